import type { PostgrestClient, PostgrestResponse } from '@supabase/postgrest-js'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'
import { PAGE_ORDER, readAllRows } from '@/features/courses/domain/course-request'
import {
  collectCourses,
  type ReadCourses,
  readAdminCourse,
  readCourse,
} from '@/features/courses/domain/course-row'
import { BackendError, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import { withRequestTimeout } from '@/lib/backend-request'
import type { Database } from '@/lib/database.types'
import { reportError } from '@/lib/report-error'

/** The whole Supabase client, or its small data client on public pages. */
export type CourseDatabase = Pick<PostgrestClient<Database>, 'from'>

/**
 * Reads every course by date, start time and id (spec 7). Invalid rows are left out.
 * @throws BackendError if a page cannot be read or no row is valid, the signal's reason if it is aborted
 */
export async function listCourseEvents(
  client: CourseDatabase,
  signal?: AbortSignal,
): Promise<CourseEvent[]> {
  return validCourses(collectCourses(await listRows(client, readCourse, { signal })))
}

/**
 * Reads every course, or those with these ids or of a series, with its version, in the same order.
 * @throws BackendError, also if the table has no versions; the signal's reason if it is aborted
 */
export async function listAdminCourseEvents(
  client: CourseDatabase,
  options: { signal?: AbortSignal } & CourseFilter = {},
): Promise<AdminCourseEvent[]> {
  return validCourses(collectCourses(await listRows(client, readAdminCourse, options)))
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

type CourseFilter = { ids?: readonly string[]; seriesId?: string }

function listRows<Read>(
  client: CourseDatabase,
  read: (row: unknown) => Read,
  {
    signal = new AbortController().signal,
    ids,
    seriesId,
  }: { signal?: AbortSignal | undefined } & CourseFilter,
): Promise<Read[]> {
  const [day, id] = PAGE_ORDER
  return readAllRows(async (behind) => {
    let courses = client.from('course_events').select('*', { count: 'exact' })
    if (ids) courses = courses.in('id', ids)
    if (seriesId) courses = courses.eq('series_id', seriesId)
    if (behind) courses = courses.or(behind)
    const response = await courses
      .order(day)
      .order(id)
      // TanStack Query decides about retries; the client's own would delay an error by seven seconds.
      .retry(false)
      .abortSignal(withRequestTimeout(signal))
    signal.throwIfAborted()
    return { rows: rowsOf(response), total: response.count }
  }, read)
}

/** The courses of rows; those that do not fit are logged. */
export function coursesOf<Course>({ courses, invalid }: ReadCourses<Course>): Course[] {
  if (invalid.length > 0) reportError('Courses were left out: their rows do not fit', invalid)
  return courses
}

/** @throws BackendError if no row is valid: an empty list would mean that there are no courses */
export function validCourses<Course>(list: ReadCourses<Course>): Course[] {
  const courses = coursesOf(list)
  if (list.invalid.length > 0 && courses.length === 0) throw unreadable('No row fits', 200)
  return courses
}

function unreadable(message: string, status: number): BackendError {
  return new BackendError({ message, code: UNREADABLE_RESPONSE }, status)
}
