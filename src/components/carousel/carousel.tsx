import { clsx } from 'clsx'
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react'
import { useRef, useState } from 'react'
import { LazyPart } from '@/components/boundaries/lazy-part'
import type { Engine } from '@/components/carousel/carousel-engine'
import { IconButton } from '@/components/ui/icon-button'
import { carouselLabels } from '@/content/carousel-labels'
import { lazyComponent } from '@/lib/lazy-component'
import { useReducedMotion } from '@/lib/reading-preferences'
import { useInView } from '@/lib/use-in-view'

const CarouselEngine = lazyComponent(() => import('@/components/carousel/carousel-engine'), {
  inBackground: true,
})

/** The distance below the window at which a carousel's engine is loaded. */
const FETCH_MARGIN_PX = 300

/** Slides that advance automatically (spec 4, Carousels), except with reduced motion; nothing in them is focusable. */
export function Carousel({
  label,
  heading,
  slides,
  slideClassName,
  loop = false,
  autoplayDelayMs,
  position,
}: {
  label: string
  heading: React.ReactNode
  slides: readonly { readonly key: string; readonly node: React.ReactNode }[]
  /** The width of a slide at each breakpoint: 'basis-full md:basis-1/2'. */
  slideClassName: string
  loop?: boolean
  autoplayDelayMs: number
  /** The name of a slide by its position: 'Udtalelse 2 af 4'. */
  position: (number: number, count: number) => string
}) {
  const viewport = useRef<HTMLDivElement>(null)
  const isStill = useReducedMotion()
  /** Undefined until the engine is needed: a step in either direction, or 0 when the carousel comes near the view. */
  const [firstStep, setFirstStep] = useState<1 | -1 | 0>()
  useInView(viewport, FETCH_MARGIN_PX, (isNear) => {
    if (isNear) setFirstStep((before) => before ?? 0)
  })
  const [engine, setEngine] = useState<Engine>()
  const [chosenIsOn, setChosenIsOn] = useState<boolean>()
  const isOn = chosenIsOn ?? !isStill
  const [hasPointer, setHasPointer] = useState(false)
  const [hasKeyboard, setHasKeyboard] = useState(false)
  const isPlaying = isOn && !hasPointer && !hasKeyboard

  const { selected, isAtStart, isAtEnd } = engine ?? {
    selected: 0,
    isAtStart: !loop,
    isAtEnd: false,
  }

  function step(by: 1 | -1) {
    if (engine) engine.step(by)
    else setFirstStep(by)
  }

  /** Without the engine the slides scroll natively. */
  function disableEngine() {
    const { current: slides } = viewport
    if (slides && firstStep) slides.scrollBy({ left: firstStep * slides.clientWidth })
    setFirstStep(undefined)
  }

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
      aria-roledescription={carouselLabels.roleDescription}
      onKeyDown={onKeyDown}
      onPointerEnter={(event) => setHasPointer(event.pointerType === 'mouse')}
      onPointerLeave={() => setHasPointer(false)}
      onFocus={onFocus}
      onBlur={() => setHasKeyboard(false)}
    >
      <div className="mb-7 flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        {heading}
        <div className="flex gap-2 noscript:hidden print:hidden">
          <StepButton label={carouselLabels.previous} isLast={isAtStart} onClick={() => step(-1)}>
            <ChevronLeft aria-hidden />
          </StepButton>
          <IconButton
            label={isOn ? carouselLabels.pause : carouselLabels.play}
            className={outline}
            onClick={toggle}
          >
            {isOn ? <Pause aria-hidden /> : <Play aria-hidden />}
          </IconButton>
          <StepButton label={carouselLabels.next} isLast={isAtEnd} onClick={() => step(1)}>
            <ChevronRight aria-hidden />
          </StepButton>
        </div>
      </div>
      <p aria-live={isPlaying ? 'off' : 'polite'} className="sr-only">
        {position(isAtEnd ? slides.length : selected + 1, slides.length)}
      </p>
      <div
        ref={viewport}
        // Scrollable with the keyboard until the engine has loaded. Then out of the tab order but still focusable, so
        // that focus which is here at that moment is not lost.
        tabIndex={engine ? -1 : 0}
        className={
          engine
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
              aria-label={position(index + 1, slides.length)}
              className={clsx('min-w-0 shrink-0 grow-0 pl-4', slideClassName)}
            >
              {node}
            </div>
          ))}
        </div>
      </div>
      {firstStep !== undefined && (
        <LazyPart onClose={disableEngine}>
          <CarouselEngine
            viewport={viewport}
            loop={loop}
            autoplayDelayMs={autoplayDelayMs}
            isStill={isStill}
            isPlaying={isPlaying}
            firstStep={firstStep}
            onChange={setEngine}
          />
        </LazyPart>
      )}
    </section>
  )
}

const outline = 'border-2 border-input aria-disabled:opacity-40 aria-disabled:cursor-default'

/** Disabled at the last slide of its direction, but only by `aria-disabled` while it has the focus. */
function StepButton({
  isLast,
  ...button
}: { isLast: boolean } & React.ComponentProps<typeof IconButton>) {
  const [hasFocus, setHasFocus] = useState(false)
  return (
    <IconButton
      {...button}
      disabled={isLast && !hasFocus}
      aria-disabled={(isLast && hasFocus) || undefined}
      className={outline}
      onFocus={() => setHasFocus(true)}
      onBlur={() => setHasFocus(false)}
    />
  )
}
