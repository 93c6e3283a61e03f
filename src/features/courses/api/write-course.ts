import type { PostgrestResponse } from '@supabase/postgrest-js'
import { type CourseDatabase, rowsOf } from '@/features/courses/api/course-events'
import {
  type CoursesWrite,
  type CourseUpdate,
  changedColumns,
  insertedRow,
} from '@/features/courses/api/write-comparison'
import { settle } from '@/features/courses/api/write-courses'
import { CourseConflict, CoursesConflict, refusal } from '@/features/courses/api/write-outcome'
import type {
  AdminCourseEvent,
  CourseEvent,
  CourseVersion,
} from '@/features/courses/domain/course-event'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { TablesInsert } from '@/lib/database.types'

// Writes of one course by the administration. They need no more than the table of the specification.

/**
 * Changes a course, unless somebody has changed it since it was read.
 * @param earlier updates of the same course without a response: nobody else has changed it by them
 * @returns the course as it is stored now
 * @throws CourseConflict if it has been changed; BackendError, with the code NO_ROW_CHANGED if the course is
 *   gone or the user may not change it; UnconfirmedWrite
 */
export async function updateCourseEvent(
  client: CourseDatabase,
  update: CourseUpdate,
  earlier: readonly CourseUpdate[] = [],
): Promise<AdminCourseEvent> {
  const attempts = earlier.map((sent) => ({ updated: [sent] }))
  const [stored] = await writeOne(client, { updated: [update] }, attempts, ({ updated = [] }) => {
    const [next = update] = updated
    return client
      .from('course_events')
      .update(changedColumns(next))
      .eq('id', next.course.id)
      .eq('updated_at', next.course.version)
      .select()
  })
  if (!stored) throw refusal(NO_ROW_CHANGED)
  return stored
}

/**
 * Creates a deleted course again under its id, so that links to it lead there again.
 * @throws BackendError, with the code COURSE_EXISTS or ID_TAKEN if the list has the id, NO_ROW_CHANGED if no row was
 *   created; UnconfirmedWrite
 */
export async function restoreCourseEvent(
  client: CourseDatabase,
  course: CourseEvent,
): Promise<void> {
  await writeOne(client, { inserted: [course] }, [], () =>
    insertMissing(client, [insertedRow(course)]),
  )
}

/**
 * Deletes a course, unless somebody has changed it since it was read; throws as updateCourseEvent does.
 * @param isRepeated whether an earlier attempt had no response: the course may be gone by it
 */
export async function deleteCourseEvent(
  client: CourseDatabase,
  course: CourseVersion,
  isRepeated = false,
): Promise<void> {
  const write = { deleted: [course] }
  await writeOne(client, write, isRepeated ? [write] : [], () =>
    client
      .from('course_events')
      .delete()
      .eq('id', course.id)
      .eq('updated_at', course.version)
      .select(),
  )
}

/** Inserts the rows whose ids are missing, and returns these. One request is one transaction. */
export function insertMissing(client: CourseDatabase, rows: TablesInsert<'course_events'>[]) {
  return client
    .from('course_events')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select()
}

/** Sends a request that writes one course: success without a row says that the stored courses did not let it. */
async function writeOne(
  client: CourseDatabase,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[],
  request: (write: CoursesWrite) => PromiseLike<PostgrestResponse<unknown>>,
): Promise<AdminCourseEvent[]> {
  try {
    return await settle(client, write, earlier, async (next) => {
      const rows = rowsOf(await request(next))
      return rows.length > 0 ? rows : undefined
    })
  } catch (error) {
    if (!(error instanceof CoursesConflict)) throw error
    const [stored] = error.stored
    throw stored ? new CourseConflict(stored) : refusal(NO_ROW_CHANGED)
  }
}
