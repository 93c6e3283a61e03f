import { JsonLd, type StructuredData, theCentre } from '@/components/head/structured-data'
import { coursePath } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import {
  type CourseEvent,
  type CourseStatus,
  endTimeOf,
} from '@/features/courses/domain/course-event'
import {
  absoluteAddress,
  courseSignUp,
  isClosed,
  ownLink,
} from '@/features/courses/domain/course-link'
import { isDated } from '@/features/courses/domain/course-periods'
import { amountIn } from '@/features/courses/domain/course-price'
import type { InSeries } from '@/features/courses/domain/course-series'
import { inCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDateTime } from '@/lib/local-date'

const EVENT_STATUSES: Readonly<Record<CourseStatus['status'], string>> = {
  planned: 'EventScheduled',
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
  postponed: 'EventPostponed',
}

/** The course of a page as structured data for search engines, where a calendar has its day. */
export function CourseJsonLd({ course, now }: { course: InSeries; now: LocalDateTime }) {
  return isDated(course) && <JsonLd data={toEvent(course, now)} />
}

/**
 * A course as an event of schema.org; a date of a series is one of its own. The series has none (`superEvent`): Google would
 * take it for one more event, of several weeks.
 */
export function toEvent(course: InSeries, now: LocalDateTime): StructuredData {
  const { title, date, startTime, location, maxParticipants, availableSpots } = course
  const { status, movedFrom } = course
  const endTime = endTimeOf(course)
  return {
    '@type': 'Event',
    name: title,
    startDate: inCopenhagen(date, startTime),
    endDate: endTime && inCopenhagen(date, endTime, 'end'),
    eventStatus: `https://schema.org/${EVENT_STATUSES[status]}`,
    previousStartDate:
      status === 'moved' ? inCopenhagen(movedFrom.date, movedFrom.startTime) : undefined,
    location: { '@type': 'Place', name: location, address: location },
    organizer: theCentre,
    ...(!isClosed(course) && {
      maximumAttendeeCapacity: maxParticipants,
      remainingAttendeeCapacity: availableSpots,
    }),
    url: absoluteUrl(coursePath(course.id)),
    offers: offerOf(course, now),
    inLanguage: 'da',
  }
}

/**
 * Whether a place in a course is offered, and for which price; undefined where it is not open to everybody. Each date of a
 * series has the price of the whole, which is the lowest for which one can come.
 */
function offerOf(course: InSeries, now: LocalDateTime): StructuredData | undefined {
  const signUp = courseSignUp(course, now)
  if (!signUp) return undefined
  const price = amountIn(course.price)
  return {
    '@type': 'Offer',
    availability: `https://schema.org/${signUp.kind === 'waitingList' ? 'SoldOut' : 'InStock'}`,
    ...(price !== undefined && { price, priceCurrency: 'DKK' }),
    url: addressOf(course),
  }
}

/** Where a place is taken: the course's own address, or else its page. */
function addressOf({ id, url }: CourseEvent): string {
  const link = ownLink(url)
  return link ? absoluteAddress(link) : absoluteUrl(coursePath(id))
}
