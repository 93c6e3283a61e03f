import type { Locator, Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** A theme, and the rules by which a page is judged in it. */
export type Judgement = { theme: 'light' | 'dark'; options: RunOptions }

export const BY_ALL_RULES: Judgement = {
  theme: 'light',
  options: { resultTypes: ['violations'], rules: { 'target-size': { enabled: true } } },
}

/** The dark theme changes colours and nothing else. */
export const BY_CONTRAST: Judgement = {
  theme: 'dark',
  options: { resultTypes: ['violations'], runOnly: ['color-contrast'] },
}

/** They hold hundreds of shapes and no text, and are hidden from assistive technology. */
const ILLUSTRATIONS = '[aria-hidden] svg'

/** Axe's own list, and tooltips (Radix), which belong to their control wherever they stand in the document. */
const OUTSIDE_LANDMARKS =
  'dialog, [role=dialog], [role=alertdialog], svg, [data-radix-popper-content-wrapper]'

/**
 * The accessibility violations that axe finds in the page, or a part of it, of any impact, as text. Empties the page's
 * illustrations, whose shapes slow axe down.
 */
export async function findViolations(
  page: Page,
  {
    part = page.locator('html'),
    judgements = [BY_ALL_RULES, BY_CONTRAST],
  }: { part?: Locator; judgements?: readonly Judgement[] } = {},
): Promise<string[]> {
  // Half a megabyte, which takes longer to read than most pages to judge.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return part.evaluate(
    async (include, [all, illustrations, regionMatcher]) => {
      for (const illustration of document.querySelectorAll(illustrations))
        illustration.replaceChildren()
      window.axe.configure({ checks: [{ id: 'region', options: { regionMatcher } }] })
      const found: string[] = []
      const { classList } = document.documentElement
      for (const { theme, options } of all) {
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
    [judgements, ILLUSTRATIONS, OUTSIDE_LANDMARKS] as const,
  )
}
