import { readFile } from 'node:fs/promises'
import type { Locator, Page } from '@playwright/test'
import type axe from 'axe-core'
import type { RunOptions } from 'axe-core'
import { expect, PHONE } from './fixtures.ts'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** Less than half of axe's whole source, which takes longer to read than most pages to judge. */
const AXE = new URL(import.meta.resolve('axe-core/axe.min.js'))

/** The rules by which axe judges a page in a theme. The dark theme changes colours and nothing else. */
const RULES: Record<'light' | 'dark', RunOptions> = {
  light: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
  dark: { resultTypes: ['violations'], runOnly: ['color-contrast'] },
}

/** They hold hundreds of shapes and no text, and are hidden from assistive technology. */
const ILLUSTRATIONS = '[aria-hidden] svg'

/** Axe's own list, and tooltips (Radix), which belong to their control wherever they stand in the document. */
const OUTSIDE_LANDMARKS =
  'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]'

/** The target size of WCAG 2.5.5. */
const LEAST_TARGET_PX = 44

/**
 * Expects that axe finds nothing in the page, or a part of it that is visible, and that a finger hits every control where
 * the window is a phone's. The dark theme is for whole pages: tests/styles/contrast.test.ts has each pair of colours in both.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  {
    part = page.locator('html'),
    theme = 'light',
  }: { part?: Locator; theme?: 'light' | 'dark' } = {},
): Promise<void> {
  await expect(part, what).toBeVisible()
  expect.soft(await findViolations(page, part, theme), what).toEqual([])
  if ((page.viewportSize()?.width ?? 0) <= PHONE.width) {
    expect.soft(await findSmallTargets(page), `too small for a finger: ${what}`).toEqual([])
  }
}

/** The violations of any impact, as text. Empties the page's illustrations, whose shapes slow axe down. */
async function findViolations(
  page: Page,
  part: Locator,
  theme: 'light' | 'dark',
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window)))
    await page.evaluate(await readFile(AXE, 'utf8'))
  return part.evaluate(
    async (include, [isDark, rules, illustrations, regionMatcher]) => {
      for (const illustration of document.querySelectorAll(illustrations))
        illustration.replaceChildren()
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
      // As src/boot.ts shows it.
      document.documentElement.classList.toggle('dark', isDark)
      const { violations } = await window.axe.run(include, rules)
      document.documentElement.classList.remove('dark')
      return violations.flatMap(({ id, nodes }) =>
        nodes.map(({ html, failureSummary }) => `${id}: ${html} ${failureSummary}`),
      )
    },
    [theme === 'dark', RULES[theme], ILLUSTRATIONS, OUTSIDE_LANDMARKS] as const,
  )
}

/**
 * The visible controls that are too small, as text. A link in a sentence is as high as its line
 * (WCAG 2.5.8, Inline), and one that covers a card is as large as the card.
 */
function findSmallTargets(page: Page): Promise<string[]> {
  return page.evaluate((leastPx) => {
    function sizeOf(control: Element): { width: number; height: number } {
      // A tap on the label around a checkbox ticks it.
      const { width, height } = (control.closest('label') ?? control).getBoundingClientRect()
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
  }, LEAST_TARGET_PX)
}
