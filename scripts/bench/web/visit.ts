import type { Page } from '@playwright/test'
import type { NetworkWatch } from './network.ts'

const QUIET_MS = 500

/**
 * Opens a page of the site, waits until it has come to rest, and returns its HTML as served.
 *
 * @throws when there is no such page
 */
export async function visit(page: Page, network: NetworkWatch, route: string): Promise<string> {
  const response = await page.goto(route)
  if (!response?.ok()) throw new Error(`${route} was answered with ${response?.status()}.`)
  await settle(page, network)
  return response.text()
}

/**
 * Waits until a page has come to rest: nothing under way for half a second, and after it the page's own thread
 * free to paint and to idle without asking for more. Asking the page itself makes this hold on a busy machine,
 * where half a second can pass between a script's arrival and its first line.
 */
export async function settle(page: Page, network: NetworkWatch): Promise<void> {
  do {
    await network.untilQuiet(QUIET_MS)
    await page.evaluate(async () => {
      await document.fonts.ready
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      await new Promise((idle) => requestIdleCallback(idle))
    })
  } while (network.quietMs() < QUIET_MS)
}
