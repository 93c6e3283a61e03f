import type { PostgrestClient } from '@supabase/postgrest-js'
import { type CourseDatabase, rowsOf, validCourses } from '@/features/courses/api/course-events'
import {
  type CoursesWrite,
  changedColumns,
  idsOf,
  insertedRow,
  isPartlyDone,
  isUntouched,
  outcomeOf,
  restOf,
} from '@/features/courses/api/write-comparison'
import {
  mayHaveHappened,
  readStored,
  refusal,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { readAdminCourses } from '@/features/courses/domain/course-row'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'

/**
 * Changes several courses in one transaction of the database, unless somebody has changed one of them since it was read. A
 * table of the specification lacks the function for it.
 * @param earlier attempts at these courses without a response: nobody else has changed them by these
 * @returns the courses that were created or changed, as they are stored now
 * @throws CoursesConflict; BackendError, with the code COURSE_EXISTS or ID_TAKEN if the list has the id of a new course,
 *   NO_ROW_CHANGED if the user may not change the courses; UnconfirmedWrite
 */
export function writeCourses(
  client: Pick<PostgrestClient<Database>, 'from' | 'rpc'>,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[] = [],
): Promise<AdminCourseEvent[]> {
  return settle(client, write, earlier, async (part) => {
    try {
      return rowsOf(await client.rpc('write_courses', rowsToWrite(part)))
    } catch (error) {
      if (isRefused(error)) return undefined
      throw error
    }
  })
}

/** The lists of the function: rows of the table, each with the columns to write alone. */
function rowsToWrite({ inserted = [], updated = [], deleted = [] }: CoursesWrite) {
  return {
    inserted: inserted.map(insertedRow),
    updated: updated
      .map((update) => ({ columns: changedColumns(update), ...update.course }))
      .filter(({ columns }) => Object.keys(columns).length > 0)
      .map(({ columns, id, version }) => ({ ...columns, id, updated_at: version })),
    deleted: deleted.map(({ id, version }) => ({ id, updated_at: version })),
  }
}

/** Whether the function refused the write for the sake of a course's version, or of an id that is taken. */
function isRefused(error: unknown): boolean {
  return error instanceof BackendError && ['PT409', '23505'].includes(error.code ?? '')
}

/**
 * Sends a write of which all is done or nothing, and finds out what has become of it where it is refused or its response is
 * lost.
 * @param send gives the rows that it has written, or undefined where the stored courses did not let it
 * @throws as writeCourses does
 */
export async function settle(
  client: CourseDatabase,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[],
  send: (write: CoursesWrite) => Promise<unknown[] | undefined>,
): Promise<AdminCourseEvent[]> {
  const outcome = outcomeOf(write)
  let failure: unknown
  try {
    const rows = await send(write)
    if (rows) return validCourses(readAdminCourses(rows))
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    failure = error
  }
  const list = await readStored(client, idsOf(write)).catch((error: unknown) => {
    throw failure ? new UnconfirmedWrite(failure, outcome) : error
  })
  if (failure) {
    const hasHappened = outcome(list)
    if (hasHappened) return list
    if (hasHappened === false) throw failure
    // By the write or by somebody else: a conflict would say that nothing was written.
    if (isPartlyDone(write, list)) throw new UnconfirmedWrite(failure, outcome)
  } else if (isUntouched(write, list)) {
    // Row-level security hides rows, which look like those with another version.
    throw refusal(NO_ROW_CHANGED)
  }
  const { rest, done } = restOf(write, list, earlier)
  return idsOf(rest).length === 0 ? done : [...done, ...(await settle(client, rest, [], send))]
}
