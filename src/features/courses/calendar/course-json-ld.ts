import { theCentre } from '@/components/head/centre-data'
import type { StructuredData } from '@/components/head/json-ld'
import { paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { isCourseDate } from '@/features/courses/model/course-limits'
import { absoluteAddress, courseLink } from '@/features/courses/model/course-link'
import { coursePrice } from '@/features/courses/model/course-price'
import { inCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDate } from '@/lib/local-date'

/** So that a full calendar does not outweigh the page. */
const MAX_EVENTS = 50

/** The next courses, those of today among them, as schema.org's events. */
export function coursesJsonLd(courses: readonly CourseEvent[], today: LocalDate): StructuredData {
  // The database can hold days that no calendar has ('infinity').
  const upcoming = courses.filter(({ date }) => isCourseDate(date) && date >= today)
  return { '@graph': upcoming.slice(0, MAX_EVENTS).map(toEvent) }
}

function toEvent(course: CourseEvent): StructuredData {
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
    offers: offerOf(course),
    inLanguage: 'da',
  }
}

/** Without a price the site knows of no offer to speak of. */
function offerOf(course: CourseEvent): StructuredData | undefined {
  const price = coursePrice(course.type)
  if (!price) return undefined
  const { amount, isFrom } = price
  return {
    ...(isFrom
      ? { '@type': 'AggregateOffer', lowPrice: amount }
      : { '@type': 'Offer', price: amount }),
    priceCurrency: 'DKK',
    availability: `https://schema.org/${course.availableSpots > 0 ? 'InStock' : 'SoldOut'}`,
    url: addressOf(course),
  }
}

/** The course's own page if it has one, or else the page with the calendar. */
function addressOf({ url }: CourseEvent): string {
  const link = courseLink(url)
  return link.kind === 'none' ? absoluteUrl(paths.courses) : absoluteAddress(link)
}
