// Also used by the edge function of the calendar feed, which knows no alias for src.
import type { LocalDateTime } from '../../../lib/local-date.ts'
import { availabilityOf } from './availability.ts'
import { type CourseLink, courseLink } from './course-link.ts'
import { type CourseTimes, isPast } from './is-past.ts'

/** How one gets a place in a course: at its own address, by a mail, or by a mail for the waiting list. */
export type CourseSignUp =
  | { kind: 'link'; link: Exclude<CourseLink, { kind: 'none' }> }
  | { kind: 'mail' }
  | { kind: 'waitingList' }

/**
 * The way to a place in a course; undefined where the course is over. Without places there is only the waiting
 * list, whatever stands at the course's address.
 */
export function courseSignUp(
  course: CourseTimes & { availableSpots: number; url: string | null },
  now: LocalDateTime,
): CourseSignUp | undefined {
  if (isPast(course, now)) return undefined
  if (availabilityOf(course, now) === 'soldOut') return { kind: 'waitingList' }
  const link = courseLink(course.url)
  return link.kind === 'none' ? { kind: 'mail' } : { kind: 'link', link }
}
