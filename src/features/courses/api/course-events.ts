import type { PostgrestClient, PostgrestResponse } from '@supabase/postgrest-js'
import {
  hasSameStatus,
  hasSameValues,
  readAdminCourseRows,
  readCourseRows,
  toRow,
  toStatusRow,
} from '@/features/courses/api/course-event-rows'
import {
  type AdminCourseEvent,
  type CourseEvent,
  type CourseEventValues,
  type CourseStatusValues,
  type CourseVersion,
  compareCourseEvents,
  type NewCourse,
} from '@/features/courses/domain/course-event'
import { PAGE_ORDER, readAllRows } from '@/features/courses/domain/read-all-rows'
import { BackendError, NO_ROW_CHANGED, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import { withRequestTimeout } from '@/lib/backend-request'
import type { Database } from '@/lib/database.types'

/** The whole Supabase client, or its small data client on public pages. */
export type CourseDatabase = Pick<PostgrestClient<Database>, 'from'>

type CourseTable = Database['public']['Tables']['course_events']

/** PostgreSQL's code for a duplicate key. */
const UNIQUE_VIOLATION = '23505'

/** The error code of a write that was refused because somebody else has changed the course. */
export const COURSE_CHANGED = 'course_changed'

/** A course has been changed since it was read; nothing was written. */
export class CourseConflict extends Error {
  override readonly name = 'CourseConflict'
  readonly code = COURSE_CHANGED
  /** The course as it is stored now. */
  readonly stored: AdminCourseEvent

  constructor(stored: AdminCourseEvent) {
    super(`The course ${stored.id} has been changed by somebody else`)
    this.stored = stored
  }
}

/**
 * Reads every course by date, start time and id (spec 7). Invalid rows are left out.
 * @throws BackendError if a page cannot be read or no row is valid, the signal's reason if it is aborted
 */
export async function listCourseEvents(
  client: CourseDatabase,
  signal?: AbortSignal,
): Promise<CourseEvent[]> {
  const rows = await listRows(client, signal)
  return assertNotAllInvalid(rows, readCourseRows(rows)).sort(compareCourseEvents)
}

/**
 * Reads every course with its version, in the same order.
 * @throws BackendError, also if the table has no versions; the signal's reason if it is aborted
 */
export async function listAdminCourseEvents(
  client: CourseDatabase,
  signal?: AbortSignal,
): Promise<AdminCourseEvent[]> {
  const rows = await listRows(client, signal)
  return readAdminCourses(rows).sort(compareCourseEvents)
}

/**
 * Creates courses, all of them or none. It may be repeated after a lost response, also with other values: courses that
 * the earlier request created get the values of this one.
 * @throws BackendError, with the code NO_ROW_CHANGED if no row was created
 */
export async function createCourseEvents(
  client: CourseDatabase,
  courses: readonly NewCourse[],
): Promise<void> {
  const rows = courses.map((course) => ({ id: course.id, ...toRow(course) }))
  if (await insertCourses(client, rows)) return

  const stored = await Promise.all(courses.map(({ id }) => readCourse(client, id)))
  const missing = courses.filter((_course, index) => !stored[index])
  if (missing.length > 0) await createCourseEvents(client, missing)
  for (const [index, course] of courses.entries()) {
    const earlier = stored[index]
    if (!earlier || hasSameValues(earlier, course)) continue
    await updateCourseEvent(client, { course: earlier, values: course })
  }
}

/** The course that was read, and its new values or status; the rest stays as it is. */
export type CourseUpdate = {
  course: CourseVersion & CourseStatusValues
  values?: CourseEventValues
  status?: CourseStatusValues | undefined
}

/**
 * Changes a course, unless somebody has changed it since it was read.
 * @returns the course as it is stored now
 * @throws CourseConflict if it has been changed; BackendError, with the code NO_ROW_CHANGED if the course is
 *   gone or the user may not change it
 */
export async function updateCourseEvent(
  client: CourseDatabase,
  { course, values, status = course }: CourseUpdate,
): Promise<AdminCourseEvent> {
  const { id, version } = course
  const changes: CourseTable['Update'] = {
    ...(values && toRow(values)),
    // A table of spec 7 has no such columns, and its courses need none.
    ...(!hasSameStatus(course, status) && toStatusRow(status)),
  }
  const response = await client
    .from('course_events')
    .update(changes)
    .eq('id', id)
    .eq('updated_at', version)
    .select()
  const [updated] = readAdminCourses(rowsOf(response))
  if (updated) return updated

  const stored = await readChangedCourse(client, { id, version })
  const row = { ...toRow(stored), ...toStatusRow(stored) }
  // An earlier attempt whose response was lost, for example: there is no conflict.
  if (JSON.stringify({ ...row, ...changes }) === JSON.stringify(row)) return stored
  throw new CourseConflict(stored)
}

/**
 * Creates a deleted course again under its id, so that links to it lead there again. Succeeds also if it is back already.
 * @throws BackendError, with the code NO_ROW_CHANGED if no row was created
 */
export async function restoreCourseEvent(
  client: CourseDatabase,
  course: CourseEvent,
): Promise<void> {
  await insertCourses(client, [{ id: course.id, ...toRow(course), ...toStatusRow(course) }])
}

/** Deletes a course, unless somebody has changed it since it was read; throws as updateCourseEvent does. */
export async function deleteCourseEvent(
  client: CourseDatabase,
  { id, version }: CourseVersion,
): Promise<void> {
  const response = await client
    .from('course_events')
    .delete()
    .eq('id', id)
    .eq('updated_at', version)
    .select('id')
  if (rowsOf(response).length > 0) return
  throw new CourseConflict(await readChangedCourse(client, { id, version }))
}

/** @returns false if one of the ids is taken, and then nothing was inserted */
async function insertCourses(
  client: CourseDatabase,
  rows: CourseTable['Insert'][],
): Promise<boolean> {
  const response = await client
    .from('course_events')
    // One request is one transaction.
    .insert(rows)
    .select('id')
  const { error, status } = response
  if (error?.code === UNIQUE_VIOLATION && error.message.includes('course_events_pkey')) return false
  if (rowsOf(response).length < rows.length) throw noRowChanged(status)
  return true
}

/**
 * The rows of a response.
 * @throws BackendError if the server refused or could not be reached, or if the response is not the server's
 */
export function rowsOf<Row>({ data, error, status }: PostgrestResponse<Row>): Row[] {
  if (error) throw new BackendError(error, status)
  // The client takes an empty 404, as a proxy may send it, for a success without data.
  if (!Array.isArray(data)) throw unreadable('A response without rows', status)
  return data
}

function listRows(
  client: CourseDatabase,
  signal = new AbortController().signal,
): Promise<unknown[]> {
  const [day, id] = PAGE_ORDER
  return readAllRows(async (behind) => {
    const courses = client.from('course_events').select('*', { count: 'exact' })
    const response = await (behind ? courses.or(behind) : courses)
      .order(day)
      .order(id)
      // TanStack Query decides about retries; the client's own would delay an error by seven seconds.
      .retry(false)
      .abortSignal(withRequestTimeout(signal))
    signal.throwIfAborted()
    return { rows: rowsOf(response), total: response.count }
  })
}

// Row-level security hides rows instead of refusing the write, so a refused update or delete looks like one
// that matched nothing, as does one that names an old version: success without a row.
async function readChangedCourse(
  client: CourseDatabase,
  { id, version }: CourseVersion,
): Promise<AdminCourseEvent> {
  const stored = await readCourse(client, id)
  if (!stored || stored.version === version) throw noRowChanged(200)
  return stored
}

async function readCourse(
  client: CourseDatabase,
  id: string,
): Promise<AdminCourseEvent | undefined> {
  const response = await client.from('course_events').select().eq('id', id).retry(false)
  return readAdminCourses(rowsOf(response))[0]
}

function readAdminCourses(rows: readonly unknown[]): AdminCourseEvent[] {
  return assertNotAllInvalid(rows, readAdminCourseRows(rows))
}

/** @throws BackendError if no row is valid: an empty list would mean that there are no courses */
function assertNotAllInvalid<Course>(rows: readonly unknown[], courses: Course[]): Course[] {
  if (rows.length > 0 && courses.length === 0) throw unreadable('No row fits', 200)
  return courses
}

function unreadable(message: string, status: number): BackendError {
  return new BackendError({ message, code: UNREADABLE_RESPONSE }, status)
}

function noRowChanged(status: number): BackendError {
  return new BackendError({ message: 'No row was changed', code: NO_ROW_CHANGED }, status)
}
