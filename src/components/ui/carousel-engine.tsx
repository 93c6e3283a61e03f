import type { EmblaCarouselType } from 'embla-carousel'
import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useState } from 'react'

/** Embla's own pace; without motion a slide is simply there. */
const SLIDE_DURATION = 25

/** What moves a carousel's slides, apart from the carousel, which is drawn and readable without it. */
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
  /** Gets the engine, and undefined when it is taken away. */
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
