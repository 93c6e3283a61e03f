import { budgetOf } from '../../build/size-budgets.ts'
import type {
  ClickMeasurement,
  JobMeasurement,
  JobVisit,
  Load,
  Progress,
  RouteMeasurement,
  Variant,
} from './measurements.ts'
import type { BytesByKind } from './page-weight.ts'
import { median, medianRatio } from './statistics.ts'
import type { Table } from './table.ts'
import { TARGETS } from './targets.ts'

const ratio = (value: number) => value.toFixed(2)
const milliseconds = (value: number) => `${Math.round(value)} ms`
const shift = (value: number) => value.toFixed(4)
const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1)
const percent = (share: number) => `${(Math.floor(share * 1000) / 10).toFixed(1)} %`

type Figure = Exclude<keyof Load, 'bytes'>

function figures({ loads }: RouteMeasurement, variant: Variant, figure: Figure): number[] {
  return loads[variant].map((load) => load[figure])
}

function lcpOverNoScripts(page: RouteMeasurement): number {
  return medianRatio(figures(page, 'built', 'lcpMs'), figures(page, 'noScripts', 'lcpMs'))
}

function lcpOverSpa(page: RouteMeasurement): number {
  return medianRatio(figures(page, 'built', 'lcpMs'), figures(page, 'spa', 'lcpMs'))
}

function worstLoadCls(page: RouteMeasurement): number {
  return Math.max(...figures(page, 'built', 'cls'))
}

function bytesOf(page: RouteMeasurement, kind: keyof BytesByKind): number {
  return median(page.loads.built.map(({ bytes }) => bytes[kind]))
}

function totalBytes(page: RouteMeasurement): number {
  return median(
    page.loads.built.map(({ bytes }) => Object.values(bytes).reduce((sum, part) => sum + part, 0)),
  )
}

/** The tables of all measurements, beginning with the targets. */
export function makeTables({ routes, clicks, jobs }: Progress): Table[] {
  return [
    targetsTable(routes, clicks),
    jobsTable(jobs),
    paintTable(routes),
    bytesTable(routes),
    steadinessTable(routes),
    clicksTable(clicks),
  ]
}

type Subject<T> = {
  name: string
  of: (item: T) => number
  /** The worst is the largest figure, unless more is better. */
  isMoreBetter?: boolean
  target: number
  format: (value: number) => string
}

/** The targets that depend on the machine's load. */
const TIME_SUBJECTS: readonly Subject<RouteMeasurement>[] = [
  {
    name: 'LCP as built ÷ without scripts',
    of: lcpOverNoScripts,
    target: TARGETS.lcpOverNoScripts,
    format: ratio,
  },
  {
    name: 'LCP as built ÷ ordinary SPA',
    of: lcpOverSpa,
    target: TARGETS.lcpOverSpa,
    format: ratio,
  },
  {
    name: 'TBT',
    of: (page) => median(figures(page, 'built', 'tbtMs')),
    target: TARGETS.tbtMs,
    format: milliseconds,
  },
]

/** Whether a page misses a target. */
export function missesTimes(page: RouteMeasurement): boolean {
  return TIME_SUBJECTS.some(({ of, target }) => of(page) > target)
}

const PAGE_SUBJECTS: readonly Subject<RouteMeasurement>[] = [
  ...TIME_SUBJECTS,
  { name: 'CLS, load', of: worstLoadCls, target: TARGETS.cls, format: shift },
  {
    name: 'CLS, scrolling to the end',
    of: ({ scroll }) => scroll.cls,
    target: TARGETS.cls,
    format: shift,
  },
  {
    name: 'Words without scripts',
    of: ({ wordShare }) => wordShare,
    isMoreBetter: true,
    target: TARGETS.wordShare,
    format: percent,
  },
  {
    name: 'Console warnings and errors',
    of: ({ messages }) => messages.length,
    target: TARGETS.messages,
    format: String,
  },
]

const CLICK_SUBJECT: Subject<ClickMeasurement> = {
  name: 'Click to painted heading',
  of: (click) => median(click.milliseconds),
  target: TARGETS.clickMs,
  format: milliseconds,
}

function targetsTable(
  routes: readonly RouteMeasurement[],
  clicks: readonly ClickMeasurement[],
): Table {
  return {
    title: 'Targets and what was measured',
    columns: ['Subject', 'Target', 'Worst page', 'There', 'Pages on target'],
    rows: [
      medianRow(routes),
      ...PAGE_SUBJECTS.map((subject) => compareWithTarget(subject, routes, ({ name }) => name)),
      ...BYTE_SUBJECTS.map((subject) => compareBytesWithBudget(subject, routes)),
      compareWithTarget(CLICK_SUBJECT, clicks, nameOfClick),
    ],
  }
}

function medianRow(routes: readonly RouteMeasurement[]): string[] {
  return [
    'LCP as built ÷ without scripts, median',
    `≤ ${ratio(TARGETS.medianLcpOverNoScripts)}`,
    'all',
    routes.length > 0 ? ratio(median(routes.map(lcpOverNoScripts))) : '',
    '',
  ]
}

function compareWithTarget<T>(
  { name, of, isMoreBetter = false, target, format }: Subject<T>,
  items: readonly T[],
  nameOf: (item: T) => string,
): string[] {
  const sign = isMoreBetter ? -1 : 1
  const sorted = items.toSorted((a, b) => sign * (of(b) - of(a)))
  const [worst] = sorted
  const good = items.filter((item) => sign * of(item) <= sign * target).length
  return [
    name,
    `${isMoreBetter ? '≥' : '≤'} ${format(target)}`,
    worst ? nameOf(worst) : '',
    worst ? format(of(worst)) : '',
    `${good} of ${items.length}`,
  ]
}

const BYTE_SUBJECTS = [
  { name: 'JavaScript', kind: 'js', limit: 'jsKb' },
  { name: 'HTML', kind: 'html', limit: 'htmlKb' },
  { name: 'Fonts', kind: 'fonts', limit: 'fontsKb' },
] as const

/** The page with the largest share of its own budget. */
function compareBytesWithBudget(
  { name, kind, limit }: (typeof BYTE_SUBJECTS)[number],
  routes: readonly RouteMeasurement[],
): string[] {
  const used = (page: RouteMeasurement) => bytesOf(page, kind) / 1000 / budgetOf(page.route)[limit]
  const [worst] = routes.toSorted((a, b) => used(b) - used(a))
  const good = routes.filter((page) => used(page) <= 1).length
  return [
    `${name}, of the page's budget`,
    worst ? `≤ ${budgetOf(worst.route)[limit]} KB` : '',
    worst ? worst.name : '',
    worst ? `${kilobytes(bytesOf(worst, kind))} KB` : '',
    `${good} of ${routes.length}`,
  ]
}

function paintTable(routes: readonly RouteMeasurement[]): Table {
  const medianOf = (page: RouteMeasurement, variant: Variant, figure: Figure) =>
    String(Math.round(median(figures(page, variant, figure))))
  return {
    title: 'First paint (ms)',
    columns: [
      'Page',
      'FCP built',
      'FCP no scripts',
      'FCP SPA',
      'LCP built',
      'LCP no scripts',
      'LCP SPA',
      'built ÷ no scripts',
      'built ÷ SPA',
      'Turns',
    ],
    rows: routes.map((page) => [
      page.name,
      medianOf(page, 'built', 'fcpMs'),
      medianOf(page, 'noScripts', 'fcpMs'),
      medianOf(page, 'spa', 'fcpMs'),
      medianOf(page, 'built', 'lcpMs'),
      medianOf(page, 'noScripts', 'lcpMs'),
      medianOf(page, 'spa', 'lcpMs'),
      ratio(lcpOverNoScripts(page)),
      ratio(lcpOverSpa(page)),
      String(page.loads.built.length),
    ]),
  }
}

function bytesTable(routes: readonly RouteMeasurement[]): Table {
  return {
    title: 'Downloaded on a first visit (KB)',
    columns: ['Page', 'JavaScript', 'HTML', 'Fonts', 'Images', 'All', 'JavaScript on scrolling'],
    rows: routes.map((page) => [
      page.name,
      kilobytes(bytesOf(page, 'js')),
      kilobytes(bytesOf(page, 'html')),
      kilobytes(bytesOf(page, 'fonts')),
      kilobytes(bytesOf(page, 'images')),
      kilobytes(totalBytes(page)),
      `+${kilobytes(page.scroll.js)}`,
    ]),
  }
}

function steadinessTable(routes: readonly RouteMeasurement[]): Table {
  const tbt = (page: RouteMeasurement, variant: Variant) =>
    String(Math.round(median(figures(page, variant, 'tbtMs'))))
  return {
    title: 'Steadiness, work and words',
    columns: [
      'Page',
      'CLS load',
      'CLS scroll',
      'TBT built (ms)',
      'TBT SPA (ms)',
      'TBT scroll (ms)',
      'Console',
      'Words',
    ],
    rows: routes.map((page) => [
      page.name,
      shift(worstLoadCls(page)),
      shift(page.scroll.cls),
      tbt(page, 'built'),
      tbt(page, 'spa'),
      String(Math.round(page.scroll.tbtMs)),
      String(page.messages.length),
      percent(page.wordShare),
    ]),
  }
}

function jobsTable(jobs: readonly JobMeasurement[]): Table {
  const medianOf = ({ visits }: JobMeasurement, figure: keyof JobVisit) =>
    median(visits.map((visit) => visit[figure]))
  return {
    title: 'Until the page does its job',
    columns: [
      'Page',
      'What',
      'Target (ms)',
      'Median (ms)',
      'Slowest (ms)',
      'JavaScript (KB)',
      'Scripts',
    ],
    rows: jobs.map((job) => [
      job.page,
      job.name,
      `≤ ${job.targetMs}`,
      String(Math.round(medianOf(job, 'milliseconds'))),
      String(Math.round(Math.max(...job.visits.map(({ milliseconds }) => milliseconds)))),
      kilobytes(medianOf(job, 'js')),
      String(medianOf(job, 'scripts')),
    ]),
  }
}

function clicksTable(clicks: readonly ClickMeasurement[]): Table {
  return {
    title: 'From a click to the painted heading (ms)',
    columns: ['Link', 'Median', 'Fastest', 'Slowest'],
    rows: clicks.map((click) => [
      nameOfClick(click),
      ...[
        median(click.milliseconds),
        Math.min(...click.milliseconds),
        Math.max(...click.milliseconds),
      ].map((value) => String(Math.round(value))),
    ]),
  }
}

function nameOfClick({ from, to }: ClickMeasurement): string {
  return `${from} → ${to}`
}
