import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Embla's own speed; with reduced motion a slide appears at once. */
const SLIDE_DURATION = 25

/** Moves the slides (Embla). Loaded lazily: a carousel is readable without it. */
export default function CarouselEngine({
  viewport,
  loop,
  autoplayDelayMs,
  isStill,
  onReady,
}: {
  viewport: HTMLElement
  loop: boolean
  autoplayDelayMs: number
  isStill: boolean
  /** Called with the engine, and with undefined when it is unmounted. */
  onReady: (embla: EmblaCarouselType | undefined) => void
}) {
  const [plugins] = useState(() => [
    Autoplay({ delay: autoplayDelayMs, playOnInit: false, stopOnFocusIn: false, jump: isStill }),
  ])
  const [connect, embla] = useEmblaCarousel(
    { loop, align: 'start', duration: isStill ? 0 : SLIDE_DURATION },
    plugins,
  )
  useEffect(() => {
    connect(viewport)
    return () => connect(null)
  }, [connect, viewport])
  useEffect(() => {
    if (!embla) return
    onReady(embla)
    return () => onReady(undefined)
  }, [embla, onReady])
  return null
}
