import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { listAdminCourseEvents, listCourseEvents } from '@/features/courses/api/course-events'
import { createCourseEvents } from '@/features/courses/api/create-courses'
import type { CourseUpdate } from '@/features/courses/api/write-comparison'
import { writeCourses } from '@/features/courses/api/write-courses'
import { CourseConflict, UnconfirmedWrite } from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type CourseEventValues,
  type NewCourse,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { knownCause } from '@/lib/error-texts'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseValues as values } from '../../../helpers/course'

// A server that hands out no more than three rows at once, so that few courses need several pages.
const MAX_ROWS = 3

let backend: TestBackend
let admin: PostgrestClient<Database>
let visitor: PostgrestClient<Database>

/** Handles the administrator's requests. */
let network: (request: Request) => Promise<Response>

function offline(): never {
  throw new TypeError('Failed to fetch')
}

beforeAll(async () => {
  backend = await freshBackend({ settings: { maxRows: MAX_ROWS } })
  visitor = new PostgrestClient<Database>(`http://localhost${backend.basePath}/rest/v1`, {
    headers: { apikey: backend.keys.publishableKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  })
  admin = await backend.signIn(ADMIN, (request) => network(request))
})
beforeEach(() => {
  network = backend.fetch
  return backend.database.asOwner((transaction) =>
    transaction.query('delete from public.course_events'),
  )
})

function newCourse(changes: Partial<CourseEventValues> = {}): NewCourse {
  return { ...values, ...changes, id: randomUUID() }
}

/** Creates a course and returns it as stored. */
async function createCourse(changes: Partial<CourseEventValues> = {}): Promise<AdminCourseEvent> {
  const course = newCourse(changes)
  await createCourseEvents(admin, [course])
  const created = (await listAdminCourseEvents(admin)).find(({ id }) => id === course.id)
  if (!created) throw new Error('The course was not created')
  return created
}

/** The changes of a course by each write. */
const NEWER = { version: expect.any(String), revision: expect.any(Number) }

async function update(update: CourseUpdate): Promise<AdminCourseEvent> {
  const [stored] = await writeCourses(admin, { updated: [update] })
  if (!stored) throw new Error('The course was not changed')
  return stored
}

function cancel(course: AdminCourseEvent): Promise<AdminCourseEvent> {
  return update({ course, status: { ...course, status: 'cancelled', statusNote: 'Syg' } })
}

it('a series is created with one request, and every course of it is read from a server that sends few rows at once', async () => {
  const dates = Array.from({ length: 3 * MAX_ROWS + 1 }, (_, index) => `2026-12-${10 + index}`)
  await createCourseEvents(
    admin,
    dates.toReversed().map((date) => newCourse({ date })),
  )
  expect((await listCourseEvents(visitor)).map(({ date }) => date)).toEqual(dates)
})

it('no course of a series is created if one of them is refused', async () => {
  const series = [newCourse(), newCourse({ title: ' ' })]
  await expect(createCourseEvents(admin, series)).rejects.toMatchObject({ code: '23514' })
  expect(await listCourseEvents(visitor)).toEqual([])
})

it('creating courses again, as after a lost response, stores other values, adds what is missing, and no duplicates', async () => {
  const [first, second] = [newCourse(), newCourse({ date: '2026-12-01' })]
  await createCourseEvents(admin, [first])
  const series = [{ ...first, title: 'Rettet' }, second]
  await createCourseEvents(admin, series, [first])
  const created = await listCourseEvents(visitor)
  expect(created).toMatchObject(series)

  await createCourseEvents(admin, series)
  expect(await listCourseEvents(visitor)).toEqual(created)
})

it('creating courses again deletes those that are no longer wanted, and is a conflict where somebody has changed one', async () => {
  const [first, second] = [newCourse(), newCourse({ date: '2026-12-01' })]
  await createCourseEvents(admin, [first, second])
  await createCourseEvents(admin, [first], [first, second])
  const [course, ...others] = await listAdminCourseEvents(admin)
  expect([course, others]).toMatchObject([first, []])
  if (!course) return

  const stored = await cancel(course)
  for (const [again, earlier] of [
    [{ ...first, title: 'Rettet' }, [first]],
    [{ ...first, title: 'Rettet' }, []],
  ] as const) {
    await expect(createCourseEvents(admin, [again], earlier)).rejects.toMatchObject({
      stored: [stored],
    })
  }
  // Somebody else's course by now.
  await createCourseEvents(admin, [second], [first])
  expect(await listCourseEvents(visitor)).toMatchObject([{ status: 'cancelled' }, second])
})

it('an attempt that arrives late, after its repeat has read the courses, gets the values of the repeat', async () => {
  const [first, second] = [newCourse(), newCourse({ date: '2026-12-01' })]
  network = async (request) => {
    if (request.method === 'POST') {
      network = backend.fetch
      await createCourseEvents(admin, [first])
    }
    return backend.fetch(request)
  }
  const series = [{ ...first, title: 'Rettet' }, second]
  await createCourseEvents(admin, series, [first])
  expect(await listCourseEvents(visitor)).toMatchObject(series)
})

it('a list of dates whose repeat fails halfway is finished by the next attempt', async () => {
  const dates = ['2026-12-01', '2026-12-08', '2026-12-15'].map((date) => newCourse({ date }))
  await createCourseEvents(admin, dates)
  const again = dates.slice(0, 2).map((course) => ({ ...course, title: 'Rettet' }))
  let isFirstWrite = true
  network = async (request) => {
    if (request.method === 'GET') return backend.fetch(request)
    if (!isFirstWrite) return offline()
    isFirstWrite = false
    return backend.fetch(request)
  }
  const halfway = createCourseEvents(admin, again, dates)
  await expect(halfway).rejects.toBeInstanceOf(UnconfirmedWrite)
  const titles = (await listCourseEvents(visitor)).map(({ title }) => title)
  expect(titles).toEqual(['Rettet', values.title, values.title])

  network = backend.fetch
  await createCourseEvents(admin, again, [...dates, ...again])
  expect(await listCourseEvents(visitor)).toMatchObject(again)
})

it('an update and a delete touch one course and leave the others', async () => {
  const course = await createCourse()
  const other = await createCourse({ title: 'Foredrag' })
  const changed = { ...values, title: 'Supervision', type: 'supervision', url: '/contact' }
  const updated = await update({ course, values: changed })
  expect(updated).toEqual({ ...course, ...changed, ...NEWER })
  const courses = await listCourseEvents(visitor)
  expect(courses).toHaveLength(2)
  expect(courses).toEqual(expect.arrayContaining([other, updated]))

  await writeCourses(admin, { deleted: [updated] })
  expect(await listCourseEvents(visitor)).toEqual([other])
})

it('one of several simultaneous updates succeeds, and the others are conflicts', async () => {
  const seen = await createCourse()
  const writes = ['Aarhus', 'Odense', 'Online'].map((location) =>
    update({ course: seen, values: { ...values, location } }),
  )
  const results = await Promise.allSettled(writes)
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  expect(failures).toEqual([expect.any(CourseConflict), expect.any(CourseConflict)])
})

/** The columns that the administrator's next write names. */
function recordColumns(): { names: () => string[] } {
  let body = {}
  network = async (request) => {
    if (request.method !== 'GET') body = [await request.clone().json()].flat()[0]
    return backend.fetch(request)
  }
  return { names: () => Object.keys(body) }
}

const statusColumns = ['status', 'status_note', 'moved_from_date', 'moved_from_start_time']

it('a cancellation writes the status alone, so that courses from before the limits can be cancelled', async () => {
  const course = await createCourse()
  const columns = recordColumns()
  await cancel({ ...course, title: 'x'.repeat(400), date: '1999-01-02' })
  expect(columns.names()).toEqual(statusColumns)
})

it('editing and restoring a planned course name no column of the status, which an older database lacks', async () => {
  const course = await createCourse()
  const columns = recordColumns()
  await update({
    course,
    values: { ...values, title: 'Foredrag' },
    status: PLANNED,
  })
  const edited = columns.names()
  await writeCourses(admin, { inserted: [{ ...course, id: randomUUID() }] })
  expect([edited, columns.names()]).toMatchObject([{ length: 9 }, { length: 10 }])
  expect([...edited, ...columns.names()]).not.toContain('status')
})

it('a course that is gone cannot be changed or deleted', async () => {
  const course = await createCourse()
  await writeCourses(admin, { deleted: [course] })
  await expect(cancel(course)).rejects.toMatchObject({ code: NO_ROW_CHANGED })
  const again = writeCourses(admin, { deleted: [course] })
  await expect(again).rejects.toMatchObject({ code: NO_ROW_CHANGED })
})

it('an ordinary user creates no course', async () => {
  const user = await backend.signIn(USER)
  const creation = createCourseEvents(user, [newCourse()])
  await expect(creation).rejects.toMatchObject({ code: '42501', status: 403 })
})

it('a write without a session, or with an expired one, fails as an expired session', async () => {
  const course = await createCourse()
  async function failureOf(writing: Promise<unknown>) {
    const error = await writing.catch((reason: unknown) => reason)
    expect(knownCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
    return error
  }

  const other = await createCourse()
  for (const write of [
    () => createCourseEvents(visitor, [newCourse()]),
    () => writeCourses(visitor, { deleted: [course] }),
    () => writeCourses(visitor, { deleted: [course, other] }),
  ]) {
    expect(await failureOf(write())).toMatchObject({ code: '42501', status: 401 })
  }
  backend.advance(2 * 3600)
  onTestFinished(() => backend.advance(-2 * 3600))
  const create = createCourseEvents(admin, [newCourse()])
  expect(await failureOf(create)).toMatchObject({ code: 'PGRST303', status: 401 })
})
