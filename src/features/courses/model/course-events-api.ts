import { CourseConflict } from '@/features/courses/model/course-conflict'
import {
  type AdminCourseEvent,
  type CourseEvent,
  type CourseEventValues,
  type CourseVersion,
  compareCourseEvents,
  hasSameValues,
  toRow,
} from '@/features/courses/model/course-event'
import { readAdminCourseRows, readCourseRows } from '@/features/courses/model/course-event-rows'
import {
  type CourseDatabase,
  listCourseRows,
  type Reading,
} from '@/features/courses/model/list-course-rows'
import { rowsOf, unreadable } from '@/features/courses/model/postgrest-response'
import { ANSWER_TIMEOUT_MS, BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'

/**
 * Reads every course as everybody may see it, by date, start time and id (spec 7). Rows that do not fit
 * are left out.
 * @throws BackendError if a page cannot be read or no row fits, the signal's reason if it is aborted
 */
export async function listCourseEvents(
  client: CourseDatabase,
  reading: Reading = {},
): Promise<CourseEvent[]> {
  const rows = await listCourseRows(client, reading)
  return someOf(rows, readCourseRows(rows)).sort(compareCourseEvents)
}

/**
 * Reads every course with its version, in the same way.
 * @throws BackendError, also if the table tells no version; the signal's reason if it is aborted
 */
export async function listAdminCourseEvents(
  client: CourseDatabase,
  reading: Reading = {},
): Promise<AdminCourseEvent[]> {
  const rows = await listCourseRows(client, reading)
  return readCourses(rows).sort(compareCourseEvents)
}

/**
 * Creates courses, all of them or none; the database makes their ids.
 * @param idsBefore of all courses before an earlier attempt whose answer was lost: what that has created is not
 *   created again
 * @throws BackendError, with the code NO_ROW_CHANGED if no row came of it
 */
export async function createCourseEvents(
  client: CourseDatabase,
  courses: readonly CourseEventValues[],
  idsBefore?: ReadonlySet<string>,
): Promise<void> {
  if (idsBefore) {
    const since = (await listAdminCourseEvents(client)).filter(({ id }) => !idsBefore.has(id))
    if (courses.every((course) => since.some((stored) => hasSameValues(course, stored)))) return
  }
  const answer = await client
    .from('course_events')
    // One request is one transaction.
    .insert(courses.map(toRow))
    .select('id')
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS))
  if (rowsOf(answer).length < courses.length) throw noRowChanged(answer.status)
}

/**
 * Gives a course new values, unless somebody has changed it since it was read.
 * @returns the course as it is stored now
 * @throws CourseConflict if it has been changed; BackendError, with the code NO_ROW_CHANGED if the course is
 *   gone or the user may not change it
 */
export async function updateCourseEvent(
  client: CourseDatabase,
  { id, version }: CourseVersion,
  values: CourseEventValues,
): Promise<AdminCourseEvent> {
  const answer = await client
    .from('course_events')
    .update(toRow(values))
    .eq('id', id)
    .eq('updated_at', version)
    .select()
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS))
  const [updated] = readCourses(rowsOf(answer))
  if (updated) return updated

  const stored = await readChangedCourse(client, { id, version })
  // Such as after a save whose answer was lost on its way: there is nothing to choose between.
  if (hasSameValues(values, stored)) return stored
  throw new CourseConflict(stored)
}

/**
 * Deletes a course, unless somebody has changed it since it was read.
 * @throws CourseConflict if it has been changed; BackendError, with the code NO_ROW_CHANGED if the course is
 *   gone or the user may not delete it
 */
export async function deleteCourseEvent(
  client: CourseDatabase,
  { id, version }: CourseVersion,
): Promise<void> {
  const answer = await client
    .from('course_events')
    .delete()
    .eq('id', id)
    .eq('updated_at', version)
    .select('id')
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS))
  if (rowsOf(answer).length > 0) return
  throw new CourseConflict(await readChangedCourse(client, { id, version }))
}

// Row-level security hides rows instead of refusing the write, so a refused update or delete looks like one
// that matched nothing, as does one that names an old version: success without a row.
async function readChangedCourse(
  client: CourseDatabase,
  { id, version }: CourseVersion,
): Promise<AdminCourseEvent> {
  const answer = await client
    .from('course_events')
    .select()
    .eq('id', id)
    .retry(false)
    .abortSignal(AbortSignal.timeout(ANSWER_TIMEOUT_MS))
  const [stored] = readCourses(rowsOf(answer))
  if (!stored || stored.version === version) throw noRowChanged(answer.status)
  return stored
}

function readCourses(rows: readonly unknown[]): AdminCourseEvent[] {
  return someOf(rows, readAdminCourseRows(rows))
}

/** @throws BackendError if none of the rows fits: an empty list would say that there are no courses */
function someOf<Course>(rows: readonly unknown[], courses: Course[]): Course[] {
  if (rows.length > 0 && courses.length === 0) throw unreadable('No row fits', 200)
  return courses
}

function noRowChanged(status: number): BackendError {
  return new BackendError({ message: 'No row was changed', code: NO_ROW_CHANGED }, status)
}
