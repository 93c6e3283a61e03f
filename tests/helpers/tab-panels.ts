import { beforeAll } from 'vitest'

/**
 * Gives the tests of a file the one rule of the style sheet by which the panels that are not chosen are hidden:
 * all of them are in the document.
 */
export function hideClosedTabPanels(): void {
  beforeAll(() => {
    const style = document.createElement('style')
    style.textContent =
      '.data-\\[state\\=inactive\\]\\:hidden[data-state=inactive] { display: none }'
    document.head.append(style)
  })
}
