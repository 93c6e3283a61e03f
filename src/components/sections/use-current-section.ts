import { useEffect, useState } from 'react'

/**
 * The section that is being read, of those with these ids: the first at the top of the page, the last at its end,
 * and in between the one in which a line lies that is a quarter down the window.
 * @param ids in the order of the page; keep the array the same between renders
 */
export function useCurrentSection(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0])

  useEffect(() => {
    const sections = ids
      .map((id) => document.getElementById(id))
      .filter((section) => section !== null)
    function update() {
      setCurrent(findCurrent(sections)?.id)
    }
    // Whatever unfolds or comes late makes the page taller. Tells of the height at the start, too.
    const observer = new ResizeObserver(update)
    observer.observe(document.body)
    window.addEventListener('scroll', update, { passive: true })
    return () => {
      observer.disconnect()
      window.removeEventListener('scroll', update)
    }
  }, [ids])

  return current
}

function findCurrent(sections: readonly HTMLElement[]): HTMLElement | undefined {
  const [first] = sections
  const { scrollHeight, clientHeight } = document.documentElement
  if (!first || window.scrollY <= 0) return first
  // Zoomed, a window at its end can be a fraction of a pixel from it.
  if (window.scrollY + clientHeight >= scrollHeight - 1) return sections.at(-1)

  // Where a link leads to a section, the section begins this far down, and is to be the current one.
  const linkLine = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + 1
  const line = Math.max(clientHeight / 4, linkLine)
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? first
}
