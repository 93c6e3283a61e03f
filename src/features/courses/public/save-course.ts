import { calendarFileMessages } from '@/features/courses/domain/calendar-file-messages'
import { calendarFile } from '@/features/courses/domain/course-calendar-file'
import type { InSeries } from '@/features/courses/domain/course-series'
import { ignoresBlobDownloads, saveFile } from '@/features/courses/public/save-file'
import type { LocalDateTime } from '@/lib/local-date'

/**
 * Downloads the course, with all dates of its series, as a file that most devices open in their calendar.
 * @param address of the same file on the server, for browsers that ignore one that a script has made
 */
export function saveCourse(course: InSeries, now: LocalDateTime, address: string): void {
  if (ignoresBlobDownloads(navigator.userAgent)) {
    window.location.assign(address)
    return
  }
  const name = calendarFileMessages.fileName(course.date)
  saveFile(name, 'text/calendar;charset=utf-8', calendarFile(course, now))
}
