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
import { comingCourses } from '@/features/courses/domain/course-periods'
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

/** Limits the weight of a full calendar in the document. */
const MAX_EVENTS = 50

/** The coming courses as structured data for search engines. */
export function CoursesJsonLd({
  courses,
  now,
}: {
  courses: readonly InSeries[]
  now: LocalDateTime
}) {
  return <JsonLd data={coursesJsonLd(courses, now)} />
}

/** The next courses as events of schema.org. */
export function coursesJsonLd(courses: readonly InSeries[], now: LocalDateTime): StructuredData {
  return {
    '@graph': comingCourses(courses, now)
      .slice(0, MAX_EVENTS)
      .map((course) => toEvent(course, now)),
  }
}

/**
 * A course as an event of schema.org; a date of a series is one of its own. The series has none (`superEvent`): Google would
 * take it for one more event, of several weeks.
 */
function toEvent(course: InSeries, now: LocalDateTime): StructuredData {
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
    url: addressOf(course),
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

/** The course's own page if it has one, or else its card in the calendar. */
function addressOf({ id, url }: CourseEvent): string {
  const link = ownLink(url)
  return link ? absoluteAddress(link) : absoluteUrl(coursePath(id))
}
