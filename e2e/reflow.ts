import type { Page } from '@playwright/test'
import { expect } from './fixtures.ts'

/** 1280 by 1024 pixels at 400 %. */
export const ZOOMED = { width: 320, height: 256 }

export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - window.innerWidth,
  )
  expect.soft(overflow, `pixels by which ${what} is wider than the window`).toBeLessThanOrEqual(0)
}

/** The share of the window, from 0 to 1, that is left to the page when it has been scrolled. */
export function shareLeft(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(0, window.innerHeight * 2)
    const x = window.innerWidth / 2
    const heights = Array.from({ length: 32 }, (_, part) => (part * window.innerHeight) / 32)
    const isOfPage = (y: number) =>
      document.elementFromPoint(x, y)?.closest('main, footer') !== null
    const share = heights.filter(isOfPage).length / heights.length
    window.scrollTo(0, 0)
    return share
  })
}
