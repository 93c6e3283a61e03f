import type { Browser, Page } from '@playwright/test'
import { untilBrowserRests } from './browser-rest.ts'
import { type NetworkWatch, watchNetwork } from './network.ts'

/** Slow 4G, as defined by Lighthouse and WebPageTest. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
}
const CPU_SLOWDOWN = 4

export type Phone = {
  page: Page
  network: NetworkWatch
  /** Warnings, errors and uncaught exceptions so far. */
  messages: readonly string[]
  /** Throttles network and processor, and clears the cache. */
  slowDown: () => Promise<void>
  close: () => Promise<void>
}

/** A phone on its first visit: empty cache, no connection, cookie question unanswered. */
export async function openPhone(
  browser: Browser,
  origin: string,
  { isSlow }: { isSlow: boolean },
): Promise<Phone> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  })
  const page = await context.newPage()
  const messages: string[] = []
  page.on('console', (message) => {
    if (['warning', 'error'].includes(message.type())) messages.push(message.text())
  })
  page.on('pageerror', (error) => messages.push(error.message))

  const cdp = await context.newCDPSession(page)
  const network = await watchNetwork(cdp)
  async function slowDown(): Promise<void> {
    await untilBrowserRests(browser)
    await cdp.send('Network.clearBrowserCache')
    await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  }
  if (isSlow) await slowDown()
  return { page, network, messages, slowDown, close: () => context.close() }
}
