import type { Browser, Page } from '@playwright/test'
import { type Load, type PageMeasurement, pageMissesTarget } from './measurements.ts'
import type { SiteOrigins } from './serve-site.ts'
import { openVisitor, type Screen } from './visitor.ts'

/** How many times longer a page or a task that misses a target is measured: ratios vary from 0.8 to 1.4 between turns. */
export const EXTENSION = 16

const SCROLL_PAUSE_MS = 100

/** A performance entry of any type; times in milliseconds since the start of the visit. */
type Entry = {
  entryType: string
  name: string
  startTime: number
  duration: number
  /** Of a layout shift. */
  value?: number
  hadRecentInput?: boolean
  /** Of a download. */
  encodedBodySize?: number
}

const ENTRY_TYPES = [
  'paint',
  'largest-contentful-paint',
  'layout-shift',
  'longtask',
  'navigation',
  'resource',
]

const LONG_TASK_MS = 50

/** Measures a page: repeatedly as built and without scripts, and once on each screen while it is scrolled. */
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
  const { loads } = measurement
  for (let wanted = turns; loads.length < wanted; ) {
    loads.push({ built: await load(built), withoutScripts: await load(withoutScripts) })
    if (loads.length === turns && pageMissesTarget(measurement)) wanted += EXTENSION * turns
  }
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

/** The metrics of a page's load, from buffered performance entries, so that no observer runs during the load. */
async function readLoad(page: Page): Promise<Load> {
  const recorded = await page.evaluate(
    (types) =>
      types.flatMap((type) => {
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type, buffered: true })
        const buffered = observer.takeRecords()
        observer.disconnect()
        return buffered.map((record): Entry => record.toJSON())
      }),
    ENTRY_TYPES,
  )
  return summarise(recorded)
}

/** Layout shifts are summed without session windows, the strictest reading of CLS. */
export function summarise(recorded: readonly Entry[]): Load {
  const ofType = (type: string) => recorded.filter(({ entryType }) => entryType === type)
  const fcp = ofType('paint').find(({ name }) => name === 'first-contentful-paint')
  const lcp = ofType('largest-contentful-paint').at(-1)
  if (!fcp || !lcp) throw new Error('Nothing was painted')

  const shifts = ofType('layout-shift').filter(({ hadRecentInput }) => !hadRecentInput)
  const longTasks = ofType('longtask').filter(({ startTime }) => startTime >= fcp.startTime)
  const scripts = ofType('resource').filter(({ name }) => name.endsWith('.js'))
  return {
    fcpMs: fcp.startTime,
    lcpMs: lcp.startTime,
    cls: sum(shifts, ({ value }) => value),
    tbtMs: sum(longTasks, ({ duration }) => Math.max(0, duration - LONG_TASK_MS)),
    htmlBytes: sum(ofType('navigation'), ({ encodedBodySize }) => encodedBodySize),
    jsBytes: sum(scripts, ({ encodedBodySize }) => encodedBodySize),
  }
}

function sum(entries: readonly Entry[], amountOf: (entry: Entry) => number | undefined): number {
  return entries.reduce((total, entry) => total + (amountOf(entry) ?? 0), 0)
}
