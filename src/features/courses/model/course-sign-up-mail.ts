import { mailBody } from '@/content/contact'
import { mailto } from '@/content/site'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import {
  dayAndTime,
  placeMessages,
  waitingListMessages,
} from '@/features/courses/model/public-messages'
import { formatFullDate, formatLongDate } from '@/lib/date-format'

/** A mailto link that asks for a place, with all written but who asks: the course, its day, time and place. */
export function placeMail(course: CourseEvent): string {
  return courseMail(course, placeMessages)
}

/** The same for a place that may become free. */
export function waitingListMail(course: CourseEvent): string {
  return courseMail(course, waitingListMessages)
}

type MailWords = {
  subject: (title: string, date: string) => string
  request: (title: string, when: string, location: string) => string
}

function courseMail(
  { title, date, startTime, location }: CourseEvent,
  { subject, request }: MailWords,
): string {
  const when = dayAndTime(formatLongDate(date), startTime)
  return mailto(subject(title, formatFullDate(date)), mailBody(request(title, when, location)))
}
