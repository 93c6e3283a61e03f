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

export type PageMeasurement = {
  /** The path, and the number of courses where there are several builds. */
  name: string
  /** As built, and with HTML without scripts, which is the earliest possible paint. */
  loads: { built: Load; withoutScripts: Load }[]
  /** CLS of a load as built that was then scrolled to its end. */
  phoneCls: number
  desktopCls: number
}

export type ClickMeasurement = { from: string; to: string; milliseconds: number[] }

/** The time from the request for the document to the completion of a task. */
export type TaskTime = {
  milliseconds: number
  fcpMs: number
  /** Compressed size of the scripts loaded until then. */
  jsBytes: number
}

export type TaskMeasurement = { name: string; page: string; targetMs: number; times: TaskTime[] }

/** LCP of a page as built over that of the same page without scripts. */
export const LCP_RATIO_TARGET = 1.1
export const TBT_TARGET_MS = 200

/** The median of the ratios of pairs: a temporarily slow machine slows both of a pair. */
export function lcpRatioOf({ loads }: PageMeasurement): number {
  return median(loads.map(({ built, withoutScripts }) => built.lcpMs / withoutScripts.lcpMs))
}

/** The median of a metric of the page as built. */
export function medianOf({ loads }: PageMeasurement, metric: keyof Load): number {
  return median(loads.map(({ built }) => built[metric]))
}

/** Whether a page misses a target that depends on the machine's load. */
export function missesTargets(page: PageMeasurement): boolean {
  return lcpRatioOf(page) > LCP_RATIO_TARGET || medianOf(page, 'tbtMs') > TBT_TARGET_MS
}

/** @throws when there are no values */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}
