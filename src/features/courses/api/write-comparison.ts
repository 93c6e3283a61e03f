import {
  COURSE_EXISTS,
  CourseConflict,
  hasId,
  ID_TAKEN,
  type Outcome,
  refusal,
} from '@/features/courses/api/write-outcome'
import {
  type AdminCourseEvent,
  type CourseEventValues,
  type CourseStatus,
  type CourseVersion,
  type NewCourse,
  PLANNED,
  toCourseStatus,
} from '@/features/courses/domain/course-event'
import {
  type AddedValues,
  hasColumns,
  hasSameStatus,
  hasSameValues,
  toRow,
  toStatusRow,
  toWrittenRow,
} from '@/features/courses/domain/course-row'
import type { Database } from '@/lib/database.types'

// Changes of courses, the rows that they send, and the courses that they leave.

type CourseTable = Database['public']['Tables']['course_events']

/** The course that was read, and its new values or status; the rest stays as it is. */
export type CourseUpdate = {
  course: CourseVersion & CourseStatus & AddedValues
  values?: CourseEventValues
  status?: CourseStatus | undefined
  /** Whether the values count from those that were read: somebody else's step to the same ones is another step. */
  isStep?: boolean
}

/** A course to create, planned if it says nothing else. */
export type InsertedCourse = NewCourse & Partial<CourseStatus>

/** Changes of courses, such as the dates of a series: all of them are written, or none. */
export type CoursesWrite = {
  inserted?: readonly InsertedCourse[]
  updated?: readonly CourseUpdate[]
  deleted?: readonly AdminCourseEvent[]
}

/** The row of a new course, with the columns of the status only where it has one. */
export function insertedRow(course: InsertedCourse) {
  const status = statusOf(course)
  return {
    id: course.id,
    ...toWrittenRow(course),
    ...(!hasSameStatus(status, PLANNED) && toStatusRow(status)),
  }
}

function statusOf({ status, statusNote = null, movedFrom = null }: InsertedCourse): CourseStatus {
  return toCourseStatus({ status: status ?? 'planned', statusNote, movedFrom })
}

/** The columns to write; those beyond spec 7 only where they change, since its table lacks them. */
export function changedColumns({
  course,
  values,
  status = course,
}: CourseUpdate): CourseTable['Update'] {
  return {
    ...(values && toWrittenRow(values, course)),
    ...(!hasSameStatus(course, status) && toStatusRow(status)),
  }
}

/** Whether the stored course is as the update leaves it. */
function isWritten(update: CourseUpdate, stored: AdminCourseEvent): boolean {
  return hasColumns({ ...toRow(stored), ...toStatusRow(stored) }, changedColumns(update))
}

/** The ids of the courses that a write creates, changes or deletes. */
export function idsOf({ inserted = [], updated = [], deleted = [] }: CoursesWrite): string[] {
  return [...inserted, ...updated.map(({ course }) => course), ...deleted].map(({ id }) => id)
}

function versionsOf({ updated = [], deleted = [] }: CoursesWrite): CourseVersion[] {
  return [...updated.map(({ course }) => course), ...deleted]
}

/** One course that is as it was read says that none was written. */
export function outcomeOf(write: CoursesWrite): Outcome {
  const { inserted = [] } = write
  return (list) => {
    const isAsRead = versionsOf(write).some((course) => isStored(course, list))
    const isMissing = ({ id }: InsertedCourse) => !list.some(hasId(id))
    if (isAsRead || (inserted.length > 0 && inserted.every(isMissing))) return false
    return shown(write, list).every(Boolean) || undefined
  }
}

/** Whether some of the courses are as the write leaves them. */
export function isPartlyDone(write: CoursesWrite, list: readonly AdminCourseEvent[]): boolean {
  return shown(write, list).some(Boolean)
}

/** Says of each course of a write whether it is as the write leaves it. */
function shown(
  { inserted = [], updated = [], deleted = [] }: CoursesWrite,
  list: readonly AdminCourseEvent[],
): boolean[] {
  return [
    ...inserted.map((course) => list.some((stored) => isSame(course, stored))),
    ...updated.map((update) =>
      list.some((stored) => stored.id === update.course.id && isWritten(update, stored)),
    ),
    ...deleted.map(({ id }) => !list.some(hasId(id))),
  ]
}

/** Whether all courses of a write are as they were before it. */
export function isUntouched(write: CoursesWrite, list: readonly AdminCourseEvent[]): boolean {
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
  return (
    stored.id === course.id &&
    hasSameValues(stored, course) &&
    hasSameStatus(stored, statusOf(course))
  )
}

/**
 * The part of a write that is still to be done, on the versions that are stored now, and the courses that are as it leaves
 * them already: by the administrator's own earlier attempts, or by somebody who has made the same change.
 * @throws as writeCourses does
 */
export function restOf(
  { inserted = [], updated = [], deleted = [] }: CoursesWrite,
  list: readonly AdminCourseEvent[],
  earlier: readonly CoursesWrite[],
) {
  const rest = {
    inserted: [] as InsertedCourse[],
    updated: [] as CourseUpdate[],
    deleted: [] as AdminCourseEvent[],
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
    else if (isOurs(stored))
      rest.updated.push({ course: stored, values: course, status: statusOf(course) })
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
  if (changed.length > 0 || gone.length > 0) throw new CourseConflict(changed, gone)
  return { rest, done }
}
