import type { Locator, Page } from '@playwright/test'
import { findViolations, type Theme } from './axe.ts'
import { expect } from './fixtures.ts'
import { findSmallTargets } from './touch-targets.ts'

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }

/** A size of the screen, and the themes in which a page is judged at it. */
type View = { size: typeof PHONE; themes: readonly [Theme, Theme?] }

/** Each size and each theme once: contrast depends on the theme, and what is shown depends on the size. */
const BOTH: readonly View[] = [
  { size: PHONE, themes: ['light'] },
  { size: WIDE, themes: ['dark'] },
]

/**
 * Expects that axe finds nothing in the page, or a part of it, on a phone and on a wide screen unless one is named, and
 * that a finger can hit every control.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { size, part = page.locator('html') }: { size?: typeof PHONE; part?: Locator } = {},
): Promise<void> {
  const views: readonly View[] = size ? [{ size, themes: ['light', 'dark'] }] : BOTH
  for (const { size, themes } of views) {
    await page.setViewportSize(size)
    const where = `${what} at ${size.width} px`
    expect.soft(await findViolations(page, { part, themes }), where).toEqual([])
    if (size === PHONE) {
      expect.soft(await findSmallTargets(page), `too small for a finger: ${where}`).toEqual([])
    }
  }
  await page.setViewportSize(PHONE)
}
