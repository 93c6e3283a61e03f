import type { PostgrestClient, PostgrestResponse } from '@supabase/postgrest-js'
import { readAdminCourseRows, readCourseRows } from '@/features/courses/api/course-event-rows'
import {
  type AdminCourseEvent,
  type CourseEvent,
  compareCourseEvents,
} from '@/features/courses/domain/course-event'
import { PAGE_ORDER, readAllRows } from '@/features/courses/domain/read-all-rows'
import { BackendError, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import { withRequestTimeout } from '@/lib/backend-request'
import type { Database } from '@/lib/database.types'

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

/** @throws BackendError if no row is valid */
export function readAdminCourses(rows: readonly unknown[]): AdminCourseEvent[] {
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
