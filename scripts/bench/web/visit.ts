import type { Page } from '@playwright/test'
import type { NetworkWatch } from './network.ts'

const QUIET_MS = 500

/**
 * Opens a page of the site, waits until it is idle, and returns its HTML as served.
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
 * Waits until a page is idle: no pending request for half a second, then an idle main thread without further requests.
 * The second condition makes this reliable on a busy machine, where a downloaded script can start half a second later.
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
