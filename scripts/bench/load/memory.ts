import * as z from 'zod'

const MEGABYTE = 1024 * 1024

export const memorySample = z.object({
  /** Of the whole process, in bytes. */
  rss: z.number(),
  /** What JavaScript holds on to after a collection, in bytes. */
  heap: z.number(),
  /** Processor time since the process began, in milliseconds. */
  cpuMs: z.number(),
})
/** What the server says of itself. */
export type MemorySample = z.infer<typeof memorySample>

export type TimedSample = MemorySample & {
  /** Since the load began. */
  seconds: number
}

/** Measures this process, after a collection where Node.js was started with --expose-gc. */
export function sampleMemory(): MemorySample {
  globalThis.gc?.()
  const { rss, heapUsed } = process.memoryUsage()
  const { user, system } = process.cpuUsage()
  return { rss, heap: heapUsed, cpuMs: (user + system) / 1000 }
}

/** Bytes in the words of a table. */
export function inMegabytes(bytes: number): string {
  return `${(bytes / MEGABYTE).toFixed(1)} MB`
}

/**
 * By how many bytes a minute a figure grows: the slope of the straight line nearest to all samples, so that
 * neither the first nor the last decides. Undefined for less than two.
 */
export function growthPerMinute(
  samples: readonly TimedSample[],
  figure: 'rss' | 'heap',
): number | undefined {
  const mean = (values: readonly number[]) => values.reduce((sum, v) => sum + v, 0) / values.length
  const meanTime = mean(samples.map(({ seconds }) => seconds))
  const meanBytes = mean(samples.map((sample) => sample[figure]))
  let shared = 0
  let spread = 0
  for (const sample of samples) {
    shared += (sample.seconds - meanTime) * (sample[figure] - meanBytes)
    spread += (sample.seconds - meanTime) ** 2
  }
  return spread === 0 ? undefined : (shared / spread) * 60
}
