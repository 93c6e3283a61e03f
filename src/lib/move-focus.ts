/** Gives an element the focus, also one that cannot take it by itself, without moving the page. */
export function moveFocus(element: HTMLElement | null): void {
  if (!element) return
  if (!element.hasAttribute('tabindex')) element.setAttribute('tabindex', '-1')
  element.focus({ preventScroll: true })
}

/** Moves the reading position to the page's heading: where a new page begins, or what had the focus is gone. */
export function focusHeading(): void {
  moveFocus(document.querySelector('h1'))
}
