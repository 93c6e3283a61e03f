import { calendarFile } from '@/features/courses/course-calendar-file'
import type { CourseEvent } from '@/features/courses/course-event'
import { calendarFileMessages } from '@/features/courses/public-messages'

const KEPT_MS = 60_000

/** Hands the browser a file with the course, which most devices open in their calendar. */
export function saveCalendarFile(course: CourseEvent): void {
  const file = new Blob([calendarFile(course)], { type: 'text/calendar;charset=utf-8' })
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = calendarFileMessages.fileName(course.date)
  link.click()
  // Browsers read it after the click.
  setTimeout(() => URL.revokeObjectURL(link.href), KEPT_MS)
}
