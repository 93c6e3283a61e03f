import type { Page } from '@playwright/test'

/** The target size of WCAG 2.5.5. */
const LEAST_PX = 44

/**
 * The visible controls that are too small, as text. A link in a sentence is as high as its line
 * (WCAG 2.5.8, Inline), and one that covers a card is as large as the card.
 */
export function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((leastPx) => {
    function sizeOf(control: Element): { width: number; height: number } {
      const { width, height } = control.getBoundingClientRect()
      const cover = getComputedStyle(control, '::after')
      if (cover.content === 'none' || cover.position !== 'absolute') return { width, height }
      return {
        width: Math.max(width, Number.parseFloat(cover.width)),
        height: Math.max(height, Number.parseFloat(cover.height)),
      }
    }

    function isInText(control: Element): boolean {
      const isInline = (element: Element) =>
        ['inline', 'inline-block'].includes(getComputedStyle(element).display)
      if (!isInline(control)) return false
      let block = control.parentElement
      while (block && isInline(block)) block = block.parentElement
      const around = block?.textContent.replace(control.textContent, '')
      return /\p{L}/u.test(around ?? '')
    }

    return [...document.querySelectorAll('a[href], button, input, select, textarea, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .filter((control) => !control.closest('[aria-hidden=true]') && !isInText(control))
      .map((control) => ({ control, ...sizeOf(control) }))
      .filter(({ width, height }) => Math.round(Math.min(width, height)) < leastPx)
      .map(
        ({ control, width, height }) =>
          `${width.toFixed(1)} x ${height.toFixed(1)}: ${control.outerHTML.slice(0, 200)}`,
      )
  }, LEAST_PX)
}
