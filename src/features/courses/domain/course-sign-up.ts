import type { LocalDateTime } from '../../../lib/local-date.ts'
import { availabilityOf, type CourseEvent, type CourseTimes, isPast } from './course-event.ts'
import { type CourseLink, courseLink } from './course-link.ts'

/** The way to a place in a course: its own address, a mail, or a mail for the waiting list. */
export type CourseSignUp =
  | { kind: 'link'; link: Exclude<CourseLink, { kind: 'none' }> }
  | { kind: 'mail' }
  | { kind: 'waitingList' }

/**
 * The way to a place in a course; undefined where the course is over. A sold-out course offers only the waiting
 * list, even where it has an address.
 */
export function courseSignUp(
  course: CourseTimes & Pick<CourseEvent, 'availableSpots' | 'url'>,
  now: LocalDateTime,
): CourseSignUp | undefined {
  if (isPast(course, now)) return undefined
  if (availabilityOf(course, now) === 'soldOut') return { kind: 'waitingList' }
  const link = courseLink(course.url)
  return link.kind === 'none' ? { kind: 'mail' } : { kind: 'link', link }
}
