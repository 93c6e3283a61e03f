import { mailBody } from '@/content/contact'
import {
  courseCardMessages as cardMessages,
  courseSeriesMessages as seriesMessages,
  signUpMessages,
} from '@/content/course-calendar'
import { mailto } from '@/content/site'
import { takesPlace } from '@/features/courses/domain/course-event'
import {
  courseStatusLabels,
  dayAndTime,
  priceText,
} from '@/features/courses/domain/course-messages'
import type { InSeries } from '@/features/courses/domain/course-series'
import { formatFullDate, formatLongDate } from '@/lib/local-date'

/**
 * A mailto link with everything but the sender's own details: the course, its day or all days of its series, its place
 * and its price.
 */
export function courseMail(course: InSeries, kind: 'mail' | 'waitingList'): string {
  const { title, location, series } = course
  const { subject, request } = signUpMessages[kind]
  const price = priceText(course)
  const about = series ? [title] : [title, startText(course), location]
  const facts = [
    ...(series ? datesText(course, series) : []),
    ...(price ? [`${cardMessages.price}: ${price}`] : []),
  ]
  return mailto(
    subject(title, daysText(course)),
    mailBody(request(about.join(', ')), facts.join('\r\n')),
  )
}

/** '24. november 2026 og 2 datoer mere', without the dates that are off. */
function daysText(course: InSeries): string {
  const [first = course, ...further] = course.series?.filter(takesPlace) ?? []
  const day = formatFullDate(first.date)
  return further.length > 0 ? `${day} ${seriesMessages.moreDates(further.length)}` : day
}

/** All dates of a series, a line each, and their place; another place stands with its date. */
function datesText({ location }: InSeries, series: readonly InSeries[]): string[] {
  const lines = series.map((date) => {
    const when = `${startText(date)} - ${date.endTime}`
    const where = date.location === location ? '' : `, ${date.location}`
    const off = takesPlace(date) ? '' : ` (${courseStatusLabels[date.status].toLowerCase()})`
    return when + where + off
  })
  return [`${seriesMessages.dates}:`, ...lines, `${cardMessages.location}: ${location}`]
}

function startText({ date, startTime }: InSeries): string {
  return dayAndTime(formatLongDate(date), startTime)
}
