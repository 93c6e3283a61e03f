import { useEffect, useEffectEvent } from 'react'

/** Reports whether an element is within a distance of the view, until it has been once. */
export function useInView(
  element: React.RefObject<HTMLElement | null>,
  distancePx: number,
  onChange: (isInView: boolean) => void,
): void {
  const report = useEffectEvent(onChange)

  useEffect(() => {
    if (!element.current) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isInView = entry?.isIntersecting === true
        if (isInView) observer.disconnect()
        report(isInView)
      },
      { rootMargin: `${distancePx}px` },
    )
    observer.observe(element.current)
    return () => observer.disconnect()
  }, [element, distancePx])
}
