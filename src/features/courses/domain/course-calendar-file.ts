import { coursePath } from '../../../content/paths.ts'
import { absoluteUrl, site } from '../../../content/site.ts'
import { momentInCopenhagen } from '../../../lib/copenhagen-time.ts'
import { isLocalDate, type LocalDateTime } from '../../../lib/local-date.ts'
import { calendarFileMessages as messages } from './calendar-file-messages.ts'
import { type CourseEvent, endTimeOf, isOpen } from './course-event.ts'
import { absoluteAddress, courseSignUp, isClosed } from './course-link.ts'
import { movedFromText, partText, postponedText, priceText } from './course-messages.ts'
import { hasBegun, type InSeries, withSeries } from './course-series.ts'
import { offStatusOf } from './course-status.ts'
import { courseTypeInfo } from './course-types.ts'
import { component, line, textLine, utcMoment } from './icalendar.ts'

/** How often a calendar should fetch the feed. */
export const FEED_SECONDS = 3600

/** FEED_SECONDS in iCalendar's notation. */
const FEED_DURATION = 'PT1H'

/** The last change of a course whose table does not say when it was, or names no moment of a calendar. */
const UNKNOWN_CHANGE = Date.UTC(2026, 0, 1)

const UID_HOST = new URL(site.origin).host

/**
 * In place of events: a calendar must have a component (RFC 5545, 3.4), and this is the one that no program shows. It is
 * the time zone in which events are written.
 */
const TIME_ZONE = component('VTIMEZONE', [
  line('TZID', 'Etc/UTC'),
  component('STANDARD', [
    line('DTSTART', '19700101T000000'),
    line('TZOFFSETFROM', '+0000'),
    line('TZOFFSETTO', '+0000'),
    line('TZNAME', 'UTC'),
  ]),
])

/** An iCalendar file (RFC 5545) with one course and all dates of its series, to be added to a calendar once. */
export function calendarFile(course: InSeries, now: LocalDateTime): string {
  return write([], withSeries(course.series ?? [course]), now)
}

/**
 * An iCalendar feed of courses, to be subscribed to.
 * @param type the only type in it
 */
export function calendarFeed(
  courses: readonly InSeries[],
  now: LocalDateTime,
  type?: string,
): string {
  const name = messages.name(site.name, type && courseTypeInfo(type).adminLabel)
  const properties = [
    // Name and interval twice: by RFC 7986, and for older programs.
    textLine('NAME', name),
    textLine('X-WR-CALNAME', name),
    line('REFRESH-INTERVAL;VALUE=DURATION', FEED_DURATION),
    line('X-PUBLISHED-TTL', FEED_DURATION),
  ]
  return write(properties, courses, now)
}

function write(
  properties: readonly string[],
  courses: readonly InSeries[],
  now: LocalDateTime,
): string {
  const events = courses.filter(isInCalendar).map((course) => writeEvent(course, now))
  return component('VCALENDAR', [
    line('VERSION', '2.0'),
    textLine('PRODID', `-//${site.name}//Kurser//DA`),
    ...properties,
    ...(events.length > 0 ? events : [TIME_ZONE]),
  ])
}

function writeEvent(course: InSeries, now: LocalDateTime): string {
  const { id, version = '', revision = 0, date, startTime, location } = course
  const endTime = endTimeOf(course)
  const url = absoluteUrl(coursePath(id))
  const stamp = utcMoment(Date.parse(version) || UNKNOWN_CHANGE)
  return component('VEVENT', [
    // Stable across file, feed and changes, so that programs recognise the course.
    textLine('UID', `${id}@${UID_HOST}`),
    // Programs keep the copy with the highest.
    line('SEQUENCE', revision),
    // Without a METHOD, DTSTAMP is when the course was last changed (RFC 5545, 3.8.7.2); so an unchanged feed
    // keeps its ETag.
    line('DTSTAMP', stamp),
    line('DTSTART', utcMoment(momentInCopenhagen(date, startTime))),
    endTime ? line('DTEND', utcMoment(momentInCopenhagen(date, endTime, 'end'))) : '',
    // Google hides a CANCELLED event without a word; so a cancelled or postponed course stays, and takes no time.
    offStatusOf(course) ? line('TRANSP', 'TRANSPARENT') : line('STATUS', 'CONFIRMED'),
    textLine('SUMMARY', titleOf(course)),
    textLine('LOCATION', location),
    textLine('DESCRIPTION', describe(course, now, url)),
    line('URL', url),
    line('LAST-MODIFIED', stamp),
  ])
}

/** 'AFLYST: Ro (del 2 af 3)' */
function titleOf(course: InSeries): string {
  const part = partText(course)
  const title = part ? messages.titleOfPart(course.title, part) : course.title
  const off = offStatusOf(course)
  return off ? messages.offTitle[off](title) : title
}

/** Status, type, part, price and sign-up, as on the course's card. */
function describe(course: InSeries, now: LocalDateTime, address: string): string {
  const { type, status, statusNote, movedFrom } = course
  const price = priceText(course)
  return [
    offLine(course),
    statusNote,
    status === 'moved' ? movedFromText(movedFrom) : '',
    courseTypeInfo(type).publicLabel,
    partText(course),
    price && messages.price(price),
    signUpLine(course, now),
    messages.readMore(address),
  ]
    .filter(Boolean)
    .join('\n\n')
}

/** That a course, or a date of a series, does not take place. */
function offLine(course: InSeries): string {
  const off = offStatusOf(course)
  if (off === 'postponed') return `${postponedText}.`
  if (off === null) return ''
  return course.series ? messages.dateCancelled : messages.cancelled
}

function signUpLine(course: InSeries, now: LocalDateTime): string {
  const signUp = courseSignUp(course, now)
  if (signUp?.kind === 'link') return messages.signUp.link(absoluteAddress(signUp.link))
  if (signUp) return messages.signUp[signUp.kind](site.email)
  const isBegun = isOpen(course, now) && !isClosed(course) && hasBegun(course, now)
  return isBegun ? messages.begun(site.email) : ''
}

/** Whether a calendar can show the course: the database can hold days outside of any ('infinity', the year 12026). */
export function isInCalendar({ date }: CourseEvent): boolean {
  return isLocalDate(date)
}
