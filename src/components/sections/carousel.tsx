import { clsx } from 'clsx'
import type { EmblaCarouselType } from 'embla-carousel'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import {
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react'
import { LazyPart } from '@/components/sections/lazy-part'
import { IconButton } from '@/components/ui/icon-button'
import { lazyComponent } from '@/lib/lazy-component'
import { useReducedMotion } from '@/lib/reading-preferences'

type Slide = { readonly key: string; readonly node: React.ReactNode }

type CarouselLabels = {
  readonly roleDescription: string
  readonly previous: string
  readonly next: string
  readonly pause: string
  readonly play: string
  /** The name of a slide by its position: 'Udtalelse 2 af 4'. */
  readonly position: (number: number, count: number) => string
}

const CarouselEngine = lazyComponent(() => import('@/components/sections/carousel-engine'), {
  inBackground: true,
})

/** The distance below the window at which a carousel's engine is loaded. */
const FETCH_MARGIN_PX = 300

/**
 * Slides that advance automatically (spec 4, Carousels), except with reduced motion. They contain nothing focusable. The
 * engine is loaded when the carousel comes near the view; until then the slides scroll natively.
 */
export function Carousel({
  label,
  heading,
  slides,
  slideClassName,
  loop = false,
  autoplayDelayMs,
  labels,
}: {
  label: string
  /** At the left of the buttons. */
  heading: React.ReactNode
  slides: readonly Slide[]
  /** The width of a slide at each breakpoint: 'basis-full md:basis-1/2'. */
  slideClassName: string
  loop?: boolean
  autoplayDelayMs: number
  labels: CarouselLabels
}) {
  const viewport = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()
  /** A step requested before the engine is loaded, taken afterwards. */
  const firstStep = useRef<1 | -1>(undefined)
  const [hasEngine, setHasEngine] = useState(false)
  useNearView(viewport, () => setHasEngine(true))
  const [embla, setEmbla] = useState<EmblaCarouselType>()
  const [chosenIsOn, setChosenIsOn] = useState<boolean>()
  const isOn = chosenIsOn ?? !isStill
  const [hasPointer, setHasPointer] = useState(false)
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const isPlaying = isOn && !hasPointer && !hasKeyboard

  const subscribe = useCallback(
    (onChange: () => void) => {
      embla?.on('select', onChange).on('reInit', onChange)
      return () => {
        embla?.off('select', onChange).off('reInit', onChange)
      }
    },
    [embla],
  )
  const selected = useSnapshot(subscribe, () => embla?.selectedScrollSnap() ?? 0)
  const isAtStart = useSnapshot(subscribe, () => !loop && !embla?.canScrollPrev())
  const isAtEnd = useSnapshot(subscribe, () => !loop && embla?.canScrollNext() === false)

  useEffect(() => {
    if (!embla) return
    function follow() {
      const autoplay = embla?.plugins().autoplay
      // Without anything to scroll the plugin is not initialized, and `play` throws.
      if (isPlaying && embla && embla.scrollSnapList().length > 1) autoplay?.play()
      else autoplay?.stop()
    }
    follow()
    // The plugin also stops for good on a swipe and whenever the window is resized.
    embla.on('pointerUp', follow).on('reInit', follow)
    return () => {
      embla.off('pointerUp', follow).off('reInit', follow)
    }
  }, [embla, isPlaying])

  function step(by: 1 | -1) {
    if (embla) move(embla, by)
    else {
      firstStep.current = by
      setHasEngine(true)
    }
  }
  function disableEngine() {
    const { current: slides } = viewport
    if (slides && firstStep.current)
      slides.scrollBy({ left: firstStep.current * slides.clientWidth })
    firstStep.current = undefined
    setHasEngine(false)
  }
  const takeEngine = useCallback((ready: EmblaCarouselType | undefined) => {
    setEmbla(ready)
    if (ready && firstStep.current) move(ready, firstStep.current)
    firstStep.current = undefined
  }, [])

  function toggle() {
    setChosenIsOn(!isOn)
    // Pressing play starts the movement, although pointer and focus are still on the button.
    setHasPointer(false)
    setHasKeyboard(false)
  }

  function onFocus({ target }: React.FocusEvent) {
    // A button keeps the focus after a mouse click; only visible focus pauses the carousel.
    setHasKeyboard(target.matches(':focus-visible'))
  }

  function onKeyDown(event: React.KeyboardEvent) {
    // With a modifier the arrows belong to the browser (back, forward).
    if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
    if (event.key === 'ArrowLeft') step(-1)
    else if (event.key === 'ArrowRight') step(1)
    else return
    event.preventDefault()
  }

  return (
    <section
      aria-label={label}
      aria-roledescription={labels.roleDescription}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => setHasPointer(event.pointerType === 'mouse')}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={onFocus}
      onBlur={() => setHasKeyboard(false)}
    >
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {heading}
        <div className="flex gap-2 noscript:hidden print:hidden">
          <StepButton label={labels.previous} isAtLimit={isAtStart} onStep={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </StepButton>
          <IconButton
            label={isOn ? labels.pause : labels.play}
            className={outline}
            onClick={toggle}
          >
            {isOn ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
          <StepButton label={labels.next} isAtLimit={isAtEnd} onStep={() => step(1)}>
            <ChevronRight aria-hidden />
          </StepButton>
        </div>
      </div>
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        {labels.position(isAtEnd ? slides.length : selected + 1, slides.length)}
      </p>
      <div
        ref={viewport}
        // Scrollable with the keyboard until the engine has loaded. Then out of the tab order but still focusable, so
        // that focus which is here at that moment is not lost.
        tabIndex={embla ? -1 : 0}
        className={
          embla
            ? 'overflow-hidden'
            : 'overflow-x-auto [scrollbar-width:none] noscript:[scrollbar-width:auto]'
        }
      >
        <div className="-ml-4 flex touch-pan-y touch-pinch-zoom">
          {slides.map(({ key, node }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: a fieldset groups the fields of a form
            <div
              key={key}
              role="group"
              aria-label={labels.position(index + 1, slides.length)}
              className={clsx('min-w-0 shrink-0 grow-0 pl-4', slideClassName)}
            >
              {node}
            </div>
          ))}
        </div>
      </div>
      {hasEngine && viewport.current && (
        <LazyPart onClose={disableEngine}>
          <CarouselEngine
            viewport={viewport.current}
            loop={loop}
            autoplayDelayMs={autoplayDelayMs}
            isStill={isStill}
            onReady={takeEngine}
          />
        </LazyPart>
      )}
    </section>
  )
}

function move(embla: EmblaCarouselType, by: 1 | -1): void {
  if (by === 1) embla.scrollNext()
  else embla.scrollPrev()
}

/** A value of the engine, as a hook; during prerendering and until it is loaded, the value without an engine. */
function useSnapshot<Value>(
  subscribe: (onChange: () => void) => () => void,
  read: () => Value,
): Value {
  return useSyncExternalStore(subscribe, read, read)
}

/** Calls back once the element comes near the view. */
function useNearView(element: React.RefObject<HTMLElement | null>, onNear: () => void) {
  const onFirstNear = useEffectEvent(onNear)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        observer.disconnect()
        onFirstNear()
      },
      { rootMargin: `${FETCH_MARGIN_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element])
}

const outline = 'border-2 border-input aria-disabled:opacity-40 aria-disabled:cursor-default'

/**
 * Previous or next. At the end of the row the button is disabled, but while it has the focus only `aria-disabled`: a
 * disabled button would lose the focus, and with it the arrow keys.
 */
function StepButton({
  label,
  isAtLimit,
  onStep,
  children,
}: {
  label: string
  isAtLimit: boolean
  onStep: () => void
  children: React.ReactNode
}) {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <IconButton
      label={label}
      disabled={isAtLimit && !hasFocus}
      aria-disabled={isAtLimit}
      className={outline}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
      onClick={onStep}
    >
      {children}
    </IconButton>
  )
}
