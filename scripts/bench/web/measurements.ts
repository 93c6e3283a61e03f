import type { Load } from './load.ts'
import { median } from './median.ts'

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

export type Measurements = {
  pages: PageMeasurement[]
  clicks: ClickMeasurement[]
  tasks: TaskMeasurement[]
}

/** The targets that docs/performance.md compares with. A missed target fails nothing. */
export const TARGETS = {
  /** LCP of the page as built over that of the same page without scripts: each page, and their median. */
  lcpRatio: 1.1,
  medianLcpRatio: 1.05,
  cls: 0.005,
  tbtMs: 200,
  clickMs: 200,
} as const

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
  return lcpRatioOf(page) > TARGETS.lcpRatio || medianOf(page, 'tbtMs') > TARGETS.tbtMs
}
