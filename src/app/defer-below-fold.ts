const BLOCKS = 'main :is(.section, .section section)'
const DEFERRED = 'data-deferred'

/**
 * Leaves blocks below the fold of a page that is shown from its top out of the first frame's style and layout
 * (src/index.css). The second frame has all of them, and the page its height (docs/decisions.md).
 */
export function deferBelowFold(): void {
  const [first, second, ...others] = document.querySelectorAll(BLOCKS)
  // The first block is visible in nearly every window, and reading its position would cost another layout.
  const blocks = second && !first?.contains(second) ? [second, ...others] : others
  for (const block of blocks) block.setAttribute(DEFERRED, '')
  // One after the other, since each block that is shown moves the next.
  for (const block of blocks) {
    const isInDeferred = block.parentElement?.closest(`[${DEFERRED}]`)
    if (!isInDeferred && topOf(block) < window.innerHeight) block.removeAttribute(DEFERRED)
  }
  requestAnimationFrame(() =>
    requestAnimationFrame(() => {
      for (const block of blocks) block.removeAttribute(DEFERRED)
    }),
  )
}

function topOf(element: Element): number {
  return element.getBoundingClientRect().top + window.scrollY
}
