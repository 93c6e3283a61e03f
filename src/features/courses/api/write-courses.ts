import type { PostgrestClient } from '@supabase/postgrest-js'
import { rowsOf, validCourses } from '@/features/courses/api/course-events'
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
  CourseConflict,
  mayHaveHappened,
  readStored,
  refusal,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent, CourseVersion } from '@/features/courses/domain/course-event'
import { readAdminCourses } from '@/features/courses/domain/course-row'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database, TablesInsert } from '@/lib/database.types'

/** The part of the Supabase client that writes courses. */
export type CourseWriter = Pick<PostgrestClient<Database>, 'from' | 'rpc'>

/**
 * Creates, changes and deletes courses in one transaction of the database, unless somebody has changed one of them since it
 * was read. One course needs no more than the table of the specification; for several that lacks a function.
 * @param earlier attempts at these courses without a response: nobody else has changed them by these
 * @returns the courses that were created or changed, as they are stored now, and the deleted ones as they were
 * @throws CourseConflict; BackendError, with the code COURSE_EXISTS or ID_TAKEN if the list has the id of a new course,
 *   NO_ROW_CHANGED if the only course is gone or the user may not change the courses; UnconfirmedWrite
 */
export async function writeCourses(
  client: CourseWriter,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[] = [],
): Promise<AdminCourseEvent[]> {
  try {
    return await settle(client, write, earlier)
  } catch (error) {
    const isGone = error instanceof CourseConflict && error.stored.length === 0
    throw isGone && idsOf(write).length === 1 ? refusal(NO_ROW_CHANGED) : error
  }
}

/**
 * Sends a write, and finds out what has become of it where it is refused or its response is lost.
 * @throws as writeCourses does
 */
async function settle(
  client: CourseWriter,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[],
): Promise<AdminCourseEvent[]> {
  const outcome = outcomeOf(write)
  const { deleted = [] } = write
  let failure: unknown
  try {
    const rows = await send(client, write)
    if (rows) return [...validCourses(readAdminCourses(rows)), ...deleted]
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    failure = error
  }
  const list = await readStored(client, idsOf(write)).catch((error: unknown) => {
    throw failure ? new UnconfirmedWrite(failure, outcome) : error
  })
  if (failure) {
    const hasHappened = outcome(list)
    if (hasHappened) return [...list, ...deleted]
    if (hasHappened === false) throw failure
    // By the write or by somebody else: a conflict would say that nothing was written.
    if (isPartlyDone(write, list)) throw new UnconfirmedWrite(failure, outcome)
  } else if (isUntouched(write, list)) {
    // Row-level security hides rows, which look like those with another version.
    throw refusal(NO_ROW_CHANGED)
  }
  const { rest, done } = restOf(write, list, earlier)
  return idsOf(rest).length === 0 ? done : [...done, ...(await settle(client, rest, []))]
}

/** @returns the rows that were created or changed; undefined where the stored courses did not let it write any */
async function send(client: CourseWriter, write: CoursesWrite): Promise<unknown[] | undefined> {
  if (idsOf(write).length === 1) {
    const rows = rowsOf(await requestOfOne(client, write))
    if (rows.length === 0) return undefined
    return write.deleted?.length ? [] : rows
  }
  try {
    return rowsOf(await client.rpc('write_courses', rowsToWrite(write)))
  } catch (error) {
    // For the sake of a course's version, or of an id that is taken.
    const isRefused = error instanceof BackendError && ['PT409', '23505'].includes(error.code ?? '')
    if (isRefused) return undefined
    throw error
  }
}

/** The request for the only course of a write; its response has the row unless the stored course did not let it. */
function requestOfOne(
  client: CourseWriter,
  { inserted = [], updated: [update] = [], deleted: [removed] = [] }: CoursesWrite,
) {
  const stored = ({ id, version }: CourseVersion) => ({ id, updated_at: version })
  const table = client.from('course_events')
  if (update) return table.update(changedColumns(update)).match(stored(update.course)).select()
  if (removed) return table.delete().match(stored(removed)).select()
  return insertMissing(client, inserted.map(insertedRow))
}

/** Inserts the rows whose ids are missing, and returns these. One request is one transaction. */
export function insertMissing(
  client: Pick<CourseWriter, 'from'>,
  rows: TablesInsert<'course_events'>[],
) {
  return client
    .from('course_events')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select()
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
