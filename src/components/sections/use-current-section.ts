import { useEffect, useState } from 'react'

/**
 * The id of the current section: the first at the top of the page, the last at its end, in between the one a quarter
 * down the window.
 * @param ids in the order of the page; must be the same array in every render
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
    // Unfolded or late content changes the page's height. The observer also reports the initial height.
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
  // Zoomed, the scroll position can be a fraction of a pixel from the end.
  if (window.scrollY + clientHeight >= scrollHeight - 1) return sections.at(-1)

  // A section that a link leads to begins this far down, and must be the current one.
  const linkLine = Number.parseFloat(getComputedStyle(first).scrollMarginTop) + 1
  const line = Math.max(clientHeight / 4, linkLine)
  return sections.findLast((section) => section.getBoundingClientRect().top <= line) ?? first
}
