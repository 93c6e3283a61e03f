import type { Locator, Page } from '@playwright/test'
import { BY_ALL_RULES, BY_CONTRAST, findViolations, type Judgement } from './axe.ts'
import { expect } from './fixtures.ts'
import { findSmallTargets } from './touch-targets.ts'

export const PHONE = { width: 390, height: 844 }
export const WIDE = { width: 1440, height: 900 }

type View = { size: typeof PHONE; judgements: readonly Judgement[] }

const BOTH: readonly View[] = [
  { size: WIDE, judgements: [BY_CONTRAST] },
  { size: PHONE, judgements: [BY_ALL_RULES] },
]

/**
 * Expects that axe finds nothing in the page, or a part of it: by contrast on a wide screen and by all rules on a phone,
 * or both at the size that is named. On a phone a finger must also hit every control.
 */
export async function expectAccessible(
  page: Page,
  what: string,
  { size, part = page.locator('html') }: { size?: typeof PHONE; part?: Locator } = {},
): Promise<void> {
  const views = size ? [{ size, judgements: [BY_ALL_RULES, BY_CONTRAST] }] : BOTH
  for (const { size, judgements } of views) {
    await page.setViewportSize(size)
    const where = `${what} at ${size.width} px`
    expect.soft(await findViolations(page, { part, judgements }), where).toEqual([])
    if (size === PHONE) {
      expect.soft(await findSmallTargets(page), `too small for a finger: ${where}`).toEqual([])
    }
  }
}
