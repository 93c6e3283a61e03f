import { paths } from '../../../src/content/paths.ts'
import type { Table } from '../../text-table.ts'

/** The page of a course, in the tables. */
export const COURSE_ROUTE = `${paths.courses}/:courseId`

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

export type TaskMeasurement = {
  name: string
  page: string
  targetMs: number
  /** The maximum, as a multiple of FCP. */
  fcpRatioTarget?: number
  times: TaskTime[]
}

const LCP_RATIO_TARGET = 1.1
const COURSE_LCP_RATIO_TARGET = 1.05
const TBT_TARGET_MS = 200

/** The median of the ratios of pairs: a temporarily slow machine slows both of a pair. */
function lcpRatioOf({ loads }: PageMeasurement): number {
  return median(loads.map(({ built, withoutScripts }) => built.lcpMs / withoutScripts.lcpMs))
}

function medianOf({ loads }: PageMeasurement, metric: keyof Load): number {
  return median(loads.map(({ built }) => built[metric]))
}

/** Whether a page misses a target that depends on the machine's load. */
export function pageMissesTarget(page: PageMeasurement): boolean {
  const target = isOfCourse(page) ? COURSE_LCP_RATIO_TARGET : LCP_RATIO_TARGET
  return lcpRatioOf(page) > target || medianOf(page, 'tbtMs') > TBT_TARGET_MS
}

/** Whether the median time of a task, or its ratio to FCP, is above its target. */
export function taskMissesTarget(task: TaskMeasurement): boolean {
  const { targetMs, fcpRatioTarget = Number.POSITIVE_INFINITY } = task
  return medianTime(task, 'milliseconds') > targetMs || fcpRatioOf(task) > fcpRatioTarget
}

function medianTime({ times }: TaskMeasurement, metric: keyof TaskTime): number {
  return median(times.map((time) => time[metric]))
}

function fcpRatioOf({ times }: TaskMeasurement): number {
  return median(times.map(({ milliseconds, fcpMs }) => milliseconds / fcpMs))
}

const ratio = (value: number) => value.toFixed(2)
const whole = (value: number) => String(Math.round(value))
const shift = (value: number) => value.toFixed(4)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

type Metric = {
  name: string
  of: (page: PageMeasurement) => number
  format: (value: number) => string
  /** The maximum. A missed target fails nothing. */
  target?: number
}

const METRICS: readonly Metric[] = [
  { name: 'FCP (ms)', of: (page) => medianOf(page, 'fcpMs'), format: whole },
  { name: 'LCP (ms)', of: (page) => medianOf(page, 'lcpMs'), format: whole },
  { name: 'HTML (KB)', of: (page) => medianOf(page, 'htmlBytes'), format: kilobytes },
  { name: 'JavaScript (KB)', of: (page) => medianOf(page, 'jsBytes'), format: kilobytes },
  { name: 'LCP ÷ without scripts', of: lcpRatioOf, format: ratio, target: LCP_RATIO_TARGET },
  { name: 'TBT (ms)', of: (page) => medianOf(page, 'tbtMs'), format: whole, target: TBT_TARGET_MS },
  { name: 'CLS, phone', of: ({ phoneCls }) => phoneCls, format: shift, target: 0.005 },
  { name: 'CLS, 1440 px', of: ({ desktopCls }) => desktopCls, format: shift, target: 0.005 },
]
/** Of the page of a course, beside those of all pages; size-budgets.ts has its weights in a build. */
const COURSE_TARGETS: Readonly<Record<string, number>> = {
  'LCP ÷ without scripts': COURSE_LCP_RATIO_TARGET,
  'HTML (KB)': 26_000,
  'JavaScript (KB)': 125_000,
}
const CLICK_TARGET_MS = 200

/** Each target, with the page or the link that is farthest from it. */
export function targetsTable(
  pages: readonly PageMeasurement[],
  clicks: readonly ClickMeasurement[],
): Table {
  const medianRatio = ratio(median(pages.map(lcpRatioOf)))
  const ofClicks = clicks.map((click) => [nameOfClick(click), median(click.milliseconds)] as const)
  return {
    title: 'Targets',
    columns: ['Metric', 'Target', 'Worst', 'Page', 'On target'],
    rows: [
      ['LCP ÷ without scripts, median of all pages', '≤ 1.05', medianRatio, '', ''],
      ...METRICS.flatMap(({ name, of, format, target }) => {
        if (target === undefined) return []
        const values = pages.map((page) => [page.name, of(page)] as const)
        return [compareWithTarget(name, target, format, values)]
      }),
      ...METRICS.flatMap(({ name, of, format }) => {
        const target = COURSE_TARGETS[name]
        const values = pages.filter(isOfCourse).map((page) => [page.name, of(page)] as const)
        if (target === undefined || values.length === 0) return []
        return [compareWithTarget(`${name}, a course`, target, format, values)]
      }),
      compareWithTarget('Click to painted heading (ms)', CLICK_TARGET_MS, whole, ofClicks),
    ],
  }
}

function isOfCourse({ name }: PageMeasurement): boolean {
  return name.startsWith(COURSE_ROUTE)
}

function compareWithTarget(
  name: string,
  target: number,
  format: (value: number) => string,
  measured: readonly (readonly [where: string, value: number])[],
): string[] {
  const [[where, worst] = ['', 0]] = measured.toSorted(([, a], [, b]) => b - a)
  const onTarget = measured.filter(([, value]) => value <= target)
  return [
    name,
    `≤ ${format(target)}`,
    format(worst),
    where,
    `${onTarget.length} of ${measured.length}`,
  ]
}

export function tasksTable(tasks: readonly TaskMeasurement[]): Table {
  return {
    title: 'Until the page does its job',
    columns: ['Page', 'Task', 'Target (ms)', 'Median (ms)', '÷ FCP', 'JavaScript (KB)', 'Loads'],
    rows: tasks.map((task) => [
      task.page,
      task.name,
      `≤ ${task.targetMs}`,
      whole(medianTime(task, 'milliseconds')),
      ratio(fcpRatioOf(task)) + (task.fcpRatioTarget ? ` (≤ ${ratio(task.fcpRatioTarget)})` : ''),
      kilobytes(medianTime(task, 'jsBytes')),
      String(task.times.length),
    ]),
  }
}

export function pagesTable(pages: readonly PageMeasurement[]): Table {
  return {
    title: 'Pages',
    columns: ['Page', ...METRICS.map(({ name }) => name), 'Turns'],
    rows: pages.map((page) => [
      page.name,
      ...METRICS.map(({ of, format }) => format(of(page))),
      String(page.loads.length),
    ]),
  }
}

export function clicksTable(clicks: readonly ClickMeasurement[]): Table {
  return {
    title: 'From a click to the painted heading (ms)',
    columns: ['Link', 'Median', 'Slowest'],
    rows: clicks.map((click) => [
      nameOfClick(click),
      whole(median(click.milliseconds)),
      whole(Math.max(...click.milliseconds)),
    ]),
  }
}

function nameOfClick({ from, to }: ClickMeasurement): string {
  return `${from} → ${to}`
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b)
  const upper = sorted[Math.floor(sorted.length / 2)]
  const lower = sorted[Math.ceil(sorted.length / 2) - 1]
  if (upper === undefined || lower === undefined) throw new Error('There is no median of nothing')
  return (lower + upper) / 2
}
