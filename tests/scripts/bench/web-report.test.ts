import { expect, test } from 'vitest'
import type { Load, Progress, RouteMeasurement } from '../../../scripts/bench/web/measurements'
import { renderFindings, renderReport } from '../../../scripts/bench/web/report'
import { makeTables, missesTimes } from '../../../scripts/bench/web/tables'

function load(lcpMs: number, js = 80_000): Load {
  const bytes = { html: 21_000, css: 0, js, fonts: 40_000, images: 500, other: 0 }
  return { fcpMs: 900, lcpMs, cls: 0, tbtMs: 60, bytes }
}

function page(route: string, changes: Partial<RouteMeasurement> = {}): RouteMeasurement {
  return {
    route,
    name: route,
    loads: twice(1050, 1000, 2100),
    scroll: { cls: 0, tbtMs: 30, js: 2_500 },
    messages: [],
    wordShare: 1,
    missingWords: [],
    ...changes,
  }
}

/** Two loads in each variant, with these largest paints in milliseconds. */
function twice(built: number, noScripts: number, spa: number): RouteMeasurement['loads'] {
  const two = (lcpMs: number) => [load(lcpMs), load(lcpMs)]
  return { built: two(built), noScripts: two(noScripts), spa: two(spa) }
}

function progressOf(...routes: RouteMeasurement[]): Progress {
  const clicks = [{ from: '/', to: '/about', milliseconds: [70, 300, 90] }]
  const visits = [1700, 2100, 1800].map((milliseconds) => ({
    milliseconds,
    js: 150_000,
    scripts: 9,
  }))
  const jobs = [{ name: 'first course', page: '/courses', targetMs: 1900, visits }]
  return { subject: 'build 2', routes, clicks, jobs }
}

function targetRow(progress: Progress, name: string) {
  return makeTables(progress)[0]?.rows.find(([subject]) => subject === name)
}

test('a page is timed until it does its job', () => {
  const table = makeTables(progressOf(page('/contact')))[1]
  expect(table?.title).toBe('Until the page does its job')
  expect(table?.rows).toEqual([
    ['/courses', 'first course', '≤ 1900', '1800', '2100', '150.0', '9'],
  ])
})

test('every target is held against the worst page', () => {
  const slow = { loads: twice(1300, 1000, 1430), scroll: { cls: 0.02, tbtMs: 0, js: 0 } }
  const progress = progressOf(page('/contact'), page('/', slow), page('/terms'))
  expect(targetRow(progress, 'LCP as built ÷ without scripts')?.slice(2)).toEqual([
    '/',
    '1.30',
    '2 of 3',
  ])
  expect(targetRow(progress, 'LCP as built ÷ ordinary SPA')?.slice(2)).toEqual([
    '/',
    '0.91',
    '2 of 3',
  ])
  expect(targetRow(progress, 'LCP as built ÷ without scripts, median')?.[3]).toBe('1.05')
  expect(targetRow(progress, 'CLS, scrolling to the end')?.slice(2)).toEqual([
    '/',
    '0.0200',
    '2 of 3',
  ])
  expect(targetRow(progress, 'Click to painted heading')?.slice(2)).toEqual([
    '/ → /about',
    '90 ms',
    '1 of 1',
  ])
})

test.each([
  ['its limit', twice(1110, 1000, 2100), true],
  ['an ordinary application', twice(1050, 1000, 1500), true],
  ['nothing', twice(1090, 1000, 2100), false],
])('a page that is too slow beside %s is measured longer', (_what, loads, isSlow) => {
  expect(missesTimes(page('/', { loads }))).toBe(isSlow)
})

test('a page is as heavy as its own budget says', () => {
  const heavy = { ...twice(1050, 1000, 2100), built: [load(1050, 115_000), load(1050, 115_000)] }
  const progress = progressOf(page('/courses', { loads: heavy }), page('/contact'))
  const row = targetRow(progress, "JavaScript, of the page's budget")
  expect(row).toEqual([
    "JavaScript, of the page's budget",
    '≤ 104 KB',
    '/contact',
    '80.0 KB',
    '2 of 2',
  ])
})

test('a share of words just below all is not rounded up to all', () => {
  const row = targetRow(progressOf(page('/', { wordShare: 0.9999 })), 'Words without scripts')
  expect(row).toEqual(['Words without scripts', '≥ 100.0 %', '/', '99.9 %', '0 of 1'])
})

test('every page has its line in every table of pages', () => {
  const [, , paint, bytes, steadiness] = makeTables(progressOf(page('/'), page('/contact')))
  for (const table of [paint, bytes, steadiness]) {
    expect(table?.rows.map(([route]) => route)).toEqual(['/', '/contact'])
    for (const row of table?.rows ?? []) expect(row).toHaveLength(table?.columns.length ?? 0)
  }
  expect(paint?.rows[0]).toEqual([
    ...['/', '900', '900', '900'],
    ...['1050', '1000', '2100', '1.05', '0.50', '2'],
  ])
  expect(bytes?.rows[0]).toEqual(['/', '80.0', '21.0', '40.0', '0.5', '141.5', '+2.5'])
})

test('the report says how, where and when, and lists what is wrong', () => {
  const routes = [
    page('/', { messages: ['Hydration failed', 'Hydration failed'] }),
    page('/courses', { wordShare: 0.5, missingWords: ['man', 'tir'] }),
  ]
  const report = renderReport(makeTables(progressOf(...routes)), routes, {
    command: 'npm run bench:web',
    date: new Date('2026-11-21T12:00:00Z'),
    machine: '2 × processor',
    browser: 'Chromium 156',
    turns: 5,
  })
  expect(report).toContain('`npm run bench:web` on 21 November 2026')
  expect(report).toContain('2 × processor, Chromium 156')
  expect(report).toContain('loaded 5 times')
  expect(report).toContain('loaded 10 times more, and if\nit still does, 30 times more')
  expect(report).toContain('- `/courses`: man, tir')
  expect(report).toContain('- `/`: Hydration failed\n')
})

test('the report lists nothing where nothing is wrong', () => {
  expect(renderFindings([page('/'), page('/contact')])).toEqual([])
})

test('a long list of words is cut', () => {
  const missingWords = Array.from({ length: 15 }, (_, index) => `ord${index + 1}`)
  const [list] = renderFindings([page('/', { missingWords })])
  expect(list).toContain('ord12, and 3 more')
  expect(list).not.toContain('ord13')
})
