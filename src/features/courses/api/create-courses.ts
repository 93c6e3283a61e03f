import { rowsOf } from '@/features/courses/api/course-events'
import { insertedRow, outcomeOf } from '@/features/courses/api/write-comparison'
import {
  type CourseWriter,
  insertMissing,
  writeCourses,
} from '@/features/courses/api/write-courses'
import {
  CourseConflict,
  hasId,
  mayHaveHappened,
  readStored,
  refusal,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type NewCourse,
  PLANNED,
} from '@/features/courses/domain/course-event'
import { hasSameStatus, hasSameValues } from '@/features/courses/domain/course-row'
import { NO_ROW_CHANGED } from '@/lib/backend-error'

/**
 * Creates courses, such as those of a form with several dates. One request creates all that are missing, or none of them.
 *
 * After a lost response some may be there: from that request, or from one before it that arrives late. What is there under
 * the id of an attempt, and as the attempt has sent it, is the administrator's own: it gets its new values, or is deleted
 * where its date was taken out. These follow one by one; where one of them fails, a further attempt does the rest.
 * @param earlier sent before, without a response
 * @throws CourseConflict if somebody has changed one of them since; BackendError, with the code NO_ROW_CHANGED if no row
 *   was created; UnconfirmedWrite
 */
export async function createCourseEvents(
  client: CourseWriter,
  courses: readonly NewCourse[],
  earlier: readonly NewCourse[] = [],
): Promise<void> {
  const known = await reviseCourses(client, courses, earlier)
  const missing = courses.filter(({ id }) => !known.some(hasId(id)))
  if (missing.length === 0) return
  let failure: unknown = refusal(NO_ROW_CHANGED)
  try {
    const rows = missing.map(insertedRow)
    if (rowsOf(await insertMissing(client, rows)).length === rows.length) return
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    failure = error
  }
  const stored = await reviseCourses(client, courses, [...earlier, ...courses])
  if (!courses.every(({ id }) => stored.some(hasId(id)))) throw failure
}

/** @returns those of the earlier courses that exist */
async function reviseCourses(
  client: CourseWriter,
  courses: readonly NewCourse[],
  earlier: readonly NewCourse[],
): Promise<AdminCourseEvent[]> {
  if (earlier.length === 0) return []
  try {
    const stored = await readStored(
      client,
      earlier.map(({ id }) => id),
    )
    for (const course of stored) {
      const wanted = courses.find(hasId(course.id))
      if (wanted && hasSameValues(course, wanted)) continue
      const isOurs =
        hasSameStatus(course, PLANNED) &&
        earlier.some((sent) => sent.id === course.id && hasSameValues(course, sent))
      if (wanted && !isOurs) throw new CourseConflict([course])
      if (wanted) await writeCourses(client, { updated: [{ course, values: wanted }] })
      else if (isOurs) await writeCourses(client, { deleted: [course] })
    }
    return stored
  } catch (error) {
    if (!mayHaveHappened(error) && !(error instanceof UnconfirmedWrite)) throw error
    throw new UnconfirmedWrite(error, outcomeOf({ inserted: courses }))
  }
}
