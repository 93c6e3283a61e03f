/**
 * The toast's position. With an open dialog, whose labels and buttons it must not cover, it is beside the dialog, or
 * above it in narrow windows.
 */
export const toastPositionClasses =
  'fixed right-4 bottom-4 z-60 w-[min(100%-2rem,27rem)] max-md:right-auto max-md:left-1/2 max-md:-translate-x-1/2 in-data-scroll-locked:right-auto in-data-scroll-locked:max-[90rem]:top-4 in-data-scroll-locked:max-[90rem]:bottom-auto in-data-scroll-locked:max-[90rem]:left-1/2 in-data-scroll-locked:max-[90rem]:-translate-x-1/2 in-data-scroll-locked:min-[90rem]:left-4 in-data-scroll-locked:min-[90rem]:max-w-[calc(50%-23rem)]'

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
