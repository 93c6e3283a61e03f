import type { Browser, Page } from '@playwright/test'
import { type Load, readLoad } from './load.ts'
import { missesTargets, type PageMeasurement } from './measurements.ts'
import type { SiteOrigins } from './serve-site.ts'
import { openVisitor, type Screen } from './visitor.ts'

/**
 * A page that misses a target for LCP or TBT is measured again, this many times longer: between turns the ratio of a page
 * varies from 0.8 to 1.4.
 */
export const EXTENSION = 8

const SCROLL_PAUSE_MS = 100

/**
 * Measures one page: repeatedly as built and without scripts, and once on each screen while it is scrolled.
 * @param name of the page in the tables
 */
export async function measurePage(
  browser: Browser,
  { built, withoutScripts }: SiteOrigins,
  { route, name }: { route: string; name: string },
  turns: number,
): Promise<PageMeasurement> {
  /** @param scrolledOn the screen on which the page is then scrolled to its end */
  async function load(origin: string, scrolledOn?: Screen): Promise<Load> {
    const { page, slowDown, visit, settle, close } = await openVisitor(browser, origin, scrolledOn)
    await slowDown()
    await visit(route)
    if (scrolledOn) {
      await scrollToEnd(page)
      await settle()
    }
    const measured = await readLoad(page)
    await close()
    return measured
  }
  // The servers compress a file at the first request.
  await load(built)
  await load(withoutScripts)

  const measurement: PageMeasurement = {
    name,
    loads: [],
    phoneCls: (await load(built, 'phone')).cls,
    desktopCls: (await load(built, 'desktop')).cls,
  }
  async function measureTurns(count: number): Promise<void> {
    for (let turn = 0; turn < count; turn += 1) {
      measurement.loads.push({
        built: await load(built),
        withoutScripts: await load(withoutScripts),
      })
    }
  }
  await measureTurns(turns)
  if (missesTargets(measurement)) await measureTurns(EXTENSION * turns)
  return measurement
}

/** Scrolls like a reader who skims: most of a screen at a time. */
async function scrollToEnd(page: Page): Promise<void> {
  await page.evaluate(async (pauseMs) => {
    let before = -1
    while (window.scrollY > before) {
      before = window.scrollY
      window.scrollBy({ top: window.innerHeight * 0.8, behavior: 'instant' })
      await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)))
      await new Promise((paused) => setTimeout(paused, pauseMs))
    }
  }, SCROLL_PAUSE_MS)
}
