import { JsonLd, type StructuredData, theCentre } from '@/components/head/structured-data'
import { absoluteUrl } from '@/content/site'
import {
  type CourseEvent,
  type CourseStatus,
  endTimeOf,
} from '@/features/courses/domain/course-event'
import {
  absoluteAddress,
  coursePath,
  courseSignUp,
  isClosed,
  ownLink,
} from '@/features/courses/domain/course-link'
import { comingCourses } from '@/features/courses/domain/course-periods'
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

/** Whether a place in a course is offered; undefined where it is not open to everybody. A course has no price. */
function offerOf(course: CourseEvent, now: LocalDateTime): StructuredData | undefined {
  const signUp = courseSignUp(course, now)
  return (
    signUp && {
      '@type': 'Offer',
      availability: `https://schema.org/${signUp.kind === 'waitingList' ? 'SoldOut' : 'InStock'}`,
      url: addressOf(course),
    }
  )
}

/** The course's own page if it has one, or else its card in the calendar. */
function addressOf({ id, url }: CourseEvent): string {
  const link = ownLink(url)
  return link ? absoluteAddress(link) : absoluteUrl(coursePath(id))
}
