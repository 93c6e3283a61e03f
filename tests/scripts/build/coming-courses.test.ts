import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { addDays } from '@/features/courses/domain/calendar-date'
import {
  comingCoursesOrNone,
  comingCoursesSource,
  readComingCourses,
} from '../../../scripts/build/coming-courses'
import { courseRow, type NewCourseRow, newCourseRow, newCourseRows } from '../../helpers/course'
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

let folder = ''
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'coming-courses-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The REST API of the embedded backend in the place of the project's. */
const fromBackend: typeof fetch = (input, init) =>
  supabase.request('anon', String(input).split('/rest/v1')[1] ?? '', init)

async function addCourses(...rows: NewCourseRow[]): Promise<void> {
  const { error } = await supabase.client('service').from('course_events').insert(rows)
  expect(error).toBeNull()
}

test('reads the courses from this week’s Monday in Denmark on, in order, with the specified columns', async () => {
  await addCourses(
    newCourseRow({ title: 'I går', event_date: '2026-11-22' }),
    newCourseRow({ title: 'Om et år', event_date: '2027-11-22' }),
    newCourseRow({ title: 'Mandag aften', event_date: '2026-11-23', start_time: '19:00' }),
    newCourseRow({ title: 'Mandag morgen', event_date: '2026-11-23', start_time: '09:00' }),
  )
  const { rows, readAt } = await readComingCourses(project, fromBackend)
  expect(readAt).toBe(Date.now())
  expect(rows.map((row) => Object(row).title)).toEqual([
    'Mandag morgen',
    'Mandag aften',
    'Om et år',
  ])
  expect(Object.keys(Object(rows[0]))).toEqual(['id', ...Object.keys(newCourseRow())])
})

test('reads no more than a hundred courses', async () => {
  await addCourses(...newCourseRows(121, (index) => ({ event_date: addDays('2026-11-23', index) })))
  const { rows } = await readComingCourses(project, fromBackend)
  expect(rows).toHaveLength(100)
  expect(rows[99]).toMatchObject({ title: 'Kursus 100' })
})

test('shows the project its publishable key, and waits no longer than ten seconds', async () => {
  const request = vi.fn<typeof fetch>(async () => Response.json([]))
  await readComingCourses(project, request)
  const [[url, init] = []] = request.mock.calls
  expect(String(url)).toMatch(/^https:\/\/project\.supabase\.co\/rest\/v1\/course_events\?/)
  expect(init?.headers).toEqual({ apikey: project.key, Authorization: `Bearer ${project.key}` })
  expect(init?.signal).toBeInstanceOf(AbortSignal)
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
    'a project without a coming course',
    async () => Response.json([]),
    '/courses has no coming course in it',
  ],
])('%s costs the build one line, and no more', async (_case, request, line) => {
  const say = vi.fn()
  const coming = await comingCoursesOrNone(() => readComingCourses(project, request), say)
  expect(coming).toBeUndefined()
  expect(say.mock.calls).toEqual([[line]])
})

test('a response that is not a list of rows is one line of the build too', async () => {
  const say = vi.fn()
  const proxy = async () => Response.json({ sign: 'in' })
  expect(await comingCoursesOrNone(() => readComingCourses(project, proxy), say)).toBeUndefined()
  expect(say).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^\/courses has no courses in it: /),
  )
})

test('a build with courses says how many', async () => {
  const say = vi.fn()
  const coming = { rows: [courseRow()], readAt: 0 }
  expect(await comingCoursesOrNone(async () => coming, say)).toBe(coming)
  expect(say.mock.calls).toEqual([['✓ 1 coming courses in /courses']])
})

test('COURSES_IN_PAGE=off asks nobody; unset, it asks the project, if the build knows one', () => {
  const read = async () => ({ rows: [], readAt: 0 })
  expect(comingCoursesSource('off', read)).toBeUndefined()
  expect(comingCoursesSource(undefined, read)).toBe(read)
  expect(comingCoursesSource(undefined)).toBeUndefined()
})

test('COURSES_IN_PAGE may name a file with the courses, which is read in place of the project', async () => {
  const file = join(folder, 'courses.json')
  const coming = { rows: [courseRow()], readAt: 1_800_000_000_000 }
  await writeFile(file, JSON.stringify(coming))
  expect(await comingCoursesSource(file)?.()).toEqual(coming)

  await writeFile(file, '{"rows":{}}')
  const say = vi.fn()
  const read = comingCoursesSource(file)
  expect(read && (await comingCoursesOrNone(read, say))).toBeUndefined()
  expect(say).toHaveBeenCalledOnce()
})
