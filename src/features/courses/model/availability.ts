// Also used by the edge function of the calendar feed, which knows no alias for src.
import type { LocalDateTime } from '../../../lib/local-date.ts'
import { type CourseTimes, isPast } from './is-past.ts'

/** With this many places left, or fewer, it is time to say so. */
const FEW_PLACES = 3

/** What is worth telling about the places of a course: that few are left, or none. */
export type Availability = 'few' | 'soldOut'

/** Whether few or no places are left; undefined where there are enough, and where the course is over. */
export function availabilityOf(
  course: CourseTimes & { availableSpots: number },
  now: LocalDateTime,
): Availability | undefined {
  if (isPast(course, now) || course.availableSpots > FEW_PLACES) return undefined
  return course.availableSpots > 0 ? 'few' : 'soldOut'
}
