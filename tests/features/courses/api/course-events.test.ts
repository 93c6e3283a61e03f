import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it, onTestFinished } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  type CourseDatabase,
  listAdminCourseEvents,
  listCourseEvents,
} from '@/features/courses/api/course-events'
import { createCourseEvents } from '@/features/courses/api/create-courses'
import {
  deleteCourseEvent,
  restoreCourseEvent,
  updateCourseEvent,
} from '@/features/courses/api/write-course'
import {
  COURSE_EXISTS,
  CourseConflict,
  ID_TAKEN,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
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
let admin: CourseDatabase
let visitor: CourseDatabase

/** Handles the administrator's requests. */
let network: (request: Request) => Promise<Response>

/** Lets the server process a write, and loses the response. */
async function loseResponse(request: Request): Promise<Response> {
  const response = await backend.fetch(request)
  return request.method === 'GET' ? response : offline()
}

/** Loses the response of every write, and lets nothing be read afterwards. */
async function loseConnection(request: Request): Promise<Response> {
  if (request.method !== 'GET') await backend.fetch(request)
  return offline()
}

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

  const stored = await cancel(admin, course)
  for (const [again, earlier] of [
    [{ ...first, title: 'Rettet' }, [first]],
    [{ ...first, title: 'Rettet' }, []],
  ] as const) {
    await expect(createCourseEvents(admin, [again], earlier)).rejects.toMatchObject({ stored })
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

it("an update after one without a response is no conflict with the administrator's own", async () => {
  const course = await createCourse()
  const [sent, next] = ['Første', 'Anden'].map((title) => ({
    course,
    values: { ...values, title },
  }))
  if (!sent || !next) return
  await updateCourseEvent(admin, sent)
  await expect(updateCourseEvent(admin, next)).rejects.toBeInstanceOf(CourseConflict)
  expect(await updateCourseEvent(admin, next, [sent])).toMatchObject({ title: 'Anden' })
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
  await cancel(admin, { ...course, title: 'x'.repeat(400), date: '1999-01-02' })
  expect(columns.names()).toEqual(statusColumns)
})

it('editing and restoring a planned course name no column of the status, which an older database lacks', async () => {
  const course = await createCourse()
  const columns = recordColumns()
  await updateCourseEvent(admin, {
    course,
    values: { ...values, title: 'Foredrag' },
    status: PLANNED,
  })
  const edited = columns.names()
  await restoreCourseEvent(admin, { ...course, id: randomUUID() })
  expect([edited, columns.names()]).toMatchObject([{ length: 9 }, { length: 10 }])
  expect([...edited, ...columns.names()]).not.toContain('status')
})

it('a deleted course is restored under its id and with its status, once, and not over another', async () => {
  const course = await cancel(admin, await createCourse())
  await deleteCourseEvent(admin, course)
  await restoreCourseEvent(admin, course)
  const restored = [{ ...course, ...NEWER }]
  expect(await listCourseEvents(visitor)).toEqual(restored)
  const again = restoreCourseEvent(admin, course)
  await expect(again).rejects.toMatchObject({ code: COURSE_EXISTS })
  const other = restoreCourseEvent(admin, { ...course, title: 'Et andet' })
  await expect(other).rejects.toMatchObject({ code: ID_TAKEN })
  expect(await listCourseEvents(visitor)).toEqual(restored)
})

/** Each write of a course, with what the list shows afterwards. */
const lostWrites: [string, (course: AdminCourseEvent) => Promise<unknown>, object[]][] = [
  ['an update', (course) => move(admin, course), [{ date: '2026-12-01', status: 'moved' }]],
  ['a cancellation', (course) => cancel(admin, course), [{ status: 'cancelled' }]],
  ['a deletion', (course) => deleteCourseEvent(admin, course), []],
  [
    'a creation',
    ({ id: _, ...course }) =>
      createCourseEvents(admin, [newCourse({ ...course, date: '2026-12-24' })]),
    [{ date: values.date }, { date: '2026-12-24' }],
  ],
  [
    'a restoration',
    (course) => restoreCourseEvent(admin, { ...course, id: randomUUID(), date: '2026-12-24' }),
    [{ date: values.date }, { date: '2026-12-24' }],
  ],
]

it.each(lostWrites)(
  '%s whose response is lost succeeds where the courses can be read, and may have happened where they cannot',
  async (_name, write, after) => {
    const course = await createCourse()
    const before = await listAdminCourseEvents(admin)
    network = async (request) => (request.method === 'GET' ? backend.fetch(request) : offline())
    await expect(write(course)).rejects.toMatchObject({ name: 'BackendError', status: 0 })
    network = loseConnection
    const failure = await write(course).catch((reason: unknown) => reason)
    if (!(failure instanceof UnconfirmedWrite)) throw failure
    network = backend.fetch
    const list = await listAdminCourseEvents(admin)
    expect(list).toMatchObject(after)
    expect([failure.outcome(before), failure.outcome(list)]).toEqual([false, true])
  },
)

it.each(lostWrites)(
  '%s whose response is lost is not reported as a failure',
  async (_name, write, after) => {
    const course = await createCourse()
    network = loseResponse
    await write(course)
    expect(await listCourseEvents(visitor)).toMatchObject(after)
  },
)

it('a deletion that is repeated after a lost response succeeds, and otherwise a course that is gone is an error', async () => {
  const course = await createCourse()
  await deleteCourseEvent(admin, course)
  await deleteCourseEvent(admin, course, true)
  await expect(deleteCourseEvent(admin, course)).rejects.toMatchObject({ code: NO_ROW_CHANGED })
})

const creations = [
  (client: CourseDatabase) => createCourseEvents(client, [newCourse()]),
  (client: CourseDatabase, course: AdminCourseEvent) =>
    restoreCourseEvent(client, { ...course, id: randomUUID() }),
]
const updates = [move, cancel, deleteCourseEvent]

it('the writes of an ordinary user fail, although the server only ignores some of them', async () => {
  const course = await createCourse()
  const user = await backend.signIn(USER)
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
    expect(knownCause(error, backendErrorTexts)).toBe('Din session er udløbet. Log ind igen.')
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
