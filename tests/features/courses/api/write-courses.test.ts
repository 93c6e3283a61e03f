import { randomUUID } from 'node:crypto'
import type { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { courseErrorTexts } from '@/features/courses/admin/write-messages'
import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import { type CoursesWrite, idsOf } from '@/features/courses/api/write-comparison'
import { writeCourses } from '@/features/courses/api/write-courses'
import { COURSE_EXISTS, ID_TAKEN, UnconfirmedWrite } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent, NewCourse } from '@/features/courses/domain/course-event'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { knownCause } from '@/lib/error-texts'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseValues as values } from '../../../helpers/course'

let backend: TestBackend
let admin: PostgrestClient<Database>
let user: PostgrestClient<Database>

/** Handles the administrator's requests. */
let network: (request: Request) => Promise<Response>

/** Lets the server process a write or not, loses its response, and lets the courses be read or not. */
function loseResponse({ isProcessed = true, isReadable = true } = {}): void {
  network = async (request) => {
    const isRead = request.method === 'GET'
    if (isRead && isReadable) return backend.fetch(request)
    if (!isRead && isProcessed) await backend.fetch(request)
    throw new TypeError('Failed to fetch')
  }
}

function reconnect(): void {
  network = backend.fetch
}

beforeAll(async () => {
  backend = await freshBackend()
  admin = await backend.signIn(ADMIN, (request) => network(request))
  user = await backend.signIn(USER)
})
beforeEach(async () => {
  reconnect()
  await backend.asOwner('delete from public.course_events')
})

const DATES = ['2026-12-01', '2026-12-08', '2026-12-15']

function newSeries(): NewCourse[] {
  const seriesId = randomUUID()
  return DATES.map((date) => ({ ...values, date, price: '900 kr.', seriesId, id: randomUUID() }))
}

/** Creates a series of three dates, and returns them as stored. */
async function createSeries() {
  const [first, second, third] = await writeCourses(admin, { inserted: newSeries() })
  if (!first || !second || !third) throw new Error('The series was not created')
  return [first, second, third] as const
}

function rename(courses: readonly AdminCourseEvent[], title: string): CoursesWrite {
  return { updated: courses.map((course) => ({ course, values: { ...course, title } })) }
}

const CANCELLED = { status: 'cancelled', statusNote: 'Syg', movedFrom: null } as const

function cancel(courses: readonly AdminCourseEvent[]): CoursesWrite {
  return { updated: courses.map((course) => ({ course, status: CANCELLED })) }
}

async function titles(): Promise<string[]> {
  return (await listAdminCourseEvents(admin)).map(({ title }) => title)
}

async function failureOf(writing: Promise<unknown>): Promise<UnconfirmedWrite> {
  const failure = await writing.catch((reason: unknown) => reason)
  if (!(failure instanceof UnconfirmedWrite)) throw failure
  return failure
}

it('a series is created, changed and extended, each with one write that returns what is stored, or was', async () => {
  const [first, ...others] = await createSeries()
  expect([first, ...others]).toEqual(await listAdminCourseEvents(admin))
  const added = { ...first, ...CANCELLED, date: '2026-12-22', id: randomUUID() }
  const written = await writeCourses(admin, {
    inserted: [added],
    updated: [{ course: first, values: { ...first, price: null }, status: CANCELLED }],
    deleted: others,
  })
  expect(written).toEqual([...(await listAdminCourseEvents(admin)), ...others])
  expect(written).toMatchObject([
    { ...CANCELLED, id: first.id, price: null },
    { ...CANCELLED, id: added.id, price: '900 kr.' },
    ...others,
  ])
})

it("a second administrator's write saves nothing, and names the dates that were changed or deleted", async () => {
  const [first, second, third] = await createSeries()
  const [changed] = await writeCourses(admin, rename([first], 'Foredrag'))
  await writeCourses(admin, { deleted: [second] })
  const writing = writeCourses(admin, cancel([first, second, third]))
  await expect(writing).rejects.toMatchObject({ stored: [changed], gone: [second.id] })
  expect(await listAdminCourseEvents(admin)).toEqual([changed, third])
})

it('no date is written if one of them is refused', async () => {
  const [first, second] = await createSeries()
  const write = {
    updated: [
      { course: first, values: { ...first, title: 'Rettet' } },
      { course: second, values: { ...second, title: ' ' } },
    ],
  }
  await expect(writeCourses(admin, write)).rejects.toMatchObject({ code: '23514' })
  expect(await titles()).toEqual([values.title, values.title, values.title])
})

it('a change that somebody else has made to one date already is made to the others', async () => {
  const series = await createSeries()
  await writeCourses(admin, cancel([series[1]]))
  const written = await writeCourses(admin, cancel(series))
  expect(written).toMatchObject([CANCELLED, CANCELLED, CANCELLED])
  const steps = cancel(series).updated?.map((update) => ({ ...update, isStep: true })) ?? []
  const writing = writeCourses(admin, { updated: steps })
  await expect(writing).rejects.toMatchObject({ name: 'CourseConflict' })
})

/** Each kind of write, with the titles that the list shows afterwards. */
const writes: [string, (series: readonly AdminCourseEvent[]) => CoursesWrite, string[]][] = [
  ['a change', (series) => rename(series, 'Ny'), ['Ny', 'Ny', 'Ny']],
  ['a deletion', (series) => ({ deleted: series.slice(1) }), [values.title]],
  [
    'a change of one',
    (series) => rename(series.slice(2), 'Ny'),
    [values.title, values.title, 'Ny'],
  ],
  ['a deletion of one', (series) => ({ deleted: series.slice(2) }), [values.title, values.title]],
  [
    'a course more',
    ([first]) => ({ inserted: first ? [{ ...first, date: '2026-12-22', id: randomUUID() }] : [] }),
    Array(4).fill(values.title),
  ],
  [
    'a further date',
    ([first, ...others]) => ({
      inserted: first ? [{ ...first, title: 'Mere', date: '2026-12-22', id: randomUUID() }] : [],
      ...rename(others, 'Ny'),
    }),
    [values.title, 'Ny', 'Ny', 'Mere'],
  ],
]

it.each(writes)(
  '%s whose response is lost succeeds where the courses show it',
  async (_name, writeOf, after) => {
    const write = writeOf(await createSeries())
    loseResponse()
    const written = await writeCourses(admin, write)
    expect(await titles()).toEqual(after)
    expect(written).toHaveLength(idsOf(write).length)
  },
)

it.each(writes)(
  '%s that never reached the server fails, and nothing is written',
  async (_name, writeOf) => {
    const series = await createSeries()
    loseResponse({ isProcessed: false })
    await expect(writeCourses(admin, writeOf(series))).rejects.toMatchObject({ status: 0 })
    expect(await listAdminCourseEvents(admin)).toEqual(series)
  },
)

it.each(writes)(
  '%s may have happened where the courses cannot be read, and a later list tells',
  async (_name, writeOf, after) => {
    const before = await createSeries()
    loseResponse({ isReadable: false })
    const failure = await failureOf(writeCourses(admin, writeOf(before)))
    reconnect()
    expect(await titles()).toEqual(after)
    const list = await listAdminCourseEvents(admin)
    expect([failure.outcome(before), failure.outcome(list)]).toEqual([false, true])
  },
)

it.each(writes)(
  '%s that is repeated after a lost response is not written twice',
  async (_name, writeOf, after) => {
    const write = writeOf(await createSeries())
    loseResponse({ isReadable: false })
    await failureOf(writeCourses(admin, write))
    reconnect()
    const list = await listAdminCourseEvents(admin)
    await writeCourses(admin, write, [write])
    expect(await titles()).toEqual(after)
    expect(await listAdminCourseEvents(admin)).toEqual(list)
  },
)

it.each([true, false])(
  'a repeated write with other values stores these, whether the first was processed (%s)',
  async (isProcessed) => {
    const series = await createSeries()
    const added = { ...series[0], date: '2026-12-22', id: randomUUID() }
    const sent = { ...rename(series, 'Første'), inserted: [{ ...added, title: 'Første' }] }
    loseResponse({ isProcessed, isReadable: false })
    await failureOf(writeCourses(admin, sent))
    reconnect()
    const next = { ...rename(series, 'Anden'), inserted: [{ ...added, title: 'Anden' }] }
    await writeCourses(admin, next, [sent])
    expect(await titles()).toEqual(['Anden', 'Anden', 'Anden', 'Anden'])
  },
)

it('a repeated write to a date that somebody else has changed since saves nothing', async () => {
  const series = await createSeries()
  const sent = rename(series, 'Første')
  loseResponse({ isReadable: false })
  await failureOf(writeCourses(admin, sent))
  reconnect()
  const [first, second, third] = await listAdminCourseEvents(admin)
  if (!first || !second || !third) return
  await writeCourses(admin, rename([second], 'En andens'))
  const writing = writeCourses(admin, rename(series, 'Anden'), [sent])
  await expect(writing).rejects.toMatchObject({ stored: [{ title: 'En andens' }], gone: [] })
  expect(await titles()).toEqual(['Første', 'En andens', 'Første'])
  await writeCourses(admin, { deleted: [series[0], third] }, [sent])
  expect(await titles()).toEqual(['En andens'])
})

it('a write whose response is lost, to dates that are changed before they are read, is left open', async () => {
  const series = await createSeries()
  network = async (request) => {
    await backend.fetch(request)
    reconnect()
    const [first] = await listAdminCourseEvents(admin)
    if (first) await writeCourses(admin, rename([first], 'En andens'))
    throw new TypeError('Failed to fetch')
  }
  const { outcome } = await failureOf(writeCourses(admin, rename(series, 'Ny')))
  expect(await titles()).toEqual(['En andens', 'Ny', 'Ny'])
  expect(outcome(await listAdminCourseEvents(admin))).toBeUndefined()
})

it('deleted dates are restored together under their ids and with their status, or none of them', async () => {
  const series = await createSeries()
  const cancelled = await writeCourses(admin, cancel(series))
  await writeCourses(admin, { deleted: cancelled })
  const restored = await writeCourses(admin, { inserted: cancelled })
  expect(restored.map(({ id, status }) => [id, status])).toEqual(
    cancelled.map(({ id }) => [id, 'cancelled']),
  )
  await writeCourses(admin, { deleted: restored.slice(1) })
  const again = writeCourses(admin, { inserted: cancelled })
  await expect(again).rejects.toMatchObject({ code: COURSE_EXISTS })
  const other = writeCourses(admin, {
    inserted: cancelled.map((course) => ({ ...course, title: 'Et andet' })),
  })
  await expect(other).rejects.toMatchObject({ code: ID_TAKEN })
  expect(await titles()).toHaveLength(1)
})

it.each(writes)('%s by an ordinary user is refused, and is no conflict', async (_name, writeOf) => {
  const series = await createSeries()
  const code = writeOf(series).inserted ? '42501' : NO_ROW_CHANGED
  await expect(writeCourses(user, writeOf(series))).rejects.toMatchObject({ code })
  expect(await listAdminCourseEvents(admin)).toEqual(series)
})

it('a database without the function has to be updated first', async () => {
  const series = await createSeries()
  network = async (request) => {
    if (request.method === 'GET') return backend.fetch(request)
    return backend.fetch(
      new Request(request.url.replace('write_courses', 'no_such_function'), request),
    )
  }
  const writing = writeCourses(admin, cancel(series))
  const failure = await writing.catch((reason: unknown) => reason)
  expect(failure).toMatchObject({ code: 'PGRST202', status: 404 })
  expect(knownCause(failure, backendErrorTexts, courseErrorTexts)).toMatch(
    /^Databasen er ældre end hjemmesiden .* høre til et forløb\./,
  )
})

it('a cancellation of all dates leaves the one that is cancelled already, and writes the others', async () => {
  const [first, ...others] = await createSeries()
  const [cancelled] = await writeCourses(admin, cancel([first]))
  if (!cancelled) return
  await writeCourses(admin, cancel([cancelled, ...others]))
  expect(await listAdminCourseEvents(admin)).toMatchObject([
    { ...CANCELLED, version: cancelled.version },
    CANCELLED,
    CANCELLED,
  ])
})

it('a step of the places that is repeated after a lost response is one step', async () => {
  const series = await createSeries()
  const step = {
    updated: series.map((course) => ({
      course,
      values: { ...course, availableSpots: course.availableSpots - 1 },
      isStep: true,
    })),
  }
  loseResponse({ isReadable: false })
  await failureOf(writeCourses(admin, step))
  reconnect()
  const list = await listAdminCourseEvents(admin)
  await writeCourses(admin, step, [step])
  expect(await listAdminCourseEvents(admin)).toEqual(list)
  expect(list.map(({ availableSpots }) => availableSpots)).toEqual([11, 11, 11])
})

it('a further date that somebody has cancelled since a lost response stays cancelled', async () => {
  const [first] = await createSeries()
  const write = { inserted: [{ ...first, date: '2026-12-22', id: randomUUID() }] }
  loseResponse({ isReadable: false })
  await failureOf(writeCourses(admin, write))
  reconnect()
  const added = (await listAdminCourseEvents(admin)).slice(3)
  await writeCourses(admin, cancel(added))
  const writing = writeCourses(admin, write, [write])
  await expect(writing).rejects.toMatchObject({ stored: [CANCELLED] })
})
