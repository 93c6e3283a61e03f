// Also used by the edge function of the calendar feed, which knows no alias for src.
import type { LocalDate } from '../../../lib/local-date.ts'

/** Whether a course lies before today; a course of today is not past, whatever its time. */
export function isPast(course: { date: LocalDate }, today: LocalDate): boolean {
  return course.date < today
}
