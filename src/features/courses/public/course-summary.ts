import { courseSeriesMessages } from '@/content/course-calendar'
import { dayAndTime, partText } from '@/features/courses/domain/course-messages'
import { furtherDates, type InSeries } from '@/features/courses/domain/course-series'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-badges'
import { formatWeekdayAndDate, type LocalDateTime } from '@/lib/local-date'

/**
 * A course in one line: its type, with its status where it does not take place as planned and its part of a series, and
 * when and where.
 */
export function courseSummary(
  course: InSeries,
  now: LocalDateTime,
): { kind: string; text: string } {
  const { date, startTime, location, type } = course
  const kinds = [statusText(course), courseTypeInfo(type).publicLabel, partText(course)]
  const when = dayAndTime(formatWeekdayAndDate(date), startTime)
  const { length: further } = furtherDates(course, now)
  return {
    kind: kinds.filter(Boolean).join(', '),
    text: `${further > 0 ? `${when} ${courseSeriesMessages.moreDates(further)}` : when}, ${location}`,
  }
}
