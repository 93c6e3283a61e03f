/**
 * Where the toast stands. Over a dialog its corner would cover labels and buttons: there it stands beside the dialog,
 * or where the window is too narrow for that, above it.
 */
export const toastPlaceClasses =
  'fixed right-4 bottom-4 z-60 w-[min(100%-2rem,27rem)] max-md:right-auto max-md:left-1/2 max-md:-translate-x-1/2 in-data-scroll-locked:right-auto in-data-scroll-locked:max-[90rem]:top-4 in-data-scroll-locked:max-[90rem]:bottom-auto in-data-scroll-locked:max-[90rem]:left-1/2 in-data-scroll-locked:max-[90rem]:-translate-x-1/2 in-data-scroll-locked:min-[90rem]:left-4 in-data-scroll-locked:min-[90rem]:max-w-[calc(50%-23rem)]'

/** In pixels: 16 above the toast and 8 below it. */
const GAPS = 24

/**
 * Tells the style sheet how much room the toast in this place takes at the top of the window, so that dialogs keep out
 * of it (`below-toast`). What has been scrolled to in a dialog stays where it is. For the `ref` of the place.
 */
export function makeRoomForToast(place: HTMLElement | null) {
  if (!place) return
  const observer = new ResizeObserver(() => {
    setRoom(place.offsetHeight > 0 ? place.offsetHeight + GAPS : 0)
  })
  observer.observe(place)
  return () => {
    observer.disconnect()
    setRoom(0)
  }
}

function setRoom(height: number): void {
  const scrolled = [...document.querySelectorAll('.below-toast')]
    .map((scroller) => ({ scroller, position: scroller.scrollTop, edge: topEdge(scroller) }))
    .filter(({ position }) => position > 0)
  document.documentElement.style.setProperty('--toast-room', `${height}px`)
  for (const { scroller, position, edge } of scrolled) {
    scroller.scrollTop = position + topEdge(scroller) - edge
  }
}

function topEdge(element: Element): number {
  return element.getBoundingClientRect().top
}
