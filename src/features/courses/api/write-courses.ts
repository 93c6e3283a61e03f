import type { PostgrestClient } from '@supabase/postgrest-js'
import { rowsOf, validCourses } from '@/features/courses/api/course-events'
import {
  type CourseUpdate,
  changedColumns,
  isWritten,
  readCourses,
} from '@/features/courses/api/course-writes'
import {
  CoursesConflict,
  hasId,
  mayHaveHappened,
  type Outcome,
  refusal,
  UnconfirmedWrite,
} from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type CourseVersion,
  type NewCourse,
  PLANNED,
  type StatusFields,
} from '@/features/courses/domain/course-event'
import {
  hasSameStatus,
  hasSameValues,
  readAdminCourses,
  toStatusRow,
  toWrittenRow,
} from '@/features/courses/domain/course-row'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'

/** A course to create; planned, unless it has a status. */
export type InsertedCourse = NewCourse & Partial<StatusFields>

/** Changes of several courses, such as the dates of one: all of them are written, or none. */
export type CoursesWrite = {
  inserted?: readonly InsertedCourse[]
  updated?: readonly CourseUpdate[]
  deleted?: readonly CourseVersion[]
}

/** PostgREST's code of the error that write_courses raises for courses with other versions. */
const VERSIONS_DIFFER = 'PT409'
/** The database's code of an insert under an id that is taken, as by the same write before. */
const TAKEN = '23505'

/**
 * Writes changes of several courses in one transaction, unless somebody has changed or deleted one of them since it was
 * read.
 * @param earlier the same changes, or former ones of the same courses, sent without a response: nobody else has made them
 * @returns the inserted and updated courses as they are stored now
 * @throws CoursesConflict, naming those that were changed; BackendError, with the code NO_ROW_CHANGED if the user may not
 *   change them; UnconfirmedWrite
 */
export async function writeCourses(
  client: Pick<PostgrestClient<Database>, 'from' | 'rpc'>,
  write: CoursesWrite,
  earlier: readonly CoursesWrite[] = [],
): Promise<AdminCourseEvent[]> {
  try {
    const rows = rowsOf(await client.rpc('write_courses', listsOf(write)))
    return validCourses(readAdminCourses(rows))
  } catch (error) {
    const isLost = mayHaveHappened(error)
    if (!isLost && !isRefusedForState(error)) throw error
    const outcome = outcomeOf(write)
    const stored = await readCourses(client, coursesOf(write)).catch((reason) => {
      if (isLost) throw new UnconfirmedWrite(error, outcome)
      throw reason
    })
    const hasHappened = outcome(stored)
    if (hasHappened && (isLost || earlier.length > 0)) return stored
    if (hasHappened === false && isLost) throw error
    const rest = withoutOwn(write, earlier, stored)
    if (rest) return writeCourses(client, rest)
    throw conflictOf(write, stored) ?? (isLost ? error : refusal(NO_ROW_CHANGED))
  }
}

function listsOf({ inserted = [], updated = [], deleted = [] }: CoursesWrite) {
  return {
    inserted: inserted.map((course) => ({
      ...toWrittenRow(course),
      id: course.id,
      ...newStatus(course),
    })),
    updated: updated.map((update) => ({ ...changedColumns(update), ...keyOf(update.course) })),
    deleted: deleted.map(keyOf),
  }
}

function keyOf({ id, version }: CourseVersion) {
  return { id, updated_at: version }
}

/** The columns of a status other than planned, which a table of spec 7 lacks. */
function newStatus(course: InsertedCourse) {
  const status = statusOf(course)
  return hasSameStatus(status, PLANNED) ? {} : toStatusRow(status)
}

function statusOf(course: InsertedCourse): StatusFields {
  return { ...PLANNED, ...course }
}

function coursesOf({ inserted = [], updated = [], deleted = [] }: CoursesWrite) {
  return [...inserted, ...updated.map(({ course }) => course), ...deleted]
}

function isRefusedForState(error: unknown): boolean {
  return error instanceof BackendError && [VERSIONS_DIFFER, TAKEN].includes(error.code ?? '')
}

/** As it is one transaction, a course that is as before says that nothing has happened. */
function outcomeOf({ inserted = [], updated = [], deleted = [] }: CoursesWrite): Outcome {
  return (list) => {
    const versionOf = (id: string) => list.find(hasId(id))?.version
    const known = [...updated.map(({ course }) => course), ...deleted]
    const isUntouched =
      known.some(({ id, version }) => versionOf(id) === version) ||
      (inserted.length > 0 && inserted.every(({ id }) => !list.some(hasId(id))))
    if (isUntouched) return false
    const isDone =
      inserted.every((course) => isInserted(course, list)) &&
      updated.every((update) => isUpdated(update, list)) &&
      deleted.every(({ id }) => !list.some(hasId(id)))
    return isDone || undefined
  }
}

function isInserted(course: InsertedCourse, list: readonly AdminCourseEvent[]): boolean {
  const stored = list.find(hasId(course.id))
  return (
    stored !== undefined && hasSameValues(stored, course) && hasSameStatus(stored, statusOf(course))
  )
}

function isUpdated(update: CourseUpdate, list: readonly AdminCourseEvent[]): boolean {
  const stored = list.find(hasId(update.course.id))
  return stored !== undefined && isWritten(update, stored)
}

/**
 * The changes that are left where an earlier attempt at the same courses has been written after all, from the versions
 * that it has left; undefined where there was none, or somebody else has changed one since.
 */
function withoutOwn(
  write: CoursesWrite,
  earlier: readonly CoursesWrite[],
  stored: readonly AdminCourseEvent[],
): CoursesWrite | undefined {
  const own = earlier.findLast((sent) => outcomeOf(sent)(stored))
  if (!own) return undefined
  const updated = [
    ...(write.updated ?? []),
    // There already, with the values of the earlier attempt.
    ...(write.inserted ?? []).flatMap((values) => {
      const course = stored.find(hasId(values.id))
      return course ? [{ course, values }] : []
    }),
  ]
  return {
    inserted: write.inserted?.filter(({ id }) => !stored.some(hasId(id))) ?? [],
    updated: updated.map((update) => ({
      ...update,
      course: stored.find(hasId(update.course.id)) ?? update.course,
    })),
    deleted: write.deleted?.flatMap(({ id }) => stored.find(hasId(id)) ?? []) ?? [],
  }
}

function conflictOf(
  { updated = [], deleted = [] }: CoursesWrite,
  stored: readonly AdminCourseEvent[],
): CoursesConflict | undefined {
  const known = [...updated.map(({ course }) => course), ...deleted]
  const changed = known.flatMap(({ id, version }) => {
    const course = stored.find(hasId(id))
    return course && course.version !== version ? [course] : []
  })
  const gone = known.map(({ id }) => id).filter((id) => !stored.some(hasId(id)))
  return changed.length + gone.length > 0 ? new CoursesConflict(changed, gone) : undefined
}
