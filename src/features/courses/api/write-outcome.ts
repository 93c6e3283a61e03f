import { type CourseDatabase, listAdminCourseEvents } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { BackendError, UNREADABLE_RESPONSE } from '@/lib/backend-error'

// The ways in which a write of the administration ends that are not its success.

/** The error code of a write that was refused because somebody else has changed the course. */
export const COURSE_CHANGED = 'course_changed'

/** The error code of a restoration under an id that a course on the list has. */
export const COURSE_EXISTS = 'course_exists'

/** The error code of a restoration under an id that another course on the list has, or the same one, changed since. */
export const ID_TAKEN = 'id_taken'

/** Says of the stored courses whether they show a write: undefined where they have been changed since. */
export type Outcome = (stored: readonly AdminCourseEvent[]) => boolean | undefined

/** A write whose response was lost, where the courses cannot be read either: it may have happened. */
export class UnconfirmedWrite extends Error {
  override readonly name = 'UnconfirmedWrite'
  /** Whether it has happened, as far as a list says that was read afterwards. */
  readonly outcome: Outcome

  constructor(cause: unknown, outcome: Outcome) {
    super('The response was lost', { cause })
    this.outcome = outcome
  }
}

/** Courses have been changed or deleted since they were read, or their series has others; nothing was written. */
export class CourseConflict extends Error {
  override readonly name = 'CourseConflict'
  readonly code = COURSE_CHANGED
  /** Those that were changed, as they are stored now. */
  readonly stored: readonly AdminCourseEvent[]
  /** The ids of those that were deleted. */
  readonly gone: readonly string[]

  /** The dates that their series has beside them. */
  readonly added: readonly AdminCourseEvent[]

  constructor(
    stored: readonly AdminCourseEvent[],
    gone: readonly string[] = [],
    added: readonly AdminCourseEvent[] = [],
  ) {
    const count = stored.length + gone.length + added.length
    super(`${count} courses have been changed by somebody else`)
    this.stored = stored
    this.gone = gone
    this.added = added
  }
}

/** Whether a request may have been processed although it failed: its response is missing, or is not the server's. */
export function mayHaveHappened(error: unknown): boolean {
  if (!(error instanceof BackendError)) return false
  const { code = UNREADABLE_RESPONSE, status } = error
  return status === 0 || (code === UNREADABLE_RESPONSE && (status < 400 || status >= 500))
}

/** The courses with these ids, as they are stored now. */
export function readStored(
  client: CourseDatabase,
  ids: readonly string[],
): Promise<AdminCourseEvent[]> {
  return listAdminCourseEvents(client, { ids: [...new Set(ids)] })
}

export function hasId(id: string) {
  return (course: { readonly id: string }) => course.id === id
}

/** @param code NO_ROW_CHANGED, COURSE_EXISTS or ID_TAKEN */
export function refusal(code: string): BackendError {
  return new BackendError({ message: 'No row was changed', code }, 200)
}
