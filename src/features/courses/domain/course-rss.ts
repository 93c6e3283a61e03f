import { coursePath, paths } from '../../../content/paths.ts'
import { absoluteUrl, mailto, site } from '../../../content/site.ts'
import { formatFullDate, formatLongDate, type LocalDateTime } from '../../../lib/local-date.ts'
import { calendarFileMessages } from './calendar-file-messages.ts'
import { FEED_SECONDS } from './course-calendar-file.ts'
import { type CourseEvent, endTimeOf, isPast, takesPlace } from './course-event.ts'
import { absoluteAddress, courseSignUp, coursesOfTypeLink, isClosed } from './course-link.ts'
import { courseStatusLabels, dayAndTime, movedFromText, priceText } from './course-messages.ts'
import { hasBegun, type InSeries, oncePerSeries, withSeries } from './course-series.ts'
import { offStatusOf } from './course-status.ts'
import { type CourseType, courseTypeInfo } from './course-types.ts'
import { element, escaped, textElement } from './xml.ts'

/** The words of the feed; it has others in common with calendar files. */
const messages = {
  description: 'Kommende kurser og foredrag, de nyeste først.',
  off: {
    cancelled: 'Kurset er aflyst.',
    postponed: 'Kurset er udsat – ny dato følger.',
  },
  series: (type: string, count: number) => `${type}, et forløb med ${count} datoer:`,
  when: (dayAndTime: string) => `Hvornår: ${dayAndTime}`,
  where: (location: string) => `Sted: ${location}`,
}

/** More than anybody reads in a mail. */
const MAX_ITEMS = 50

/**
 * RSS 2.0 with the coming courses that are open to everybody, the newest first; a series once, until it begins. Cancelled
 * and postponed ones stay in it, since a reader may have them. The same courses make the same text.
 * @param courses by date, those of a series all together
 * @param feed the address where it is served, and the only type in it
 */
export function coursesRss(
  courses: readonly CourseEvent[],
  now: LocalDateTime,
  { address, type }: { address: string; type?: CourseType | undefined },
): string {
  const offered = withSeries(courses).filter(
    (course) => !isPast(course, now) && !isClosed(course) && !hasBegun(course, now),
  )
  const shown = oncePerSeries(offered)
    .toSorted((a, b) => publicationOf(b) - publicationOf(a))
    .slice(0, MAX_ITEMS)
  const changes = shown.flatMap(datesOf).map(({ version }) => momentOf(version))
  const channel = [
    textElement(
      'title',
      calendarFileMessages.name(site.name, type && courseTypeInfo(type).adminLabel),
    ),
    textElement('link', absoluteUrl(type ? coursesOfTypeLink(type) : paths.courses)),
    textElement('description', messages.description),
    textElement('language', 'da'),
    element('atom:link', [], { href: address, rel: 'self', type: 'application/rss+xml' }),
    dateElement('lastBuildDate', Math.max(0, ...changes)),
    textElement('ttl', String(FEED_SECONDS / 60)),
    ...shown.map((course) => toItem(course, now)),
  ]
  const rss = element('rss', [element('channel', channel)], {
    version: '2.0',
    'xmlns:atom': 'http://www.w3.org/2005/Atom',
  })
  return `<?xml version="1.0" encoding="utf-8"?>\n${rss}`
}

function toItem(course: InSeries, now: LocalDateTime): string {
  const { id, title, type } = course
  const off = offStatusOf(course)
  return element('item', [
    textElement('title', off ? calendarFileMessages.offTitle[off](title) : title),
    textElement('link', absoluteUrl(coursePath(id))),
    // That of the series when it had one date: a reader must not announce it again with each date that is added.
    textElement('guid', firstPublished(course).id, { isPermaLink: 'false' }),
    dateElement('pubDate', publicationOf(course)),
    textElement('category', courseTypeInfo(type).publicLabel),
    textElement('description', describe(course, now)),
  ])
}

/** HTML of paragraphs, on lines that can also be read without its tags. */
function describe(course: InSeries, now: LocalDateTime): string {
  const { type, location, series } = course
  const label = courseTypeInfo(type).publicLabel
  const price = priceText(course)
  const facts = [messages.where(location), price && calendarFileMessages.price(price)]
  const texts = series
    ? [
        paragraph([messages.series(label, series.length)]),
        element(
          'ul',
          series.map((date) => textElement('li', dateOfSeries(date, location))),
        ),
        paragraph(facts),
      ]
    : [paragraph([label, messages.when(whenOf(course)), ...facts])]
  const signUp = signUpLine(course, now)
  return [paragraph([statusLine(course)]), ...texts, signUp && element('p', [signUp])].join('')
}

/** @param lines of any text; empty ones are left out, as is a paragraph without any */
function paragraph(lines: readonly (string | null)[]): string {
  const written = lines.flatMap((line) => (line ? [escaped(line)] : []))
  // Readers that drop the tags keep the line; some drop all that is between a tag at the end of a line and the next one.
  return written.length > 0 ? element('p', [written.join('\n<br>')]) : ''
}

function statusLine(course: CourseEvent): string {
  const { status, statusNote, movedFrom } = course
  const off = offStatusOf(course)
  const former = status === 'moved' ? `${movedFromText(movedFrom).replace(':', '.')}.` : ''
  return [off ? messages.off[off] : former, statusNote].filter(Boolean).join(' ')
}

/** 'tirsdag den 2. marts 2027 kl. 17.00-19.00' */
function whenOf(course: CourseEvent): string {
  const hours = [course.startTime, endTimeOf(course)].filter(Boolean).join('-')
  return dayAndTime(formatLongDate(course.date), hours.replaceAll(':', '.'))
}

/** @param location that of the series */
function dateOfSeries(course: CourseEvent, location: string): string {
  const place = course.location === location ? '' : `, ${course.location}`
  const status = takesPlace(course) ? '' : ` (${courseStatusLabels[course.status].toLowerCase()})`
  return `${whenOf(course)}${place}${status}`
}

function signUpLine(course: InSeries, now: LocalDateTime): string {
  const signUp = courseSignUp(course, now)
  if (!signUp) return ''
  const words = calendarFileMessages.signUp
  if (signUp.kind === 'link') {
    const address = absoluteAddress(signUp.link)
    return words.link(anchor(address, address))
  }
  const subject = `${course.title}, ${formatFullDate(course.date)}`
  return words[signUp.kind](anchor(mailto(subject), site.email))
}

function anchor(href: string, text: string): string {
  return `<a href="${escaped(href)}">${escaped(text)}</a>`
}

function dateElement(name: string, moment: number): string {
  return moment > 0 ? textElement(name, new Date(moment).toUTCString()) : ''
}

function datesOf(course: InSeries): readonly CourseEvent[] {
  return course.series ?? [course]
}

/** The date that was there before the others of its series; of those that were published together, always the same. */
function firstPublished(course: InSeries): CourseEvent {
  return datesOf(course).reduce((first, date) => {
    const later = momentOf(date.createdAt) - momentOf(first.createdAt)
    return later < 0 || (later === 0 && date.id < first.id) ? date : first
  })
}

/** When a course, or the first date of a series, was published, in milliseconds since 1970; 0 where that is unknown. */
function publicationOf(course: InSeries): number {
  return momentOf(firstPublished(course).createdAt)
}

/** The milliseconds since 1970; 0 for no moment of a calendar. */
function momentOf(text = ''): number {
  return Date.parse(text) || 0
}
