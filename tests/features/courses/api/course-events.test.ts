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
import {
  type AdminCourseEvent,
  type CourseEventValues,
  type NewCourse,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { failureCause, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseValues as values } from '../../../helpers/course'

// A server that hands out no more than three rows at once, so that few courses need several pages.
const MAX_ROWS = 3

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

it('visitors see the course that an administrator has created', async () => {
  const { id, version } = await createCourse()
  expect(await listCourseEvents(visitor)).toEqual([{ id, version, ...values, ...PLANNED }])
})

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

it('an update and a delete touch one course and leave the others', async () => {
  const course = await createCourse()
  const other = await createCourse({ title: 'Foredrag' })
  const changed = { ...values, title: 'Supervision', type: 'supervision', url: '/contact' }
  const updated = await updateCourseEvent(admin, course, changed)
  expect(updated).toEqual({ ...course, ...changed, version: expect.any(String) })
  const courses = await listCourseEvents(visitor)
  expect(courses).toHaveLength(2)
  expect(courses).toEqual(expect.arrayContaining([other, updated]))

  await deleteCourseEvent(admin, updated)
  expect(await listCourseEvents(visitor)).toEqual([other])
})

it('an update and a delete fail when the course is gone', async () => {
  const gone = { id: '00000000-0000-4000-8000-000000000000', version: '2026-11-22T10:00:00+00:00' }
  const failure = { code: NO_ROW_CHANGED }
  await expect(updateCourseEvent(admin, gone, values)).rejects.toMatchObject(failure)
  await expect(deleteCourseEvent(admin, gone)).rejects.toMatchObject(failure)
})

it('an update or a delete of a course that somebody else has changed fails with the stored course', async () => {
  const seen = await createCourse()
  const stored = await updateCourseEvent(admin, seen, { ...values, location: 'Online' })
  const second = { ...values, title: 'Min titel' }

  const conflict = await updateCourseEvent(admin, seen, second).catch((reason: unknown) => reason)
  expect(conflict).toBeInstanceOf(CourseConflict)
  expect(conflict).toMatchObject({ stored })
  await expect(deleteCourseEvent(admin, seen)).rejects.toMatchObject({ stored })
  expect(await listCourseEvents(visitor)).toEqual([stored])

  // With the version that it has been told of, the second one may.
  const saved = await updateCourseEvent(admin, stored, second)
  await deleteCourseEvent(admin, saved)
  expect(await listCourseEvents(visitor)).toEqual([])
})

it('an update that is already stored succeeds, for example after a lost response', async () => {
  const seen = await createCourse()
  const changed = { ...values, title: 'Foredrag' }
  const saved = await updateCourseEvent(admin, seen, changed)
  expect(await updateCourseEvent(admin, seen, changed)).toEqual(saved)
})

it('one of several simultaneous updates succeeds, and the others are conflicts', async () => {
  const seen = await createCourse()
  const writes = ['Aarhus', 'Odense', 'Online'].map((location) =>
    updateCourseEvent(admin, seen, { ...values, location }),
  )
  const results = await Promise.allSettled(writes)
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
})

it('the writes of an ordinary user fail, although the server only ignores some of them', async () => {
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

it('a write without a session, or with an expired one, fails as an expired session', async () => {
  const course = await createCourse()
  const create = (client: CourseDatabase) => createCourseEvents(client, [newCourse()])
  const update = (client: CourseDatabase) => updateCourseEvent(client, course, values)
  const remove = (client: CourseDatabase) => deleteCourseEvent(client, course)
  async function failureOf(writing: Promise<unknown>) {
    const error = await writing.catch((reason: unknown) => reason)
    expect(failureCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
    return error
  }

  for (const write of [create, update, remove]) {
    expect(await failureOf(write(visitor))).toMatchObject({ code: '42501', status: 401 })
  }
  backend.advance(2 * 3600)
  onTestFinished(() => backend.advance(-2 * 3600))
  expect(await failureOf(create(admin))).toMatchObject({ code: 'PGRST303', status: 401 })
})

it.each([
  [{ type: 'webinar' }, '23514'],
  [{ maxParticipants: 3_000_000_000 }, '22003'],
  [{ startTime: '' }, '22007'],
  [{ date: '2026-02-30' }, '22008'],
])('a write of %j, which the database refuses, fails with %s', async (change, code) => {
  const failure = { name: 'BackendError', code, status: 400 }
  await expect(createCourseEvents(admin, [newCourse(change)])).rejects.toMatchObject(failure)
})
