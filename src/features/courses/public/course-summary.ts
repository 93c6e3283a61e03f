import type { CourseEvent } from '@/features/courses/domain/course-event'
import { dayAndTime } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-badges'
import { formatWeekdayAndDate } from '@/lib/local-date'

/** A course in one line: its type, with its status where it does not take place as planned, and when and where. */
export function courseSummary(course: CourseEvent): { kind: string; text: string } {
  const { date, startTime, location, type } = course
  return {
    kind: [statusText(course), courseTypeInfo(type).publicLabel].filter(Boolean).join(', '),
    text: `${dayAndTime(formatWeekdayAndDate(date), startTime)}, ${location}`,
  }
}
