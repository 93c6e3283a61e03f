import { theCentre } from '@/components/head/centre-data'
import type { StructuredData } from '@/components/head/json-ld'
import { paths } from '@/content/paths'
import { absoluteUrl } from '@/content/site'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { isCourseDate } from '@/features/courses/model/course-limits'
import { courseLink } from '@/features/courses/model/course-link'
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

// Without a price the site knows of no offer to speak of.
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
    inLanguage: 'da',
  }
}

/** The course's own page if it has one, or else the page with the calendar. */
function addressOf({ url }: CourseEvent): string {
  const link = courseLink(url)
  if (link.kind === 'none') return absoluteUrl(paths.courses)
  if (link.kind === 'internal') return absoluteUrl(link.to)
  return link.href.startsWith('//') ? `https:${link.href}` : link.href
}
