import { mailCaution } from '@/content/contact'
import { mailto } from '@/content/site'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { placeMessages, waitingListMessages } from '@/features/courses/model/public-messages'
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
  from: string
}

function courseMail(
  { title, date, startTime, location }: CourseEvent,
  { subject, request, from }: MailWords,
): string {
  const when = `${formatLongDate(date)} kl. ${startTime}`
  const paragraphs = ['Hej', request(title, when, location), from, `(${mailCaution})`]
  const body = encodeURIComponent(paragraphs.join('\r\n\r\n'))
  return `${mailto(subject(title, formatFullDate(date)))}&body=${body}`
}
