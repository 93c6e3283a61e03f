import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import {
  coursesForBuild,
  coursesOfList,
  readComingCourses,
} from '../../../scripts/build/coming-courses'
import { courseRow } from '../../helpers/course'
import { temporaryFolder } from '../../helpers/folder'
import { freshSupabase, type LocalSupabase } from '../../helpers/local-supabase'

const project = { url: 'https://project.supabase.co', key: 'sb_publishable_key' }

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(() => {
  // Half an hour into Monday in Denmark; still Sunday where the build may run.
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-22T23:30:00Z') })
})
afterEach(async () => {
  vi.useRealTimers()
  await supabase.reset()
})

/** More than get a page, from this week's Monday on. */
const COURSE_A_DAY = `
  insert into public.course_events (title, event_date, start_time, end_time, location, type)
  select 'Dag ' || day, date '2026-11-23' + day, '09:00', '10:00', 'Valby', 'foredrag'
  from generate_series(0, 320) as day`

/** The REST API of the embedded backend in the place of the project's. */
const fromBackend: typeof fetch = (input, init) =>
  supabase.request('anon', String(input).split('/rest/v1')[1] ?? '', init)

test('a build reads the courses from this week’s Monday in Denmark on, in order, as many as get a page', async () => {
  await supabase.asOwner(
    `insert into public.course_events (title, event_date, start_time, end_time, location, type)
     values ('I går', '2026-11-22', '09:00', '10:00', 'Valby', 'foredrag'),
            ('Mandag aften', '2026-11-23', '19:00', '20:00', 'Valby', 'foredrag')`,
  )
  await supabase.asOwner(COURSE_A_DAY)
  const { rows, readAt } = await readComingCourses(project, fromBackend)
  expect(readAt).toBe(Date.now())
  const titles = rows.map((row) => Object(row).title)
  expect(titles.slice(0, 3)).toEqual(['Dag 0', 'Mandag aften', 'Dag 1'])
  expect(titles).toHaveLength(300)
})

test('the first hundred stand in /courses, with all dates of their series', () => {
  const rows = Array.from({ length: 130 }, (_, index) =>
    courseRow({
      id: `course ${index}`,
      series_id: index % 60 === 0 ? 'early' : index > 110 ? 'late' : null,
    }),
  )
  const list = coursesOfList({ rows, readAt: 1 })
  expect(list.readAt).toBe(1)
  expect(list.rows).toEqual([...rows.slice(0, 100), rows[120]])
})

test('a build reads all dates of the series that have a coming one', async () => {
  await supabase.asOwner(
    `insert into public.course_events (title, series_id, event_date, start_time, end_time, location, type)
     select title, md5(title)::uuid, day::date, '09:00', '10:00', 'Valby', 'foredrag'
     from (values ('Begyndt', '2026-08-03'), ('Begyndt', '2026-11-24'), ('Begyndt', '2027-06-01'),
                  ('Forbi', '2026-11-03'), ('Forbi', '2026-11-22'), ('Alene', '2026-11-24')) as dates (title, day)`,
  )
  // Enough to fill the page before the last date of the series.
  await supabase.asOwner(COURSE_A_DAY)
  const { rows } = await readComingCourses(project, fromBackend)
  const ofSeries = rows.map((row) => Object(row)).filter(({ series_id }) => series_id)
  expect(ofSeries.map(({ title, event_date }) => `${title} ${event_date}`).sort()).toEqual([
    'Alene 2026-11-24',
    'Begyndt 2026-08-03',
    'Begyndt 2026-11-24',
    'Begyndt 2027-06-01',
  ])
})

test.each([
  [
    'a project that cannot be reached',
    () => Promise.reject(new TypeError('fetch failed', { cause: new Error('ECONNREFUSED') })),
    '/courses has no courses in it: fetch failed (ECONNREFUSED)',
  ],
  [
    'a project that refuses',
    async () => new Response('{"message":"No"}', { status: 401 }),
    '/courses has no courses in it: the project responded with 401',
  ],
  [
    'a response that is not a list of rows',
    async () => Response.json({ sign: 'in' }),
    expect.stringMatching(/^\/courses has no courses in it: /),
  ],
  [
    'a project without a coming course',
    async () => Response.json([]),
    '/courses has no coming course in it',
  ],
])('%s costs the build one line, and no more', async (_case, request, line) => {
  const log = vi.fn()
  const read = () => readComingCourses(project, request)
  expect(await coursesForBuild(undefined, read, log)).toBeUndefined()
  expect(log.mock.calls).toEqual([[line]])
})

test('a build with courses logs how many, and COURSES_IN_PAGE=off leaves them out', async () => {
  const log = vi.fn()
  const coming = { rows: [courseRow()], readAt: 0 }
  expect(await coursesForBuild('', async () => coming, log)).toBe(coming)
  expect(await coursesForBuild('off', async () => coming, log)).toBeUndefined()
  expect(await coursesForBuild(undefined, undefined, log)).toBeUndefined()
  expect(log.mock.calls).toEqual([['✓ 1 courses in the pages']])
})

test('COURSES_IN_PAGE may name a file with the courses, which is read in place of the project', async () => {
  const file = join(await temporaryFolder(), 'courses.json')
  const coming = { rows: [courseRow()], readAt: 1_800_000_000_000 }
  await writeFile(file, JSON.stringify(coming))
  expect(await coursesForBuild(file, undefined, vi.fn())).toEqual(coming)

  await writeFile(file, '{"rows":{}}')
  const log = vi.fn()
  expect(await coursesForBuild(file, undefined, log)).toBeUndefined()
  expect(log).toHaveBeenCalledOnce()
})
