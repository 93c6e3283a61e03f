import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  CourseConflict,
  type CourseDatabase,
  createCourseEvents,
  deleteCourseEvent,
  listAdminCourseEvents,
  listCourseEvents,
  restoreCourseEvent,
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

/** What each write changes in a course. */
const NEWER = { version: expect.any(String), revision: expect.any(Number) }

const movedFrom = { date: values.date, startTime: values.startTime }

function move(client: CourseDatabase, course: AdminCourseEvent): Promise<AdminCourseEvent> {
  return updateCourseEvent(client, {
    course,
    values: { ...values, date: '2026-12-01' },
    status: { status: 'moved', statusNote: null, movedFrom },
  })
}

function cancel(client: CourseDatabase, course: AdminCourseEvent, statusNote = 'Syg') {
  const status = { ...course, status: 'cancelled', statusNote } as const
  return updateCourseEvent(client, { course, status })
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
  await createCourseEvents(admin, series)
  const created = await listCourseEvents(visitor)
  expect(created).toMatchObject(series)

  await createCourseEvents(admin, series)
  expect(await listCourseEvents(visitor)).toEqual(created)
})

it('an update and a delete touch one course and leave the others', async () => {
  const course = await createCourse()
  const other = await createCourse({ title: 'Foredrag' })
  const changed = { ...values, title: 'Supervision', type: 'supervision', url: '/contact' }
  const updated = await updateCourseEvent(admin, { course, values: changed })
  expect(updated).toEqual({ ...course, ...changed, ...NEWER })
  const courses = await listCourseEvents(visitor)
  expect(courses).toHaveLength(2)
  expect(courses).toEqual(expect.arrayContaining([other, updated]))

  await deleteCourseEvent(admin, updated)
  expect(await listCourseEvents(visitor)).toEqual([other])
})

it('one of several simultaneous updates succeeds, and the others are conflicts', async () => {
  const seen = await createCourse()
  const writes = ['Aarhus', 'Odense', 'Online'].map((location) =>
    updateCourseEvent(admin, { course: seen, values: { ...values, location } }),
  )
  const results = await Promise.allSettled(writes)
  const failures = results.flatMap((result) =>
    result.status === 'rejected' ? [result.reason] : [],
  )
  expect(failures).toEqual([expect.any(CourseConflict), expect.any(CourseConflict)])
})

it.each([
  ['moving', move],
  ['cancelling', cancel],
])('%s may be repeated after a lost response, and meets conflicts', async (_name, write) => {
  const seen = await cancel(admin, await createCourse(), 'Noget andet')
  const written = await write(admin, seen)
  expect(await write(admin, seen)).toEqual(written)

  const changed = { ...values, date: '2026-12-02', title: 'Foredrag' }
  const other = await updateCourseEvent(admin, { course: written, values: changed })
  const another = await cancel(admin, other, 'Snevejr')
  await expect(write(admin, seen)).rejects.toMatchObject({ stored: another })
})

it('a deleted course is restored once, under its id and with its status', async () => {
  const course = await cancel(admin, await createCourse())
  await deleteCourseEvent(admin, course)
  await restoreCourseEvent(admin, course)
  await restoreCourseEvent(admin, course)
  expect(await listCourseEvents(visitor)).toEqual([{ ...course, ...NEWER }])
})

const creations = [
  (client: CourseDatabase) => createCourseEvents(client, [newCourse()]),
  (client: CourseDatabase, course: AdminCourseEvent) =>
    restoreCourseEvent(client, { ...course, id: randomUUID() }),
]
const updates = [move, cancel, deleteCourseEvent]

it('the writes of an ordinary user fail, although the server only ignores some of them', async () => {
  const course = await createCourse()
  const user = await signIn(USER)
  for (const create of creations) {
    await expect(create(user, course)).rejects.toMatchObject({ code: '42501', status: 403 })
  }
  for (const update of updates) {
    await expect(update(user, course)).rejects.toMatchObject({ code: NO_ROW_CHANGED })
  }
  expect(await listCourseEvents(visitor)).toEqual([course])
})

it('a write without a session, or with an expired one, fails as an expired session', async () => {
  const course = await createCourse()
  async function failureOf(writing: Promise<unknown>) {
    const error = await writing.catch((reason: unknown) => reason)
    expect(failureCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
    return error
  }

  for (const write of [...creations, ...updates]) {
    expect(await failureOf(write(visitor, course))).toMatchObject({ code: '42501', status: 401 })
  }
  backend.advance(2 * 3600)
  onTestFinished(() => backend.advance(-2 * 3600))
  const create = createCourseEvents(admin, [newCourse()])
  expect(await failureOf(create)).toMatchObject({ code: 'PGRST303', status: 401 })
})
