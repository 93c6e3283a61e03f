import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'
import { useIsHydrated } from '@/lib/use-hydrated'

/** spec 2: on scroll, an element begins 100 px before it enters the view. */
const TRIGGER_MARGIN_PX = 100
const LAST_STEP = 8

/**
 * Lets a block rise into place once, `step` times 100 ms after its neighbours. Never for what is largest in
 * the first view. What the build's HTML has put into the first view is left as it is, for it would go out and
 * come again. Without script, or where motion is unwelcome, the block is simply there.
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

  useEffect(() => {
    const block = element.current
    if (!block) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) {
          setPhase((before) => (before === 'in' ? before : 'waiting'))
          return
        }
        setPhase((before) => (before === 'waiting' ? 'in' : before))
        observer.disconnect()
      },
      { rootMargin: `${TRIGGER_MARGIN_PX}px` },
    )
    observer.observe(block)
    return () => observer.disconnect()
  }, [])

  return (
    <Element
      ref={element}
      className={clsx(
        phase === 'waiting' && 'fade-in-waiting',
        phase === 'in' && 'fade-in',
        className,
      )}
      // The content security policy lets no style stand in the HTML.
      style={isPrerendered ? undefined : { ['--step' as string]: Math.min(step, LAST_STEP) }}
    >
      {children}
    </Element>
  )
}
