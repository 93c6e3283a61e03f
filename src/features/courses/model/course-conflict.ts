import type { AdminCourseEvent } from '@/features/courses/model/course-event'

/** The code of a write that was not carried out because somebody else has changed the course. */
export const COURSE_CHANGED = 'course_changed'

/** A course has been changed since it was read. Nothing was written, so nobody's change is lost. */
export class CourseConflict extends Error {
  override readonly name = 'CourseConflict'
  readonly code = COURSE_CHANGED
  /** The course as it is stored now. */
  readonly stored: AdminCourseEvent

  constructor(stored: AdminCourseEvent) {
    super(`The course ${stored.id} has been changed by somebody else`)
    this.stored = stored
  }
}
