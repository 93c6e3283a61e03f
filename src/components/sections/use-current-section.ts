import { useEffect, useState } from 'react'

/** A section is current while it crosses this line, a quarter down the window. */
const READING_LINE = '-25% 0px -75% 0px'

/**
 * The section that is being read, of those with these ids.
 * @param ids in the order of the page; keep the array the same between renders
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    const observer = new IntersectionObserver(
      (entries) => {
        const crossing = entries.find(({ isIntersecting }) => isIntersecting)
        if (crossing) setCurrent(crossing.target.id)
      },
      { rootMargin: READING_LINE },
    )
    for (const id of ids) {
      const section = document.getElementById(id)
      if (section) observer.observe(section)
    }
    return () => observer.disconnect()
  }, [ids])

  return current
}
