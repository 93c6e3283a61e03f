import type { PostgrestResponse } from '@supabase/postgrest-js'
import { type CourseDatabase, rowsOf, validCourses } from '@/features/courses/api/course-events'
import {
  COURSE_EXISTS,
  CourseConflict,
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
  type CourseEvent,
  type CourseEventValues,
  type CourseStatus,
  type CourseVersion,
  type NewCourse,
  PLANNED,
} from '@/features/courses/domain/course-event'
import {
  type AddedValues,
  hasColumns,
  hasSameStatus,
  hasSameValues,
  readAdminCourses,
  toRow,
  toStatusRow,
  toWrittenRow,
} from '@/features/courses/domain/course-row'
import { NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'

// Writes of one course by the administration, apart from what public pages read. They need no more than the table of spec 7.

type CourseTable = Database['public']['Tables']['course_events']

/** The course that was read, and its new values or status; the rest stays as it is. */
export type CourseUpdate = {
  course: CourseVersion & CourseStatus & AddedValues
  values?: CourseEventValues
  status?: CourseStatus | undefined
  /** Whether the values count from those that were read: somebody else's step to the same ones is another step. */
  isStep?: boolean
}

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
  const { id, version } = update.course
  const request = client
    .from('course_events')
    .update(changedColumns(update))
    .eq('id', id)
    .eq('updated_at', version)
    .select()
  const { rows, stored, isLost } = await send(client, id, request, updatedOutcome(update))
  const [updated] = validCourses(readAdminCourses(rows))
  if (updated) return updated
  if (stored && stored.version !== version) {
    const isDoneWhereWritten = isLost || !update.isStep || earlier.length > 0
    if (isDoneWhereWritten && isWritten(update, stored)) return stored
    const isOurs = earlier.some((sent) => isWritten(sent, stored))
    if (isOurs) return updateCourseEvent(client, { ...update, course: stored })
  }
  throw refusedWrite(stored, version)
}

function updatedOutcome(update: CourseUpdate): Outcome {
  return (list) => {
    const stored = list.find(hasId(update.course.id))
    if (stored?.version === update.course.version) return false
    return (stored && isWritten(update, stored)) || undefined
  }
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
export function isWritten(update: CourseUpdate, stored: AdminCourseEvent): boolean {
  return hasColumns({ ...toRow(stored), ...toStatusRow(stored) }, changedColumns(update))
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
  const { id } = course
  const request = insertMissing(client, [insertedRow(course)])
  const { rows, stored, isLost } = await send(client, id, request, (list) => list.some(hasId(id)))
  if (isLost || rows.length > 0) return
  if (!stored) throw refusal(NO_ROW_CHANGED)
  const isSame = hasSameValues(stored, course) && hasSameStatus(stored, course)
  throw refusal(isSame ? COURSE_EXISTS : ID_TAKEN)
}

/**
 * Deletes a course, unless somebody has changed it since it was read; throws as updateCourseEvent does.
 * @param isRepeated whether an earlier attempt had no response: the course may be gone by it
 */
export async function deleteCourseEvent(
  client: CourseDatabase,
  { id, version }: CourseVersion,
  isRepeated = false,
): Promise<void> {
  const request = client
    .from('course_events')
    .delete()
    .eq('id', id)
    .eq('updated_at', version)
    .select('id')
  const { rows, stored, isLost } = await send(client, id, request, (list) => !list.some(hasId(id)))
  const isGone = !stored && isRepeated
  if (!isLost && rows.length === 0 && !isGone) throw refusedWrite(stored, version)
}

/** The row of a new course, with the columns of the status only where it has one. */
export function insertedRow({ id, ...course }: NewCourse & Partial<CourseStatus>) {
  const { status = 'planned', statusNote = null, movedFrom = null } = course
  const fields = { status, statusNote, movedFrom }
  return {
    id,
    ...toWrittenRow(course),
    ...(!hasSameStatus(fields, PLANNED) && toStatusRow(fields)),
  }
}

/** Inserts the rows whose ids are missing, and returns these. One request is one transaction. */
export function insertMissing(client: CourseDatabase, rows: CourseTable['Insert'][]) {
  return client
    .from('course_events')
    .upsert(rows, { onConflict: 'id', ignoreDuplicates: true })
    .select('id')
}

/**
 * Row-level security hides rows instead of refusing the write, so a refused update or delete looks like one that matched
 * nothing, as does one that names an old version: success without a row.
 */
function refusedWrite(stored: AdminCourseEvent | undefined, version: string): Error {
  return stored && stored.version !== version ? new CourseConflict(stored) : refusal(NO_ROW_CHANGED)
}

/**
 * Sends a write of one course, and finds out what has become of it where its response is lost.
 * @returns the rows that were written; without any, the course as it is stored
 * @throws UnconfirmedWrite if the response is lost and the course cannot be read, the error if the write has not happened
 */
async function send(
  client: CourseDatabase,
  id: string,
  request: PromiseLike<PostgrestResponse<unknown>>,
  outcome: Outcome,
): Promise<{ rows: unknown[]; stored?: AdminCourseEvent | undefined; isLost: boolean }> {
  try {
    const rows = rowsOf(await request)
    const [stored] = rows.length > 0 ? [] : await readStored(client, [id])
    return { rows, stored, isLost: false }
  } catch (error) {
    if (!mayHaveHappened(error)) throw error
    const list = await readStored(client, [id]).catch(() => {
      throw new UnconfirmedWrite(error, outcome)
    })
    if (outcome(list) === false) throw error
    return { rows: [], stored: list[0], isLost: true }
  }
}
