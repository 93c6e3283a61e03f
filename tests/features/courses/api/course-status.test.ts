import { PostgrestClient } from '@supabase/postgrest-js'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { newCourseId } from '@/features/courses/admin/new-course-id'
import { readCourseRows, toStatusRow } from '@/features/courses/api/course-event-rows'
import {
  type CourseDatabase,
  cancelCourseEvent,
  createCourseEvents,
  deleteCourseEvent,
  listAdminCourseEvents,
  listCourseEvents,
  reopenCourseEvent,
  restoreCourseEvent,
  updateCourseEvent,
} from '@/features/courses/api/course-events'
import { type AdminCourseEvent, PLANNED } from '@/features/courses/domain/course-event'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { ADMIN, freshBackend, type TestBackend, USER } from '../../../helpers/backend-client'
import { courseRow, courseValues as values } from '../../../helpers/course'

let backend: TestBackend
let admin: CourseDatabase
let visitor: CourseDatabase

beforeAll(async () => {
  backend = await freshBackend()
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

async function createCourse(): Promise<AdminCourseEvent> {
  await createCourseEvents(admin, [{ ...values, id: newCourseId() }])
  const [created] = await listAdminCourseEvents(admin)
  if (!created) throw new Error('The course was not created')
  return created
}

const movedFrom = { date: values.date, startTime: values.startTime }
const MOVED = { status: 'moved', statusNote: null, movedFrom } as const

it('moving a course stores the announced day and start with the new ones, and a correction keeps them', async () => {
  const course = await createCourse()
  const moved = await updateCourseEvent(admin, course, { ...values, date: '2026-12-01' }, MOVED)
  expect(moved).toMatchObject({ date: '2026-12-01', ...MOVED })
  const corrected = await updateCourseEvent(admin, moved, { ...values, date: '2026-12-02' })
  expect(corrected).toMatchObject({ date: '2026-12-02', ...MOVED })
  expect(await listCourseEvents(visitor)).toEqual([corrected])

  const movedBack = await updateCourseEvent(admin, corrected, values, PLANNED)
  expect(movedBack).toMatchObject({ ...movedFrom, ...PLANNED })
})

it('a cancelled course has a note, and is planned again without it when it is reopened', async () => {
  const course = await createCourse()
  const cancelled = await cancelCourseEvent(admin, course, ' Vi finder en ny dato. ')
  expect(await listCourseEvents(visitor)).toEqual([
    { ...cancelled, status: 'cancelled', statusNote: 'Vi finder en ny dato.', movedFrom: null },
  ])
  const reopened = await reopenCourseEvent(admin, cancelled)
  expect(reopened).toEqual({ ...course, version: reopened.version })
})

it('a moved course that is cancelled is moved again when it is reopened', async () => {
  const course = await createCourse()
  const moved = await updateCourseEvent(admin, course, { ...values, date: '2026-12-01' }, MOVED)
  const cancelled = await cancelCourseEvent(admin, moved, '')
  expect(cancelled).toMatchObject({ status: 'cancelled', statusNote: null, movedFrom })
  expect(await reopenCourseEvent(admin, cancelled)).toMatchObject(MOVED)
})

it.each([
  [
    'moving',
    (seen: AdminCourseEvent) =>
      updateCourseEvent(admin, seen, { ...values, date: '2026-12-01' }, MOVED),
  ],
  ['cancelling', (seen: AdminCourseEvent) => cancelCourseEvent(admin, seen, 'Syg')],
  ['reopening', (seen: AdminCourseEvent) => reopenCourseEvent(admin, seen)],
])('%s may be repeated after a lost response, and meets conflicts', async (_name, write) => {
  const seen = await cancelCourseEvent(admin, await createCourse(), 'Noget andet')
  const written = await write(seen)
  expect(await write(seen)).toEqual(written)

  const other = await updateCourseEvent(admin, written, { ...values, title: 'Foredrag' })
  const another = await cancelCourseEvent(admin, other, 'Snevejr')
  await expect(write(seen)).rejects.toMatchObject({ stored: another })
})

it('a deleted course is restored once, under its id and with its status', async () => {
  const course = await cancelCourseEvent(admin, await createCourse(), 'Syg')
  await deleteCourseEvent(admin, course)
  await restoreCourseEvent(admin, course)
  await restoreCourseEvent(admin, course)
  expect(await listCourseEvents(visitor)).toEqual([{ ...course, version: expect.any(String) }])
})

it('visitors and ordinary users neither cancel, reopen nor restore a course', async () => {
  const course = await createCourse()
  const user = await signIn(USER)
  const refused = { code: NO_ROW_CHANGED }
  await expect(cancelCourseEvent(user, course, '')).rejects.toMatchObject(refused)
  await expect(reopenCourseEvent(user, course)).rejects.toMatchObject(refused)
  for (const write of [
    () => cancelCourseEvent(visitor, course, ''),
    () => reopenCourseEvent(visitor, course),
    () => restoreCourseEvent(visitor, course),
  ]) {
    await expect(write()).rejects.toMatchObject({ code: '42501', status: 401 })
  }
  await deleteCourseEvent(admin, course)
  await expect(restoreCourseEvent(user, course)).rejects.toMatchObject({ code: '42501' })
  expect(await listCourseEvents(visitor)).toEqual([])
})

const movedColumns = { moved_from_date: '2026-11-17', moved_from_start_time: '17:00:00' }
const former = { date: '2026-11-17', startTime: '17:00' }

it.each([
  [
    { status: 'moved', ...movedColumns },
    { status: 'moved', statusNote: null, movedFrom: former },
  ],
  [
    { status: 'cancelled', status_note: 'Underviseren er syg.', ...movedColumns },
    { status: 'cancelled', statusNote: 'Underviseren er syg.', movedFrom: former },
  ],
  [{ status: 'cancelled' }, { ...PLANNED, status: 'cancelled' }],
  [{ status: 'moved' }, PLANNED],
  [{ status: 'planned', ...movedColumns }, PLANNED],
  [{ status: 'udskudt', status_note: 7, moved_from_date: 7, moved_from_start_time: 'x' }, PLANNED],
  // A table of spec 7.
  [{ status: undefined, status_note: undefined, moved_from_date: undefined }, PLANNED],
])('the columns %j are read as the status %j', (columns, status) => {
  expect(readCourseRows([courseRow(columns as object)])).toMatchObject([status])
})

it('a note is written without invisible characters, and an empty one as null', () => {
  const written = (statusNote: string) => toStatusRow({ ...PLANNED, statusNote }).status_note
  expect(written(' Vi ringer\u00AD\u2009til jer. ')).toBe('Vi ringer til jer.')
  expect(written(' \u200B')).toBeNull()
})
