import { clsx } from 'clsx'
import { useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-hydrated'
import { useInView } from '@/lib/use-in-view'

/** spec 2: an element's animation begins 100 px before it is scrolled into view. */
const TRIGGER_MARGIN_PX = 100
const LAST_STEP = 8

/**
 * Animates a block's entry once, `step` times 100 ms after its neighbours. Not for the largest element of the first
 * view. Prerendered content in view is not animated; it would flicker. Without script, or with reduced motion, the
 * block is visible at once.
 */
export function FadeIn({
  step = 0,
  as: Element = 'div',
  className,
  children,
}: {
  step?: number
  as?: 'div' | 'li'
  className?: string
  children: React.ReactNode
}) {
  const element = useRef<HTMLDivElement & HTMLLIElement>(null)
  const isPrerendered = !useIsHydrated()
  const [phase, setPhase] = useState<'still' | 'waiting' | 'in'>(
    isPrerendered ? 'still' : 'waiting',
  )

  useInView(element, TRIGGER_MARGIN_PX, (isInView) => {
    if (!isInView) setPhase('waiting')
    else setPhase((before) => (before === 'waiting' ? 'in' : before))
  })

  return (
    <Element
      ref={element}
      className={clsx(
        phase === 'waiting' && 'fade-in-waiting',
        phase === 'in' && 'fade-in',
        className,
      )}
      // The Content-Security-Policy forbids `style` attributes in the HTML.
      style={isPrerendered ? undefined : { ['--step' as string]: Math.min(step, LAST_STEP) }}
    >
      {children}
    </Element>
  )
}
