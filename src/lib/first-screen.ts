const BLOCKS = 'main :is(.section, .section section)'
const HELD_BACK = 'data-held-back'

/**
 * Lets the first frame of a page that is seen from its top do without style and layout of what begins below the screen
 * (src/index.css). The second frame has all of it, and so knows how high it is.
 */
export function holdBackBelowScreen(): void {
  const [first, second, ...others] = document.querySelectorAll(BLOCKS)
  // What a page begins with is seen in nearly every window, and to ask where it stands would cost another layout.
  const blocks = second && !first?.contains(second) ? [second, ...others] : others
  for (const block of blocks) block.setAttribute(HELD_BACK, '')
  // One after the other, since each that is let through moves the next.
  for (const block of blocks) {
    const isWithinHeld = block.parentElement?.closest(`[${HELD_BACK}]`)
    if (!isWithinHeld && topOf(block) < window.innerHeight) block.removeAttribute(HELD_BACK)
  }
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const block of blocks) block.removeAttribute(HELD_BACK)
    }),
  )
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY
}
