import type { Page } from '@playwright/test'
import * as z from 'zod'

const entry = z.object({ name: z.string(), startTime: z.number(), duration: z.number() })
const download = entry.extend({ encodedBodySize: z.number() })
const entries = z.object({
  paint: z.array(entry),
  'largest-contentful-paint': z.array(entry),
  'layout-shift': z.array(entry.extend({ value: z.number(), hadRecentInput: z.boolean() })),
  longtask: z.array(entry),
  navigation: z.array(download),
  resource: z.array(download),
})

/** The browser's performance entries of a load by type; times in milliseconds since the start of the visit. */
export type PerformanceEntries = z.infer<typeof entries>

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

/** Reads buffered performance entries, so that no observer runs during the load. */
export async function readEntries(page: Page): Promise<PerformanceEntries> {
  const types = Object.keys(entries.shape)
  const buffered = await page.evaluate(
    (names) =>
      names.map((type) => {
        const observer = new PerformanceObserver(() => undefined)
        observer.observe({ type, buffered: true })
        const records = observer.takeRecords()
        observer.disconnect()
        return [type, records.map((record): unknown => record.toJSON())] as const
      }),
    types,
  )
  return entries.parse(Object.fromEntries(buffered))
}

/**
 * The metrics of a load. Layout shifts are summed without session windows, the strictest reading of CLS.
 * @throws when nothing was painted
 */
export function summarise(recorded: PerformanceEntries): Load {
  const fcp = recorded.paint.find(({ name }) => name === 'first-contentful-paint')
  const lcp = recorded['largest-contentful-paint'].at(-1)
  if (!fcp || !lcp) throw new Error('Nothing was painted')
  return {
    fcpMs: fcp.startTime,
    lcpMs: lcp.startTime,
    cls: sum(
      recorded['layout-shift']
        .filter(({ hadRecentInput }) => !hadRecentInput)
        .map(({ value }) => value),
    ),
    tbtMs: sum(
      recorded.longtask
        .filter(({ startTime }) => startTime >= fcp.startTime)
        .map(({ duration }) => Math.max(0, duration - LONG_TASK_MS)),
    ),
    htmlBytes: sum(recorded.navigation.map(({ encodedBodySize }) => encodedBodySize)),
    jsBytes: sum(
      recorded.resource
        .filter(({ name }) => name.endsWith('.js'))
        .map(({ encodedBodySize }) => encodedBodySize),
    ),
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0)
}
