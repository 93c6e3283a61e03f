// Also used by the edge function of the feed (supabase/functions/course-calendar), which knows neither the
// alias for src nor anything of Vite: everything imported here is imported by its path.
import { absoluteUrl, site } from '../../../content/site.ts'
import type { LocalDate, LocalDateTime } from '../../../lib/local-date.ts'
import { momentInCopenhagen } from '../../../lib/moment-in-copenhagen.ts'
import { absoluteAddress } from '../model/course-link.ts'
import { coursePath } from '../model/course-path.ts'
import { coursePrice } from '../model/course-price.ts'
import { courseSignUp } from '../model/course-sign-up.ts'
import { courseTypeInfo } from '../model/course-types.ts'
import { endTimeOf, isTime } from '../model/is-past.ts'
import { calendarFileMessages as messages } from '../model/public-messages.ts'
import { component, line, textLine, utcMoment } from './icalendar.ts'

/** What a calendar is told of a course; a CourseEvent has it all. */
export type CalendarCourse = {
  id: string
  /** When it was last changed, as the database writes a moment; a table need not tell it. */
  version?: string
  title: string
  date: LocalDate
  startTime: string
  endTime: string
  location: string
  type: string
  availableSpots: number
  url: string | null
}

/** How long a program may wait before it asks for the feed again. */
export const FEED_SECONDS = 3600

/** FEED_SECONDS as iCalendar writes them. */
const FEED_DURATION = 'PT1H'

/** SEQUENCE counts from here, so that it fits into 32 bits until 2094. */
const SEQUENCE_EPOCH = Date.UTC(2026, 0, 1)

const UID_HOST = new URL(site.origin).host

/** An iCalendar file (RFC 5545) with one course, to be added to a calendar once. */
export function calendarFile(course: CalendarCourse, now: LocalDateTime): string {
  return write([], [course], now)
}

/**
 * An iCalendar feed of courses, to be subscribed to.
 * @param type the only type that is in it
 */
export function calendarFeed(
  courses: readonly CalendarCourse[],
  now: LocalDateTime,
  type?: string,
): string {
  const name = messages.name(site.name, type && courseTypeInfo(type).adminLabel)
  const properties = [
    // The name and the pause in RFC 7986, and as programs knew them before it.
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    line('REFRESH-INTERVAL;VALUE=DURATION', FEED_DURATION),
    line('X-PUBLISHED-TTL', FEED_DURATION),
  ]
  return write(properties, courses, now)
}

function write(
  properties: readonly string[],
  courses: readonly CalendarCourse[],
  now: LocalDateTime,
): string {
  return component('VCALENDAR', [
    line('VERSION', '2.0'),
    textLine('PRODID', `-//${site.name}//Kurser//DA`),
    ...properties,
    ...courses.filter(hasStart).map((course) => writeEvent(course, now)),
  ])
}

function writeEvent(course: CalendarCourse, now: LocalDateTime): string {
  const { id, version, title, date, startTime, location } = course
  const endTime = endTimeOf(course)
  const url = absoluteUrl(coursePath(id))
  const changed = version === undefined ? SEQUENCE_EPOCH : Date.parse(version)
  const stamp = utcMoment(changed)
  return component('VEVENT', [
    // The same in the file and in the feed, today and after every change, so that programs find it again.
    textLine('UID', `${id}@${UID_HOST}`),
    line('SEQUENCE', sequenceOf(changed)),
    // Without a METHOD, DTSTAMP is when the course was last changed (RFC 5545, 3.8.7.2); so the feed stays the
    // same for as long as its courses do, and none of them ends.
    line('DTSTAMP', stamp),
    line('DTSTART', utcMoment(momentInCopenhagen(date, startTime))),
    endTime ? line('DTEND', utcMoment(momentInCopenhagen(date, endTime))) : '',
    textLine('SUMMARY', title),
    textLine('LOCATION', location),
    textLine('DESCRIPTION', describe(course, now, url)),
    line('URL', url),
    line('LAST-MODIFIED', stamp),
  ])
}

/** What it is, what it costs and how one gets a place, as on the course's card. */
function describe(course: CalendarCourse, now: LocalDateTime, address: string): string {
  const price = coursePrice(course.type)
  return [
    courseTypeInfo(course.type).publicLabel,
    price ? messages.price(price.words) : '',
    signUpLine(course, now),
    messages.readMore(address),
  ]
    .filter(Boolean)
    .join('\n\n')
}

function signUpLine(course: CalendarCourse, now: LocalDateTime): string {
  const signUp = courseSignUp(course, now)
  if (!signUp) return ''
  if (signUp.kind === 'link') return messages.signUp.link(absoluteAddress(signUp.link))
  return messages.signUp[signUp.kind](site.email)
}

/** Grows with every change, as SEQUENCE must: programs take the copy with the highest. */
function sequenceOf(changed: number): number {
  return Math.max(0, Math.floor((changed - SEQUENCE_EPOCH) / 1000))
}

/**
 * The database can hold days that no calendar has ('infinity', the year 12026), and a table whose times are texts
 * (spec 3) any text.
 */
function hasStart({ date, startTime }: CalendarCourse): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(date) && isTime(startTime)
}
