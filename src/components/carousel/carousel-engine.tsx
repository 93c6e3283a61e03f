import Autoplay from 'embla-carousel-autoplay'
import useEmblaCarousel from 'embla-carousel-react'
import { useEffect, useEffectEvent, useState } from 'react'

/** Embla's own speed; with reduced motion a slide appears at once. */
const SLIDE_DURATION = 25

/** The slides as the engine has placed them. */
export type Engine = {
  step: (by: 1 | -1) => void
  selected: number
  isAtStart: boolean
  isAtEnd: boolean
}

/** Moves the slides (Embla). Loaded lazily: a carousel is readable without it. */
export default function CarouselEngine({
  viewport,
  loop,
  autoplayDelayMs,
  isStill,
  isPlaying,
  firstStep,
  onChange,
}: {
  viewport: React.RefObject<HTMLElement | null>
  loop: boolean
  autoplayDelayMs: number
  isStill: boolean
  isPlaying: boolean
  /** A step requested before the engine was loaded; 0 for none. */
  firstStep: 1 | -1 | 0
  /** Called when the slides move, and with undefined when the engine is unmounted. */
  onChange: (engine: Engine | undefined) => void
}) {
  const [plugins] = useState(() => [
    Autoplay({ delay: autoplayDelayMs, playOnInit: false, stopOnFocusIn: false, jump: isStill }),
  ])
  const [connect, embla] = useEmblaCarousel(
    { loop, align: 'start', duration: isStill ? 0 : SLIDE_DURATION },
    plugins,
  )
  useEffect(() => {
    connect(viewport.current)
    return () => connect(null)
  }, [connect, viewport])

  const takeFirstStep = useEffectEvent((step: Engine['step']) => {
    if (firstStep !== 0) step(firstStep)
  })
  useEffect(() => {
    if (!embla) return
    const step = (by: 1 | -1) => (by === 1 ? embla.scrollNext() : embla.scrollPrev())
    const report = () => {
      onChange({
        step,
        selected: embla.selectedScrollSnap(),
        isAtStart: !loop && !embla.canScrollPrev(),
        isAtEnd: !loop && !embla.canScrollNext(),
      })
    }
    report()
    embla.on('select', report).on('reInit', report)
    takeFirstStep(step)
    return () => {
      embla.off('select', report).off('reInit', report)
      onChange(undefined)
    }
  }, [embla, loop, onChange])

  useEffect(() => {
    if (!embla) return
    const follow = () => {
      const { autoplay } = embla.plugins()
      // Without anything to scroll the plugin is not initialized, and `play` throws.
      if (isPlaying && embla.scrollSnapList().length > 1) autoplay?.play()
      else autoplay?.stop()
    }
    follow()
    // The plugin also stops for good on a swipe and whenever the window is resized.
    embla.on('pointerUp', follow).on('reInit', follow)
    return () => {
      embla.off('pointerUp', follow).off('reInit', follow)
    }
  }, [embla, isPlaying])
  return null
}
