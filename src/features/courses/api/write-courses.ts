import type { PostgrestClient } from '@supabase/postgrest-js'
import { rowsOf, validCourses } from '@/features/courses/api/course-events'
import {
  type CourseUpdate,
  changedColumns,
  insertedRow,
  isWritten,
} from '@/features/courses/api/course-writes'
import {
  COURSE_EXISTS,
  CoursesConflict,
  hasId,
  ID_TAKEN,
  mayHaveHappened,
  type Outcome,
  readStored,
  refusal,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type CourseStatus,
  type CourseVersion,
  type NewCourse,
  PLANNED,
} from '@/features/courses/domain/course-event'
import {
  hasColumns,
  readAdminCourses,
  toRow,
  toStatusRow,
} from '@/features/courses/domain/course-row'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'

/** A course to create, planned if it says nothing else. */
export type InsertedCourse = NewCourse & Partial<CourseStatus>

/** Changes of several courses, such as the dates of a series: all of them are written, or none. */
export type CoursesWrite = {
  inserted?: readonly InsertedCourse[]
  updated?: readonly CourseUpdate[]
  deleted?: readonly CourseVersion[]
}

/**
 * Changes several courses in one transaction of the database, unless somebody has changed one of them since it was read. A
 * table of the specification lacks the function for it.
 * @param earlier attempts at these courses without a response: nobody else has changed them by these
 * @returns the courses that were created or changed, as they are stored now
 * @throws CoursesConflict; BackendError, with the code COURSE_EXISTS or ID_TAKEN if the list has the id of a new course,
 *   NO_ROW_CHANGED if the user may not change the courses; UnconfirmedWrite
 */
export async function writeCourses(
  client: Pick<PostgrestClient<Database>, 'from' | 'rpc'>,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[] = [],
): Promise<AdminCourseEvent[]> {
  const read = () => readStored(client, idsOf(write))
  const outcome = outcomeOf(write)
  if (earlier.length > 0) {
    const list = await read().catch((error: unknown) => {
      throw mayHaveHappened(error) ? new UnconfirmedWrite(error, outcome) : error
    })
    return writeRest(list)
  }
  try {
    const rows = rowsOf(await client.rpc('write_courses', rowsToWrite(write)))
    return validCourses(readAdminCourses(rows))
  } catch (error) {
    const isLost = mayHaveHappened(error)
    if (!isLost && !isRefused(error)) throw error
    const list = await read().catch((reason: unknown) => {
      throw isLost ? new UnconfirmedWrite(error, outcome) : reason
    })
    const hasHappened = outcome(list)
    if (hasHappened && isLost) return list
    if (isLost) throw hasHappened === false ? error : new UnconfirmedWrite(error, outcome)
    // Row-level security hides rows, which look like those with another version.
    if (isUntouched(write, list)) throw refusal(NO_ROW_CHANGED)
    return writeRest(list)
  }

  async function writeRest(list: readonly AdminCourseEvent[]): Promise<AdminCourseEvent[]> {
    const { rest, done } = restOf(write, list, earlier)
    return idsOf(rest).length === 0 ? done : [...done, ...(await writeCourses(client, rest))]
  }
}

/** The ids of the courses that a write creates, changes or deletes. */
export function idsOf({ inserted = [], updated = [], deleted = [] }: CoursesWrite): string[] {
  return [...inserted, ...updated.map(({ course }) => course), ...deleted].map(({ id }) => id)
}

function versionsOf({ updated = [], deleted = [] }: CoursesWrite): CourseVersion[] {
  return [...updated.map(({ course }) => course), ...deleted]
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

/** One course that is as it was read says that none was written. */
function outcomeOf(write: CoursesWrite): Outcome {
  const { inserted = [], updated = [], deleted = [] } = write
  return (list) => {
    const isMissing = ({ id }: { id: string }) => !list.some(hasId(id))
    const isAsRead = versionsOf(write).some((course) => isStored(course, list))
    if (isAsRead || (inserted.length > 0 && inserted.every(isMissing))) return false
    const isAll =
      inserted.every((course) => list.some((stored) => isSame(course, stored))) &&
      updated.every((update) =>
        list.some((stored) => stored.id === update.course.id && isWritten(update, stored)),
      ) &&
      deleted.every(isMissing)
    return isAll || undefined
  }
}

function isUntouched(write: CoursesWrite, list: readonly AdminCourseEvent[]): boolean {
  const isThere = ({ id }: { id: string }) => list.some(hasId(id))
  return (
    versionsOf(write).every((course) => isStored(course, list)) && !write.inserted?.some(isThere)
  )
}

/** Whether a course is stored in the version that was read. */
function isStored({ id, version }: CourseVersion, list: readonly AdminCourseEvent[]): boolean {
  return list.some((stored) => stored.id === id && stored.version === version)
}

/** Whether a new course is stored as it was sent. */
function isSame(course: InsertedCourse, stored: AdminCourseEvent): boolean {
  const columns = { ...toRow(stored), ...toStatusRow(stored), id: stored.id }
  return hasColumns(columns, { ...toStatusRow(PLANNED), ...toRow(course), ...insertedRow(course) })
}

/**
 * The part of a write that is still to be done, on the versions that are stored now, and the courses that are as it leaves
 * them already: by the administrator's own earlier attempts, or by somebody who has made the same change.
 * @throws as writeCourses does
 */
function restOf(
  { inserted = [], updated = [], deleted = [] }: CoursesWrite,
  list: readonly AdminCourseEvent[],
  earlier: readonly CoursesWrite[],
) {
  const rest = {
    inserted: [] as InsertedCourse[],
    updated: [] as CourseUpdate[],
    deleted: [] as CourseVersion[],
  }
  const done: AdminCourseEvent[] = []
  const changed: AdminCourseEvent[] = []
  const gone: string[] = []
  const storedOf = (id: string) => list.find(hasId(id))
  const wasSent = (id: string) => earlier.some((sent) => idsOf(sent).includes(id))
  const isOurs = (stored: AdminCourseEvent) =>
    earlier.some(
      (sent) =>
        sent.inserted?.some((course) => isSame(course, stored)) ||
        sent.updated?.some((one) => one.course.id === stored.id && isWritten(one, stored)),
    )

  for (const course of inserted) {
    const stored = storedOf(course.id)
    if (!stored) rest.inserted.push(course)
    else if (!wasSent(course.id)) throw refusal(isSame(course, stored) ? COURSE_EXISTS : ID_TAKEN)
    else if (isSame(course, stored)) done.push(stored)
    else if (isOurs(stored)) rest.updated.push({ course: stored, values: course })
    else changed.push(stored)
  }
  for (const update of updated) {
    const { id, version } = update.course
    const stored = storedOf(id)
    if (!stored) gone.push(id)
    else if (stored.version === version) rest.updated.push(update)
    else if (isWritten(update, stored) && (!update.isStep || wasSent(id))) done.push(stored)
    else if (isOurs(stored)) rest.updated.push({ ...update, course: stored })
    else changed.push(stored)
  }
  for (const { id, version } of deleted) {
    const stored = storedOf(id)
    if (stored && (stored.version === version || isOurs(stored))) rest.deleted.push(stored)
    else if (stored) changed.push(stored)
    else if (!earlier.some((sent) => sent.deleted?.some(hasId(id)))) gone.push(id)
  }
  if (changed.length > 0 || gone.length > 0) throw new CoursesConflict(changed, gone)
  return { rest, done }
}
