import { JsonLd, type StructuredData, theCentre } from '@/components/head/structured-data'
import { absoluteUrl } from '@/content/site'
import {
  availabilityOf,
  type CourseEvent,
  type CourseStatus,
  endTimeOf,
  isCancelled,
} from '@/features/courses/domain/course-event'
import { absoluteAddress, courseLink, coursePath } from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { inCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDateTime } from '@/lib/local-date'

const EVENT_STATUSES: Readonly<Record<CourseStatus, string>> = {
  planned: 'EventScheduled',
  cancelled: 'EventCancelled',
  moved: 'EventRescheduled',
}

/** Limits the weight of a full calendar in the document. */
const MAX_EVENTS = 50

/** The coming courses as structured data for search engines. */
export function CoursesJsonLd({
  courses,
  now,
}: {
  courses: readonly CourseEvent[]
  now: LocalDateTime
}) {
  return <JsonLd data={coursesJsonLd(courses, now)} />
}

/** The next courses as events of schema.org. */
export function coursesJsonLd(courses: readonly CourseEvent[], now: LocalDateTime): StructuredData {
  return {
    '@graph': comingCourses(courses, now)
      .slice(0, MAX_EVENTS)
      .map((course) => toEvent(course, now)),
  }
}

function toEvent(course: CourseEvent, now: LocalDateTime): StructuredData {
  const { title, date, startTime, location, maxParticipants, availableSpots } = course
  const { status, movedFrom } = course
  const endTime = endTimeOf(course)
  return {
    '@type': 'Event',
    name: title,
    startDate: inCopenhagen(date, startTime),
    endDate: endTime && inCopenhagen(date, endTime),
    eventStatus: `https://schema.org/${EVENT_STATUSES[status]}`,
    previousStartDate:
      status === 'moved' && movedFrom
        ? inCopenhagen(movedFrom.date, movedFrom.startTime)
        : undefined,
    location: { '@type': 'Place', name: location, address: location },
    organizer: theCentre,
    maximumAttendeeCapacity: maxParticipants,
    remainingAttendeeCapacity: availableSpots,
    url: addressOf(course),
    offers: offerOf(course, now),
    inLanguage: 'da',
  }
}

/** The offer of a course; undefined without a known price, and where it is cancelled. */
function offerOf(course: CourseEvent, now: LocalDateTime): StructuredData | undefined {
  const { price } = courseTypeInfo(course.type)
  if (!price || isCancelled(course)) return undefined
  const { amount, isFrom } = price
  const isSoldOut = availabilityOf(course, now) === 'soldOut'
  return {
    ...(isFrom
      ? { '@type': 'AggregateOffer', lowPrice: amount }
      : { '@type': 'Offer', price: amount }),
    priceCurrency: 'DKK',
    availability: `https://schema.org/${isSoldOut ? 'SoldOut' : 'InStock'}`,
    url: addressOf(course),
  }
}

/** The course's own page if it has one, or else its card in the calendar. */
function addressOf({ id, url }: CourseEvent): string {
  const link = courseLink(url)
  return link ? absoluteAddress(link) : absoluteUrl(coursePath(id))
}
