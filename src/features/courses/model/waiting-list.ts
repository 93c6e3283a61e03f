import { mailto } from '@/content/site'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { waitingListMessages } from '@/features/courses/model/public-messages'
import { formatFullDate, formatLongDate } from '@/lib/date-format'

/** A mailto link in which all but the name is written: the course and its day. */
export function waitingListMail({ title, date, startTime }: CourseEvent): string {
  const subject = waitingListMessages.subject(title, formatFullDate(date))
  const body = waitingListMessages.body(title, formatLongDate(date), startTime)
  return `${mailto(subject)}&body=${encodeURIComponent(body)}`
}
