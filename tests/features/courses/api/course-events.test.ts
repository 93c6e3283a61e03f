import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { newCourseId } from '@/features/courses/admin/new-course-id'
import {
  CourseConflict,
  type CourseDatabase,
  createCourseEvents,
  deleteCourseEvent,
  listAdminCourseEvents,
  listCourseEvents,
  updateCourseEvent,
} from '@/features/courses/api/course-events'
import type {
  AdminCourseEvent,
  CourseEventValues,
  NewCourse,
} from '@/features/courses/domain/course-event'
import { failureCause, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseValues } from '../../../helpers/course'

// A server that hands out no more than three rows at once, so that few courses need several pages.
const MAX_ROWS = 3
// A busy machine takes long to open the embedded database.

let backend: TestBackend
let admin: CourseDatabase
let visitor: CourseDatabase

beforeAll(async () => {
  backend = await freshBackend({ settings: { maxRows: MAX_ROWS } })
  visitor = new PostgrestClient<Database>(`http://localhost${backend.basePath}/rest/v1`, {
    headers: { apikey: backend.keys.publishableKey },
    fetch: (input, init) => backend.fetch(new Request(input, init)),
  })
  admin = await signIn(ADMIN)
})
beforeEach(() =>
  backend.database.asOwner((transaction) => transaction.query('delete from public.course_events')),
)

async function signIn(account: { email: string; password: string }): Promise<CourseDatabase> {
  const client = backend.connect()
  const { error } = await client.auth.signInWithPassword(account)
  if (error) throw error
  return client
}

const values: CourseEventValues = { ...courseValues, location: 'København K', availableSpots: 3 }

function newCourse(changes: Partial<CourseEventValues> = {}): NewCourse {
  return { ...values, ...changes, id: newCourseId() }
}

/** Creates a course and returns it as stored. */
async function createCourse(changes: Partial<CourseEventValues> = {}): Promise<AdminCourseEvent> {
  const course = newCourse(changes)
  await createCourseEvents(admin, [course])
  const created = (await listAdminCourseEvents(admin)).find(({ id }) => id === course.id)
  if (!created) throw new Error('The course was not created')
  return created
}

async function addCourses(count: number, title = 'Kursus'): Promise<void> {
  await backend.database.asOwner((transaction) =>
    transaction.query(
      `insert into public.course_events (title, event_date, start_time, end_time, location, type)
       select $2 || ' ' || n, date '2026-11-24' + n % 5, '10:00', '12:00', 'Aarhus', 'foredrag'
       from generate_series(1, $1::integer) as n`,
      [count, title],
    ),
  )
}

it('shows visitors what an administrator created', async () => {
  const { id, version } = await createCourse()
  expect(await listCourseEvents(visitor)).toEqual([{ id, version, ...values }])
})

it('reads every course from a server that sends few rows at once', async () => {
  await addCourses(3 * MAX_ROWS + 1)
  const courses = await listCourseEvents(visitor)
  expect(new Set(courses.map(({ id }) => id)).size).toBe(3 * MAX_ROWS + 1)
  const order = courses.map(({ date, startTime, id }) => `${date} ${startTime} ${id}`)
  expect(order).toEqual(order.toSorted())
})

it.each([0, 1, MAX_ROWS, MAX_ROWS + 1])('reads %i courses', async (count) => {
  await addCourses(count)
  expect(await listAdminCourseEvents(admin)).toHaveLength(count)
})

it('creates a series with one request', async () => {
  const dates = ['2026-11-24', '2026-12-01', '2026-12-08']
  await createCourseEvents(
    admin,
    dates.map((date) => newCourse({ date })),
  )
  expect((await listCourseEvents(visitor)).map(({ date }) => date)).toEqual(dates)
})

it('creates no course of a series if one of them is refused', async () => {
  const series = [newCourse(), newCourse({ title: ' ' })]
  await expect(createCourseEvents(admin, series)).rejects.toMatchObject({ code: '23514' })
  expect(await listCourseEvents(visitor)).toEqual([])
})

it('creating courses a second time, as after a lost response, creates no duplicates', async () => {
  const series = [newCourse(), newCourse({ title: 'Foredrag' })]
  await createCourseEvents(admin, series)
  const created = await listCourseEvents(visitor)
  await createCourseEvents(admin, series)
  expect(await listCourseEvents(visitor)).toEqual(created)
})

it('creating courses a second time with other values stores these, and adds what is missing', async () => {
  const [first, second] = [newCourse(), newCourse({ date: '2026-12-01' })]
  await createCourseEvents(admin, [first])
  await createCourseEvents(admin, [{ ...first, title: 'Rettet' }, second])
  expect(await listCourseEvents(visitor)).toMatchObject([{ ...first, title: 'Rettet' }, second])
})

it('changes one course and leaves the others', async () => {
  const course = await createCourse()
  await createCourse({ title: 'Foredrag' })
  const changed = { ...values, title: 'Supervision', type: 'supervision', url: '/contact' }
  const updated = await updateCourseEvent(admin, course, changed)
  expect(updated).toEqual({ id: course.id, version: expect.any(String), ...changed })
  const courses = await listCourseEvents(visitor)
  expect(courses).toContainEqual(updated)
  expect(courses.map(({ title }) => title).toSorted()).toEqual(['Foredrag', 'Supervision'])
})

it('deletes one course and leaves the others', async () => {
  const course = await createCourse()
  const other = await createCourse({ title: 'Foredrag' })
  await deleteCourseEvent(admin, course)
  expect(await listCourseEvents(visitor)).toEqual([other])
})

it('stores an empty url as null and trims the texts', async () => {
  await createCourse({ title: ' Foredrag ', location: ' Aarhus ', url: ' ' })
  expect(await listCourseEvents(visitor)).toMatchObject([
    { title: 'Foredrag', location: 'Aarhus', url: null },
  ])
})

const gone = { id: '00000000-0000-4000-8000-000000000000', version: '2026-11-22T10:00:00+00:00' }

it('fails when the course to change or delete is gone', async () => {
  await expect(updateCourseEvent(admin, gone, values)).rejects.toMatchObject({
    code: NO_ROW_CHANGED,
  })
  await expect(deleteCourseEvent(admin, gone)).rejects.toMatchObject({ code: NO_ROW_CHANGED })
})

it('an update does not overwrite the change of somebody else, and fails with the stored course', async () => {
  const seen = await createCourse()
  const stored = await updateCourseEvent(admin, seen, { ...values, location: 'Online' })
  const second = { ...values, title: 'Min titel' }

  const conflict = await updateCourseEvent(admin, seen, second).catch((reason: unknown) => reason)
  expect(conflict).toBeInstanceOf(CourseConflict)
  expect(conflict).toMatchObject({ stored })
  expect(await listCourseEvents(visitor)).toEqual([stored])

  // With the version that it has been told of, the second one may.
  const saved = await updateCourseEvent(admin, stored, second)
  expect(await listCourseEvents(visitor)).toEqual([saved])
})

it('a second conflict is reported like the first', async () => {
  const first = await createCourse()
  const second = await updateCourseEvent(admin, first, { ...values, location: 'Online' })
  const third = await updateCourseEvent(admin, second, { ...values, location: 'Aarhus' })
  await expect(updateCourseEvent(admin, second, values)).rejects.toMatchObject({ stored: third })
})

it('an update that is already stored succeeds, for example after a lost response', async () => {
  const seen = await createCourse()
  const changed = { ...values, title: 'Foredrag' }
  const saved = await updateCourseEvent(admin, seen, changed)
  expect(await updateCourseEvent(admin, seen, changed)).toEqual(saved)
})

it('one of two simultaneous writes succeeds, and the other one is a conflict', async () => {
  const seen = await createCourse()
  const writes = ['Aarhus', 'Odense', 'Online'].map((location) =>
    updateCourseEvent(admin, seen, { ...values, location }),
  )
  const results = await Promise.allSettled(writes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('does not delete a course that somebody else has changed', async () => {
  const seen = await createCourse()
  const stored = await updateCourseEvent(admin, seen, { ...values, title: 'Foredrag' })
  await expect(deleteCourseEvent(admin, seen)).rejects.toMatchObject({ stored })
  expect(await listCourseEvents(visitor)).toEqual([stored])
  await deleteCourseEvent(admin, stored)
  expect(await listCourseEvents(visitor)).toEqual([])
})

it('fails for an ordinary user, whose changes the server ignores', async () => {
  const course = await createCourse()
  const user = await signIn(USER)
  await expect(createCourseEvents(user, [newCourse()])).rejects.toMatchObject({
    code: '42501',
    status: 403,
  })
  const refused = { code: NO_ROW_CHANGED }
  await expect(updateCourseEvent(user, course, values)).rejects.toMatchObject(refused)
  await expect(deleteCourseEvent(user, course)).rejects.toMatchObject(refused)
  expect(await listCourseEvents(visitor)).toHaveLength(1)
})

it('a write without a session fails as an expired session', async () => {
  const course = await createCourse()
  for (const write of [
    () => createCourseEvents(visitor, [newCourse()]),
    () => updateCourseEvent(visitor, course, values),
    () => deleteCourseEvent(visitor, course),
  ]) {
    const error = await write().catch((reason: unknown) => reason)
    expect(error).toMatchObject({ code: '42501', status: 401 })
    expect(failureCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
  }
})

it('a write with an expired session says so', async () => {
  backend.advance(2 * 3600)
  onTestFinished(() => backend.advance(-2 * 3600))
  const error = await createCourseEvents(admin, [newCourse()]).catch((reason: unknown) => reason)
  expect(error).toMatchObject({ code: 'PGRST303', status: 401 })
  expect(failureCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
})

it.each([
  [{ title: ' ' }, '23514'],
  [{ location: '\u200b' }, '23514'],
  [{ type: 'webinar' }, '23514'],
  [{ maxParticipants: 0 }, '23514'],
  [{ availableSpots: -1 }, '23514'],
  [{ url: 'javascript:alert(1)' }, '23514'],
  [{ maxParticipants: 3_000_000_000 }, '22003'],
  [{ date: '' }, '22007'],
  [{ date: '2026-02-30' }, '22008'],
  [{ startTime: '' }, '22007'],
  [{ endTime: '25:00' }, '22008'],
])('a write of %j, which the database refuses, fails with %s', async (change, code) => {
  await expect(createCourseEvents(admin, [newCourse(change)])).rejects.toMatchObject({
    name: 'BackendError',
    code,
    status: 400,
  })
})
