import { setTimeout } from 'node:timers/promises'
import type { Browser, CDPSession } from '@playwright/test'

const POLL_MS = 100
/** What all processes of a browser with an empty window use in that time: nothing, or one step of their clock. */
const RESTING_CPU_MS = 20
const RESTING_POLLS = 3
const MAX_POLLS = 100

/**
 * Waits until a window that has just been opened has come to rest. Chromium makes a page of its own for the
 * suggestions of the address bar, which works for a second and would take one of two processors from the page that
 * is measured; where a visitor follows a link, it is done long since.
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

/** Milliseconds of processor time that the browser's processes have used since they began. */
async function readCpuMs(cdp: CDPSession): Promise<number> {
  const { processInfo } = await cdp.send('SystemInfo.getProcessInfo')
  return processInfo.reduce((sum, { cpuTime }) => sum + cpuTime * 1_000, 0)
}
