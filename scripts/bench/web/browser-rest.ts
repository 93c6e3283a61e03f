import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'

const POLL_MS = 100
/** The processor time of an idle browser in that interval: none, or one clock tick. */
const RESTING_CPU_MS = 20
const RESTING_POLLS = 3
const MAX_POLLS = 100

/**
 * Waits until a new window is idle. Chromium creates a hidden page for the suggestions of the address bar, which would
 * occupy one of two processors for a second while a page is measured.
 *
 * @throws when the browser is still busy after ten seconds
 */
export async function untilBrowserRests(browser: Browser): Promise<void> {
  const cdp = await browser.newBrowserCDPSession()
  let before = await readCpuMs(cdp)
  let resting = 0
  for (let poll = 0; resting < RESTING_POLLS; poll += 1) {
    if (poll === MAX_POLLS) throw new Error('The browser does not come to rest.')
    await setTimeout(POLL_MS)
    const now = await readCpuMs(cdp)
    resting = now - before < RESTING_CPU_MS ? resting + 1 : 0
    before = now
  }
  await cdp.detach()
}

/** The processor time of the browser's processes so far, in milliseconds. */
async function readCpuMs(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
}
