import { randomUUID } from 'node:crypto'
import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { listAdminCourseEvents } from '@/features/courses/api/course-events'
import { createCourseEvents } from '@/features/courses/api/course-writes'
import { type CoursesWrite, writeCourses } from '@/features/courses/api/write-courses'
import { CoursesConflict, UnconfirmedWrite } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent, NewCourse } from '@/features/courses/domain/course-event'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseValues } from '../../../helpers/course'

let backend: TestBackend
let admin: PostgrestClient<Database>
/** Handles the administrator's requests. */
let network: (request: Request) => Promise<Response>
/** The stored dates of one course, in three weeks. */
let series: AdminCourseEvent[]

async function signIn(account: { email: string; password: string }, handle = backend.fetch) {
  const { data, error } = await backend.connect().auth.signInWithPassword(account)
  if (error) throw error
  return new PostgrestClient<Database>(`http://localhost${backend.basePath}/rest/v1`, {
    headers: {
      apikey: backend.keys.publishableKey,
      Authorization: `Bearer ${data.session.access_token}`,
    },
    fetch: (input, init) => handle(new Request(input, init)),
  })
}

function dateOn(date: string, seriesId: string): NewCourse {
  return { ...courseValues, id: randomUUID(), date, seriesId }
}

const isWrite = ({ method }: Request) => method === 'POST'

function offline(): never {
  throw new TypeError('Failed to fetch')
}

/** The same new title for every date. */
function renamed(title: string, courses: readonly AdminCourseEvent[] = series): CoursesWrite {
  return { updated: courses.map((course) => ({ course, values: { ...course, title } })) }
}

const stored = () => listAdminCourseEvents(admin)
const titles = async () => (await stored()).map(({ title }) => title)

beforeAll(async () => {
  backend = await freshBackend()
  admin = await signIn(ADMIN, (request) => network(request))
})
beforeEach(async () => {
  network = backend.fetch
  await backend.asOwner('delete from public.course_events')
  const seriesId = randomUUID()
  const dates = ['2031-02-04', '2031-02-11', '2031-02-18']
  await createCourseEvents(
    admin,
    dates.map((date) => dateOn(date, seriesId)),
  )
  series = await stored()
})

it('all dates of a course are changed, one is added and one deleted in one request', async () => {
  const [first, second, third] = series as [AdminCourseEvent, AdminCourseEvent, AdminCourseEvent]
  const added = dateOn('2031-02-25', first.seriesId ?? '')
  let requests = 0
  network = (request) => {
    requests += 1
    return backend.fetch(request)
  }
  const written = await writeCourses(admin, {
    ...renamed('Ny titel', [first, second]),
    inserted: [added],
    deleted: [third],
  })
  expect(requests).toBe(1)
  expect(written).toEqual(await stored())
  expect(written.map(({ date }) => date)).toEqual(['2031-02-04', '2031-02-11', '2031-02-25'])
  expect(await titles()).toEqual(['Ny titel', 'Ny titel', courseValues.title])
})

it('the second of two administrators at one series saves nothing, and learns which date has changed', async () => {
  const [, second] = series as [AdminCourseEvent, AdminCourseEvent]
  await writeCourses(admin, renamed('Den anden', [second]))
  const failure = await writeCourses(admin, renamed('Min')).catch((reason: unknown) => reason)
  if (!(failure instanceof CoursesConflict)) throw failure
  expect(failure.stored).toMatchObject([{ id: second.id, title: 'Den anden' }])
  expect(failure.gone).toEqual([])
  expect(await titles()).toEqual([courseValues.title, 'Den anden', courseValues.title])
})

it('a date that somebody has deleted meanwhile is named, and nothing is written', async () => {
  const [, , third] = series as [AdminCourseEvent, AdminCourseEvent, AdminCourseEvent]
  await writeCourses(admin, { deleted: [third] })
  const failure = await writeCourses(admin, renamed('Min')).catch((reason: unknown) => reason)
  expect(failure).toMatchObject({ name: 'CoursesConflict', gone: [third.id] })
  expect(await titles()).toEqual([courseValues.title, courseValues.title])
})

const writes: [string, () => CoursesWrite, after: number][] = [
  ['a change of all dates', () => renamed('Ny titel'), 3],
  ['a deletion of all dates', () => ({ deleted: series }), 0],
  ['a further date', () => ({ inserted: [dateOn('2031-03-04', randomUUID())] }), 4],
  [
    'a cancellation of all dates',
    () => ({
      updated: series.map((course) => ({
        course,
        status: { status: 'cancelled', statusNote: 'Syg', movedFrom: null },
      })),
    }),
    3,
  ],
]

it.each(writes)(
  '%s whose response is lost has happened, or has not',
  async (_name, writeOf, after) => {
    const write = writeOf()
    network = async (request) => (isWrite(request) ? offline() : backend.fetch(request))
    await expect(writeCourses(admin, write)).rejects.toMatchObject({
      name: 'BackendError',
      status: 0,
    })
    expect(await stored()).toEqual(series)

    network = async (request) => {
      const response = await backend.fetch(request)
      return isWrite(request) ? offline() : response
    }
    await writeCourses(admin, write)
    expect(await stored()).toHaveLength(after)
    expect(await stored()).not.toEqual(series)
  },
)

it.each(writes)(
  '%s without a connection may have happened, and its repeat writes nothing twice',
  async (_name, writeOf, after) => {
    const write = writeOf()
    network = async (request) => {
      if (isWrite(request)) await backend.fetch(request)
      return offline()
    }
    const failure = await writeCourses(admin, write).catch((reason: unknown) => reason)
    if (!(failure instanceof UnconfirmedWrite)) throw failure
    network = backend.fetch
    const list = await stored()
    expect([failure.outcome(series), failure.outcome(list)]).toEqual([false, true])

    await writeCourses(admin, write, [write])
    expect(await stored()).toEqual(list)
    expect(list).toHaveLength(after)
  },
)

it('after a change whose response was lost, another change is no conflict with the own one', async () => {
  const sent = renamed('Første forsøg')
  network = async (request) => {
    if (isWrite(request)) await backend.fetch(request)
    return offline()
  }
  await expect(writeCourses(admin, sent)).rejects.toBeInstanceOf(UnconfirmedWrite)
  network = backend.fetch
  await writeCourses(admin, renamed('Andet forsøg'), [sent])
  expect(new Set(await titles())).toEqual(new Set(['Andet forsøg']))
})

it('a rule that one date breaks is the error of all, and nothing is written', async () => {
  const [first] = series as [AdminCourseEvent]
  const write = renamed('Ny titel')
  const bad = { course: first, values: { ...first, price: 'x'.repeat(61) } }
  await expect(
    writeCourses(admin, { updated: [...(write.updated ?? []).slice(1), bad] }),
  ).rejects.toMatchObject({ code: '23514' })
  expect(await stored()).toEqual(series)
})

it('the writes of an ordinary user fail, and change nothing', async () => {
  const user = await signIn(USER)
  await expect(writeCourses(user, renamed('Ny titel'))).rejects.toMatchObject({
    code: NO_ROW_CHANGED,
  })
  const inserted = [dateOn('2031-03-04', randomUUID())]
  await expect(writeCourses(user, { inserted })).rejects.toMatchObject({ code: '42501' })
  expect(await stored()).toEqual(series)
})
