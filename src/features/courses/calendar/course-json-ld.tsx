import { theCentre } from '@/components/head/centre-data'
import { JsonLd, type StructuredData } from '@/components/head/json-ld'
import { absoluteUrl } from '@/content/site'
import { availabilityOf } from '@/features/courses/model/availability'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { isCourseDate } from '@/features/courses/model/course-limits'
import { absoluteAddress, courseLink } from '@/features/courses/model/course-link'
import { coursePath } from '@/features/courses/model/course-path'
import { coursePrice } from '@/features/courses/model/course-price'
import { inCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDate } from '@/lib/local-date'

/** So that a full calendar does not outweigh the page. */
const MAX_EVENTS = 50

/** Tells search engines about the courses from today on. */
export function CoursesJsonLd({
  courses,
  today,
}: {
  courses: readonly CourseEvent[]
  today: LocalDate
}) {
  return <JsonLd data={coursesJsonLd(courses, today)} />
}

/** The next courses, those of today among them, as schema.org's events. */
export function coursesJsonLd(courses: readonly CourseEvent[], today: LocalDate): StructuredData {
  // The database can hold days that no calendar has ('infinity').
  const upcoming = courses.filter(({ date }) => isCourseDate(date) && date >= today)
  return { '@graph': upcoming.slice(0, MAX_EVENTS).map((course) => toEvent(course, today)) }
}

function toEvent(course: CourseEvent, today: LocalDate): StructuredData {
  const { title, date, startTime, endTime, location, maxParticipants, availableSpots } = course
  return {
    '@type': 'Event',
    name: title,
    startDate: inCopenhagen(date, startTime),
    // A course may be stored with an end before its start (Specification 5).
    endDate: endTime > startTime ? inCopenhagen(date, endTime) : undefined,
    eventStatus: 'https://schema.org/EventScheduled',
    location: { '@type': 'Place', name: location, address: location },
    organizer: theCentre,
    maximumAttendeeCapacity: maxParticipants,
    remainingAttendeeCapacity: availableSpots,
    url: addressOf(course),
    offers: offerOf(course, today),
    inLanguage: 'da',
  }
}

/** Without a price the site knows of no offer to speak of. */
function offerOf(course: CourseEvent, today: LocalDate): StructuredData | undefined {
  const price = coursePrice(course.type)
  if (!price) return undefined
  const { amount, isFrom } = price
  const isSoldOut = availabilityOf(course, today) === 'soldOut'
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
  return link.kind === 'none' ? absoluteUrl(coursePath(id)) : absoluteAddress(link)
}
