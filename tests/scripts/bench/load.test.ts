import { expect, test } from 'vitest'
import { findLostWrites, type Ledger } from '../../../scripts/bench/load/ledger'
import { growthPerMinute, type TimedSample } from '../../../scripts/bench/load/memory'
import { filesNamedIn, kindOfFile } from '../../../scripts/bench/load/page-files'
import { createRandom, pick, pickInteger } from '../../../scripts/bench/load/random'
import { createRecorder, percentile, RefusedByDesign } from '../../../scripts/bench/load/recorder'
import {
  makeTables,
  type Run,
  renderSection,
  replaceSection,
  summarise,
} from '../../../scripts/bench/load/report'

const MEGABYTE = 1024 * 1024

const course = {
  id: '00000000-0000-4000-8000-000000000001',
  title: 'Foredrag',
  event_date: '2026-11-23',
  start_time: '13:00:00',
  end_time: '15:00:00',
  location: 'Valby Kulturhus',
  type: 'foredrag',
  max_participants: 20,
  available_spots: 20,
  url: null,
  updated_at: '2026-11-22T12:00:00+00:00',
}

function ledgerOf(...courses: (typeof course)[]): Ledger {
  return {
    courses: new Map(courses.map((noted) => [noted.id, noted])),
    subscribers: new Set(['a@example.com']),
  }
}

test('the same seed gives the same numbers, and neighbouring seeds others', () => {
  const numbers = (seed: number) => Array.from({ length: 50 }, createRandom(seed))
  expect(numbers(7)).toEqual(numbers(7))
  expect(new Set([...numbers(7), ...numbers(8)]).size).toBe(100)
})

test('the first numbers of many seeds are spread over all of the range', () => {
  const tenths = Array.from({ length: 200 }, (_, seed) => Math.floor(createRandom(seed)() * 10))
  expect(new Set(tenths)).toEqual(new Set([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]))
})

test('choices stay within what there is to choose from', () => {
  const random = createRandom(1)
  const integers = Array.from({ length: 200 }, () => pickInteger(random, 3, 5))
  expect(new Set(integers)).toEqual(new Set([3, 4, 5]))
  expect(pick(() => 0.999, ['a', 'b'])).toBe('b')
  expect(() => pick(random, [])).toThrow('nothing to choose from')
})

test('a page is read for its files, each once', () => {
  const html = `<link rel="preload" as="font" href="/assets/onest-T1.woff2" crossorigin />
    <a href="/courses">Kurser</a>
    <use href="/assets/roof-D2.svg#roofline"></use><use href="/assets/roof-D2.svg#door"></use>
    <script>for(const src of ["/assets/frame-C4.js"])load(src)</script>`
  expect(filesNamedIn(html).map((file) => [file, kindOfFile(file)])).toEqual([
    ['/assets/onest-T1.woff2', 'Font'],
    ['/assets/roof-D2.svg', 'Drawing'],
    ['/assets/frame-C4.js', 'Script'],
  ])
  expect(filesNamedIn('<p>Kurser</p>')).toEqual([])
  expect(() => kindOfFile('/assets/film.mp4')).toThrow('/assets/film.mp4')
})

test('nothing is lost where all that was confirmed is stored, and nothing else', () => {
  const ledger = ledgerOf(course)
  expect(findLostWrites(ledger, { courses: [course], subscribers: ['a@example.com'] })).toEqual([])
})

test('a column that nobody wrote may have any value', () => {
  const { url, ...noted } = course
  const ledger = { ...ledgerOf(), courses: new Map([[course.id, noted]]) }
  expect(findLostWrites(ledger, { courses: [course], subscribers: ['a@example.com'] })).toEqual([])
})

test('a created course that is gone and a sign-up that is gone are lost writes', () => {
  expect(findLostWrites(ledgerOf(course), { courses: [], subscribers: [] })).toEqual([
    `Course ${course.id} is missing`,
    'The sign-up of a@example.com is missing',
  ])
})

test('an update that is not stored is a lost write', () => {
  const stored = { courses: [{ ...course, title: 'Før' }], subscribers: ['a@example.com'] }
  expect(findLostWrites(ledgerOf(course), stored)).toEqual([
    `Course ${course.id} has the title Før, but Foredrag was confirmed`,
  ])
})

test('a deleted course that is back and a refused sign-up that is stored are found', () => {
  const stored = { courses: [course], subscribers: ['a@example.com', 'b@example.com'] }
  expect(findLostWrites(ledgerOf(), stored)).toEqual([
    `Course ${course.id} is stored, but was deleted or never confirmed`,
    'The sign-up of b@example.com is stored, but was not confirmed',
  ])
})

test('a percentile is a value that was measured', () => {
  const values = Array.from({ length: 100 }, (_, index) => index + 1)
  expect([0.5, 0.95, 0.99].map((share) => percentile(values, share))).toEqual([50, 95, 99])
  expect(percentile([7], 0.99)).toBe(7)
  expect(percentile([], 0.5)).toBeUndefined()
})

test('answers, refusals by design and failures are counted apart, failures by their reason', async () => {
  const recorder = createRecorder()
  expect(await recorder.measure('Page', async () => 'html')).toBe('html')
  for (const message of ['fetch failed', 'fetch failed', 'answered 500']) {
    const answer = recorder.measure('Page', async () => {
      throw new Error(message, message === 'fetch failed' ? { cause: new Error('reset') } : {})
    })
    expect(await answer).toBeUndefined()
  }
  await recorder.measure('Newsletter sign-up', async () => {
    throw new RefusedByDesign()
  })

  expect(recorder.figures()).toMatchObject([
    { kind: 'Page', answered: 1, refused: 0, failed: 3 },
    { kind: 'Newsletter sign-up', answered: 1, refused: 1, failed: 0 },
  ])
  expect([...recorder.failures()]).toEqual([
    ['Page: fetch failed (reset)', 2],
    ['Page: answered 500', 1],
  ])
})

function samples(heaps: readonly number[]): TimedSample[] {
  return heaps.map((heap, index) => ({
    seconds: index * 10,
    heap: heap * MEGABYTE,
    rss: 400 * MEGABYTE,
    cpuMs: 1000 + index * 5000,
  }))
}

test('memory grows by the slope of all samples', () => {
  expect(growthPerMinute(samples([100, 101, 102, 103]), 'heap')).toBeCloseTo(6 * MEGABYTE)
  expect(growthPerMinute(samples([100, 103, 97, 100]), 'rss')).toBe(0)
  expect(growthPerMinute(samples([100]), 'heap')).toBeUndefined()
})

const run: Run = {
  visitors: 200,
  administrators: 5,
  seconds: 30,
  requests: [
    { kind: 'Page', answered: 600, refused: 0, failed: 1, p50: 4.4, p95: 9.6, p99: 20 },
    { kind: 'Newsletter sign-up', answered: 30, refused: 10, failed: 0, p50: 9, p95: 9, p99: 9 },
    {
      kind: 'Sign in',
      answered: 0,
      refused: 0,
      failed: 2,
      p50: undefined,
      p95: undefined,
      p99: undefined,
    },
  ],
  samples: samples([60, 90, 91, 92]),
  warmUpSeconds: 10,
  storedCourses: 80,
  subscribers: 20,
  problems: [],
}

test('the table of requests has a line for each kind and one for all', () => {
  expect(makeTables(run)[0]?.rows).toEqual([
    ['Page', '600', '20.0', '0', '1', '4', '10', '20'],
    ['Newsletter sign-up', '30', '1.0', '10', '0', '9', '9', '9'],
    ['Sign in', '0', '0.0', '0', '2', '', '', ''],
    ['All', '630', '21.0', '10', '3', '', '', ''],
  ])
})

test('the growth of memory leaves out the warm-up', () => {
  expect(makeTables(run)[1]?.rows).toEqual([
    ['Heap after a collection', '60.0 MB', '90.0 MB', '92.0 MB', '92.0 MB', '6.0 MB'],
    ['Whole process (RSS)', '400.0 MB', '400.0 MB', '400.0 MB', '400.0 MB', '0.0 MB'],
  ])
})

test('the report says how, when and where, and what went wrong', () => {
  const section = renderSection(
    { ...run, problems: ['2 × Sign in: fetch failed', 'Course 1 is missing'] },
    {
      command: 'npm run bench:load',
      date: new Date('2026-11-22T12:00:00Z'),
      machine: '2 × processor',
      loadAverage: 0.25,
    },
  )
  expect(section).toContain('`npm run bench:load` on 22 November 2026')
  expect(section).toContain('2 × processor, which server and visitors share')
  expect(section).toContain('load average in the minute before was 0.3')
  expect(section).toContain('2 problems: 2 × Sign in: fetch failed; Course 1 is missing.')
  expect(summarise(run)).toBe(
    'No request failed, the server logged nothing unexpected, and 80 courses and 20 subscribers are stored ' +
      'exactly as they were confirmed. The server used 50 % of one core.',
  )
})

test('a new measurement takes the place of the old, and other sections stay', () => {
  const first = replaceSection('', '## Load\n\nOnce.\n')
  expect(first).toBe('# How reliable the site is: measured\n\n## Load\n\nOnce.\n')
  const withFaults = replaceSection(first, '## Faults\n\nNone.\n')
  expect(replaceSection(withFaults, '## Load\n\n### Requests\n\nTwice.\n')).toBe(
    '# How reliable the site is: measured\n\n## Load\n\n### Requests\n\nTwice.\n\n## Faults\n\nNone.\n',
  )
})
