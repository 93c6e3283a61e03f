import type { Page } from '@playwright/test'
import * as z from 'zod'

const entry = z.object({ startTime: z.number(), duration: z.number() })
const timeline = z.object({
  paints: z.array(entry.extend({ name: z.string() })),
  candidates: z.array(entry),
  shifts: z.array(entry.extend({ value: z.number(), hadRecentInput: z.boolean() })),
  longTasks: z.array(entry),
})

/** The browser's performance entries of a load; times in milliseconds since the start of the visit. */
export type Timeline = z.infer<typeof timeline>

export const paint = z.object({
  fcpMs: z.number(),
  lcpMs: z.number(),
  cls: z.number(),
  tbtMs: z.number(),
})
export type Paint = z.infer<typeof paint>

/** The threshold of a long task. */
const NOTICEABLE_TASK_MS = 50

/** Reads buffered performance entries, so that no observer runs during the load. */
export async function readTimeline(page: Page): Promise<Timeline> {
  const [paints, candidates, shifts, longTasks] = await page.evaluate(() =>
    ['paint', 'largest-contentful-paint', 'layout-shift', 'longtask'].map((type) => {
      const observer = new PerformanceObserver(() => undefined)
      observer.observe({ type, buffered: true })
      const entries = observer.takeRecords()
      observer.disconnect()
      return entries.map((item): unknown => item.toJSON())
    }),
  )
  return timeline.parse({ paints, candidates, shifts, longTasks })
}

/**
 * The metrics of a load. Layout shifts are summed without session windows, the strictest reading of CLS.
 *
 * @throws when nothing was painted
 */
export function summarisePaint({ paints, candidates, shifts, longTasks }: Timeline): Paint {
  const fcp = paints.find(({ name }) => name === 'first-contentful-paint')
  const lcp = candidates.at(-1)
  if (!fcp || !lcp) throw new Error('Nothing was painted')
  const blocking = longTasks.filter(({ startTime }) => startTime >= fcp.startTime)
  return {
    fcpMs: fcp.startTime,
    lcpMs: lcp.startTime,
    cls: shifts
      .filter(({ hadRecentInput }) => !hadRecentInput)
      .reduce((sum, { value }) => sum + value, 0),
    tbtMs: blocking.reduce(
      (sum, { duration }) => sum + Math.max(0, duration - NOTICEABLE_TASK_MS),
      0,
    ),
  }
}
