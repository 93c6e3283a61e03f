import type { Locator, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

export type Theme = 'light' | 'dark'

const ALL_RULES: RunOptions = {
  resultTypes: ['violations'],
  rules: { 'target-size': { enabled: true } },
}

/** A second theme changes colours and nothing else. */
const CONTRAST: RunOptions = { resultTypes: ['violations'], runOnly: ['color-contrast'] }

/** They hold hundreds of shapes and no text, and are hidden from assistive technology. */
const ILLUSTRATIONS = '[aria-hidden] svg'

/** Axe's own list, and tooltips (Radix), which belong to their control wherever they stand in the document. */
const OUTSIDE_LANDMARKS =
  'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]'

/**
 * The accessibility violations that axe finds in the page, or a part of it, of any impact, as text: by all rules in the
 * first of the themes, by contrast alone in the second. Empties the page's illustrations, whose shapes slow axe down.
 */
export async function findViolations(
  page: Page,
  {
    part = page.locator('html'),
    themes: [first, second] = ['light', 'dark'],
  }: { part?: Locator; themes?: readonly [Theme, Theme?] } = {},
): Promise<string[]> {
  // Half a megabyte, which takes longer to read than most pages to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const runs = [
    { theme: first, options: ALL_RULES },
    ...(second ? [{ theme: second, options: CONTRAST }] : []),
  ]
  return part.evaluate(
    async (include, [runs, illustrations, regionMatcher]) => {
      for (const illustration of document.querySelectorAll(illustrations))
        illustration.replaceChildren()
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
      const found: string[] = []
      const { classList } = document.documentElement
      for (const { theme, options } of runs) {
        // As the inline script of index.html shows it.
        classList.toggle('dark', theme === 'dark')
        const { violations } = await window.axe.run(include, options)
        for (const { id, nodes } of violations) {
          for (const { html, failureSummary } of nodes) {
            found.push(`${id} (${theme}): ${html} ${failureSummary}`)
          }
        }
      }
      classList.remove('dark')
      return found
    },
    [runs, ILLUSTRATIONS, OUTSIDE_LANDMARKS] as const,
  )
}
