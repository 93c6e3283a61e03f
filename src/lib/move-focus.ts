/** Focuses an element, also one that is not focusable by itself, without scrolling. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Focuses the page's heading: after a navigation, or when the focused element has been removed. */
export function focusHeading(): void {
  moveFocus(document.querySelector('h1'))
}

/** Brings an element into view, and focus and reading position to it. */
export function scrollAndFocus(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'center' })
  moveFocus(element)
}
