/** Pixels above (16) and below (8) the toast. */
const GAPS = 24

/**
 * Ref callback for the toast's viewport: sets the height that the toast takes at the top of the window, which dialogs
 * leave free (`below-toast`). The scroll position within a dialog stays.
 */
export function reserveToastSpace(viewport: HTMLElement | null) {
  if (!viewport) return
  const observer = new ResizeObserver(() => {
    setSpace(viewport.offsetHeight > 0 ? viewport.offsetHeight + GAPS : 0)
  })
  observer.observe(viewport)
  return () => {
    observer.disconnect()
    setSpace(0)
  }
}

function setSpace(height: number): void {
  const scrolled = [...document.querySelectorAll('.below-toast')]
    .map((scroller) => ({ scroller, position: scroller.scrollTop, edge: topEdge(scroller) }))
    .filter(({ position }) => position > 0)
  document.documentElement.style.setProperty('--toast-space', `${height}px`)
  for (const { scroller, position, edge } of scrolled) {
    scroller.scrollTop = position + topEdge(scroller) - edge
  }
}

function topEdge(element: Element): number {
  return element.getBoundingClientRect().top
}
