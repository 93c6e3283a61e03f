import { calendarFile } from '@/features/courses/domain/course-calendar-file'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { calendarFileMessages } from '@/features/courses/domain/course-messages'
import type { LocalDateTime } from '@/lib/local-date'
import { saveFile } from '@/lib/save-file'

/** Hands the browser a file with the course, which most devices open in their calendar. */
export function saveCalendarFile(course: CourseEvent, now: LocalDateTime): void {
  const name = calendarFileMessages.fileName(course.date)
  saveFile(name, 'text/calendar;charset=utf-8', calendarFile(course, now))
}
