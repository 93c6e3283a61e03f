import type { Locator, Page } from '@playwright/test'
import { expect } from './fixtures.ts'

function isReactsOwn(element: Locator): Promise<boolean> {
  return element.evaluate((node) => Object.keys(node).some((key) => key.startsWith('__reactFiber')))
}

/** Whether React has taken over the page, and not only the frame around it. */
export function isTakenOver(page: Page): Promise<boolean> {
  return isReactsOwn(page.getByRole('heading', { level: 1 }))
}

/** Waits until the frame around the page has come to life, which takes no visitor. */
export async function untilFrame(page: Page): Promise<void> {
  await expect.poll(() => isReactsOwn(page.getByRole('contentinfo'))).toBe(true)
}

export async function openWithFrame(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilFrame(page)
}

/** Shows the page a visitor, until it has come to life. */
export async function takeOver(page: Page): Promise<void> {
  await expect(async () => {
    await page.mouse.move(3, 3)
    await page.mouse.move(4, 4)
    expect(await isTakenOver(page)).toBe(true)
  }).toPass({ intervals: [20, 50, 100] })
}
