import type { Load } from './load.ts'
import {
  type ClickMeasurement,
  lcpRatioOf,
  type Measurements,
  medianOf,
  type PageMeasurement,
  TARGETS,
  type TaskMeasurement,
  type TaskTime,
} from './measurements.ts'
import { median } from './median.ts'
import type { Table } from './table.ts'

const ratio = (value: number) => value.toFixed(2)
const whole = (value: number) => String(Math.round(value))
const milliseconds = (value: number) => `${whole(value)} ms`
const shift = (value: number) => value.toFixed(4)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)

/** The tables of all measurements, beginning with the targets. */
export function makeTables({ pages, clicks, tasks }: Measurements): Table[] {
  return [targetsTable(pages, clicks), tasksTable(tasks), pagesTable(pages), clicksTable(clicks)]
}

function targetsTable(
  pages: readonly PageMeasurement[],
  clicks: readonly ClickMeasurement[],
): Table {
  const { lcpRatio, medianLcpRatio, tbtMs, cls, clickMs } = TARGETS
  const values = (of: (page: PageMeasurement) => number) =>
    pages.map((page) => ({ name: page.name, value: of(page) }))
  const ratios = values(lcpRatioOf)
  const ofClicks = clicks.map((click) => ({
    name: nameOfClick(click),
    value: median(click.milliseconds),
  }))
  return {
    title: 'Targets',
    columns: ['Metric', 'Target', 'Worst', 'Page', 'On target'],
    rows: [
      [
        'LCP ÷ without scripts, median of all pages',
        `≤ ${ratio(medianLcpRatio)}`,
        pages.length > 0 ? ratio(median(ratios.map(({ value }) => value))) : '',
        '',
        '',
      ],
      compareWithTarget('LCP ÷ without scripts', lcpRatio, ratio, ratios),
      compareWithTarget(
        'TBT',
        tbtMs,
        milliseconds,
        values((page) => medianOf(page, 'tbtMs')),
      ),
      compareWithTarget(
        'CLS, phone',
        cls,
        shift,
        values(({ phoneCls }) => phoneCls),
      ),
      compareWithTarget(
        'CLS, 1440 px',
        cls,
        shift,
        values(({ desktopCls }) => desktopCls),
      ),
      compareWithTarget('Click to painted heading', clickMs, milliseconds, ofClicks),
    ],
  }
}

function compareWithTarget(
  name: string,
  target: number,
  format: (value: number) => string,
  measured: readonly { name: string; value: number }[],
): string[] {
  const [worst] = measured.toSorted((a, b) => b.value - a.value)
  const onTarget = measured.filter(({ value }) => value <= target)
  return [
    name,
    `≤ ${format(target)}`,
    worst ? format(worst.value) : '',
    worst ? worst.name : '',
    `${onTarget.length} of ${measured.length}`,
  ]
}

function tasksTable(tasks: readonly TaskMeasurement[]): Table {
  const medianTime = ({ times }: TaskMeasurement, metric: keyof TaskTime) =>
    median(times.map((time) => time[metric]))
  return {
    title: 'Until the page does its job',
    columns: ['Page', 'Task', 'Target (ms)', 'Median (ms)', 'FCP (ms)', 'JavaScript (KB)'],
    rows: tasks.map((task) => [
      task.page,
      task.name,
      `≤ ${task.targetMs}`,
      whole(medianTime(task, 'milliseconds')),
      whole(medianTime(task, 'fcpMs')),
      kilobytes(medianTime(task, 'jsBytes')),
    ]),
  }
}

const PAGE_COLUMNS: readonly {
  name: string
  metric: keyof Load
  format: (value: number) => string
}[] = [
  { name: 'FCP (ms)', metric: 'fcpMs', format: whole },
  { name: 'LCP (ms)', metric: 'lcpMs', format: whole },
  { name: 'TBT (ms)', metric: 'tbtMs', format: whole },
  { name: 'HTML (KB)', metric: 'htmlBytes', format: kilobytes },
  { name: 'JavaScript (KB)', metric: 'jsBytes', format: kilobytes },
]

function pagesTable(pages: readonly PageMeasurement[]): Table {
  return {
    title: 'Pages',
    columns: [
      'Page',
      ...PAGE_COLUMNS.map(({ name }) => name),
      'LCP ÷ without scripts',
      'CLS, phone',
      'CLS, 1440 px',
      'Turns',
    ],
    rows: pages.map((page) => [
      page.name,
      ...PAGE_COLUMNS.map(({ metric, format }) => format(medianOf(page, metric))),
      ratio(lcpRatioOf(page)),
      shift(page.phoneCls),
      shift(page.desktopCls),
      String(page.loads.length),
    ]),
  }
}

function clicksTable(clicks: readonly ClickMeasurement[]): Table {
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
