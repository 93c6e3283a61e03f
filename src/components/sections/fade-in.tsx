import { clsx } from 'clsx'
import { useEffect, useRef, useState } from 'react'

declare module 'react' {
  interface CSSProperties {
    '--step'?: number
  }
}

/** Specification 2: on scroll, an element begins 100 px before it enters the view. */
const TRIGGER_MARGIN_PX = 100
const LAST_STEP = 8

/**
 * Lets a block rise into place once, `step` times 100 ms after its neighbours. Never for what is largest in
 * the first view. Without script, or where motion is unwelcome, the block is simply there.
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
  const [hasEntered, setHasEntered] = useState(false)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        setHasEntered(true)
        observer.disconnect()
      },
      { rootMargin: `${TRIGGER_MARGIN_PX}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [])

  return (
    <Element
      ref={element}
      className={clsx('fade-in', hasEntered && 'is-in', className)}
      style={{ '--step': Math.min(step, LAST_STEP) }}
    >
      {children}
    </Element>
  )
}
