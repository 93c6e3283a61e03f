import { setTimeout } from 'node:timers/promises'
import type { Browser, BrowserContextOptions, Page, Request } from '@playwright/test'

const SCREENS = {
  phone: {
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
  },
  desktop: { viewport: { width: 1440, height: 900 } },
} as const satisfies Record<string, BrowserContextOptions>

export type Screen = keyof typeof SCREENS

/** Slow 4G, as defined by Lighthouse and WebPageTest. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1_000_000) / 8,
  uploadThroughput: (750 * 1_000) / 8,
}
const CPU_SLOWDOWN = 4

/** Slow pages are measured, not failed. */
const TIMEOUT_MS = 120_000
const QUIET_MS = 500
const POLL_MS = 25

/** The processor time of an idle browser between two polls: none, or one clock tick. */
const RESTING_CPU_MS = 20
const REST_POLL_MS = 100
const RESTING_POLLS = 3

/** A first visit: empty cache, no connection, no choice made in the cookie banner. */
export async function openVisitor(browser: Browser, origin: string, screen: Screen = 'phone') {
  const context = await browser.newContext({
    ...SCREENS[screen],
    baseURL: origin,
    locale: 'da-DK',
    timezoneId: 'Europe/Copenhagen',
  })
  context.setDefaultTimeout(TIMEOUT_MS)
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const quietMs = watchRequests(page)

  /** Waits for network and main thread: on a busy machine a downloaded script can start half a second later. */
  async function settle(): Promise<void> {
    do {
      while (quietMs() < QUIET_MS) await setTimeout(POLL_MS)
      await page.evaluate(async () => {
        await document.fonts.ready
        await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
        await new Promise((idle) => requestIdleCallback(idle))
      })
    } while (quietMs() < QUIET_MS)
  }

  return {
    page,
    settle,
    /** Throttles network and processor, and clears the cache. */
    async slowDown() {
      await untilBrowserRests(browser)
      await cdp.send('Network.clearBrowserCache')
      await cdp.send('Network.emulateNetworkConditions', SLOW_4G)
      await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
    },
    async visit(route: string) {
      const response = await page.goto(route)
      if (!response?.ok()) throw new Error(`${route}: the response is ${response?.status()}.`)
      await settle()
    },
    close: () => context.close(),
  }
}

/** Returns for how many milliseconds no request has been pending. */
function watchRequests(page: Page): () => number {
  const pending = new Set<Request>()
  let changedAt = performance.now()
  const end = (request: Request) => {
    pending.delete(request)
    changedAt = performance.now()
  }
  page.on('request', (request) => {
    pending.add(request)
    changedAt = performance.now()
  })
  page.on('requestfinished', end)
  page.on('requestfailed', end)
  return () => (pending.size > 0 ? 0 : performance.now() - changedAt)
}

/** Waits for a new window: Chromium's hidden page for the address bar occupies a processor for a second. */
async function untilBrowserRests(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession()
  async function readCpuMs(): Promise<number> {
    const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
    return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
  }
  let before = await readCpuMs()
  for (let resting = 0; resting < RESTING_POLLS; ) {
    await setTimeout(REST_POLL_MS)
    const now = await readCpuMs()
    resting = now - before < RESTING_CPU_MS ? resting + 1 : 0
    before = now
  }
  await cdp.detach()
}
