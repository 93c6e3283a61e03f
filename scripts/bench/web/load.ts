import type { Page } from '@playwright/test'

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

/** The metrics of one visit with an empty cache. */
export type Load = {
  fcpMs: number
  lcpMs: number
  cls: number
  tbtMs: number
  /** Compressed. */
  htmlBytes: number
  jsBytes: number
}

/** The threshold of a long task. */
const LONG_TASK_MS = 50

/** The metrics of a page's load, from buffered performance entries, so that no observer runs during the load. */
export async function readLoad(page: Page): Promise<Load> {
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

/**
 * Layout shifts are summed without session windows, the strictest reading of CLS.
 * @throws when nothing was painted
 */
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
