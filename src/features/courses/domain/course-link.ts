import { paths, type SiteHref } from '../../../content/paths.ts'
import { absoluteUrl } from '../../../content/site.ts'
import type { LocalDateTime } from '../../../lib/local-date.ts'
import { nameInLink } from '../../../lib/name-in-link.ts'
import { availabilityOf, type CourseEvent, isOpen } from './course-event.ts'
import { hasBegun, type InSeries } from './course-series.ts'
import type { CourseType } from './course-types.ts'

/** In the query of /courses: the course that a link leads to. */
export const COURSE_PARAMETER = 'kursus'

/** In the query of the calendar feed: the only type, or the only course, in it, or 'rss' for a feed of new courses. */
export type FeedParameter = 'type' | 'course' | 'format'

/** The id of the heading above the calendar of /courses. */
export const COURSE_LIST_ID = 'kommende-kurser'

/** The list of all coming courses. */
export const allCoursesLink: SiteHref = `${paths.courses}?vis=alle#${COURSE_LIST_ID}`

/** The list of all coming courses of a type. */
export function coursesOfTypeLink(type: CourseType): SiteHref {
  return `${paths.courses}?vis=alle&type=${type}#${COURSE_LIST_ID}`
}

/** The link of a course's own url: within the site, or out of it. */
export type CourseLink = { href: string; isExternal: boolean }

// Browsers drop tabs and line breaks from an address and read a backslash as a slash, so '/\evil.com' and
// '/<tab>/evil.com' look like our own paths and lead elsewhere. The database refuses these characters too.
const unsafeCharacter = /[\s\\\p{Cc}]/u
const externalAddress = /^(https?:)?\/\/[^/]/i
const sitePath = /^\/(?!\/)/
const contactPage = new RegExp(`^${absoluteUrl(paths.contact)}/?(?:[?#]|$)`, 'i')

/**
 * Where the badge of a course leads (spec 9): http://, https:// and // lead out of the site, a
 * path with a single slash stays on it. Anything else, such as javascript: or a bare word, is no link.
 */
export function courseLink(url: string | null): CourseLink | undefined {
  if (url === null || unsafeCharacter.test(url)) return undefined
  if (externalAddress.test(url)) return { href: url, isExternal: true }
  return sitePath.test(url) ? { href: url, isExternal: false } : undefined
}

/** Completes an address that is typed as it is spoken: 'www.eksempel.dk'. */
export function completeAddress(typed: string): string {
  const address = typed.trim()
  return /^www\./i.test(address) ? `https://${address}` : typed
}

/** The address at which a course is signed up for; undefined without one, and for that of /contact, which knows no course. */
export function ownLink(url: string | null): CourseLink | undefined {
  const link = courseLink(url)
  return link && !contactPage.test(absoluteAddress(link)) ? link : undefined
}

/** Whether a course is held for one group, which has agreed on it: a tailored one without an address of its own. */
export function isClosed({ type, url }: Pick<CourseEvent, 'type' | 'url'>): boolean {
  return type === 'skreddersyede' && !ownLink(url)
}

/** The whole address of a link, for calendars and search engines. */
export function absoluteAddress({ href, isExternal }: CourseLink): string {
  if (!isExternal) return absoluteUrl(href)
  return href.startsWith('//') ? `https:${href}` : href
}

/** The way to a place in a course: its own address, a mail, or a mail for the waiting list. */
export type CourseSignUp = { kind: 'link'; link: CourseLink } | { kind: 'mail' | 'waitingList' }

/**
 * The way to a place in a course; undefined for one that is not open, for one group, or a series that has begun. A sold-out
 * course offers only the waiting list, even where it has an address.
 */
export function courseSignUp(course: InSeries, now: LocalDateTime): CourseSignUp | undefined {
  if (!isOpen(course, now) || isClosed(course) || hasBegun(course, now)) return undefined
  if (availabilityOf(course, now) === 'soldOut') return { kind: 'waitingList' }
  const link = ownLink(course.url)
  return link ? { kind: 'link', link } : { kind: 'mail' }
}

/** The id of a course's card, as a hash can name it. */
export function courseCardId(id: string): string {
  return `${COURSE_PARAMETER}-${nameInLink(id)}`
}

/** A link within /courses that opens the week of a course and scrolls to its card. */
export function courseCardLink(id: string): SiteHref {
  const query = `${COURSE_PARAMETER}=${encodeURIComponent(id.toWellFormed())}` as const
  return `${paths.courses}?${query}#${courseCardId(id)}`
}

/**
 * The address of the calendar feed, or of that of new courses.
 * @param backendUrl an address, or the path of a backend on the site's own
 * @param parameters a course is for browsers that cannot save a file made by a script
 */
export function calendarFeedUrl(
  backendUrl: string,
  parameters: { readonly [Parameter in FeedParameter]?: string } = {},
): string {
  const query = String(new URLSearchParams(parameters))
  return `${backendUrl}/functions/v1/course-calendar${query && `?${query}`}`
}
