import { addDays, addMonths } from '@/features/courses/model/calendar-date'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/model/course-event'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { formatMonthAndYear } from '@/lib/date-format'
import type { LocalDate } from '@/lib/local-date'

/** A month of the calendar, from its first day to its last. */
export type Month = { start: LocalDate; end: LocalDate }

/** The month that contains the day. */
export function monthOf(date: LocalDate): Month {
  const start = `${date.slice(0, 7)}-01`
  return { start, end: addDays(addMonths(start, 1), -1) }
}

/** 'Kurser i december 2026' */
export function monthHeading({ start }: Month): string {
  return calendarMessages.monthHeading(formatMonthAndYear(start))
}

/** The courses of a month by date and time, those that are over among them. */
export function coursesInMonth(
  courses: readonly CourseEvent[],
  { start, end }: Month,
): readonly CourseEvent[] {
  return courses.filter(({ date }) => start <= date && date <= end).toSorted(compareCourseEvents)
}
