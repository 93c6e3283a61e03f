import type { LocalDateTime } from '../../../lib/local-date.ts'
import { availabilityOf, type CourseEvent, type CourseTimes, isOpen } from './course-event.ts'
import { type CourseLink, courseLink } from './course-link.ts'

/** The way to a place in a course: its own address, a mail, or a mail for the waiting list. */
export type CourseSignUp =
  | { kind: 'link'; link: Exclude<CourseLink, { kind: 'none' }> }
  | { kind: 'mail' }
  | { kind: 'waitingList' }

/**
 * The way to a place in a course; undefined where the course is over or cancelled. A sold-out course offers only the
 * waiting list, even where it has an address.
 */
export function courseSignUp(
  course: CourseTimes & Pick<CourseEvent, 'availableSpots' | 'status' | 'url'>,
  now: LocalDateTime,
): CourseSignUp | undefined {
  if (!isOpen(course, now)) return undefined
  if (availabilityOf(course, now) === 'soldOut') return { kind: 'waitingList' }
  const link = courseLink(course.url)
  return link.kind === 'none' ? { kind: 'mail' } : { kind: 'link', link }
}
