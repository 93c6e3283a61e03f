import { paths, type SiteHref } from '../../../content/paths.ts'
import { absoluteUrl } from '../../../content/site.ts'
import { nameInLink } from '../../../lib/name-in-link.ts'

/** In the query of /courses: the course that a link leads to. */
export const COURSE_PARAMETER = 'kursus'

/** In the query of the calendar feed: the only type of course in it. */
export const FEED_TYPE_PARAMETER = 'type'

/** In the query of the calendar feed: the only course in it. */
export const FEED_COURSE_PARAMETER = 'course'

/** The id of the heading above the calendar of /courses. */
export const COURSE_LIST_ID = 'kommende-kurser'

/** The list of all coming courses. */
export const allCoursesLink: SiteHref = `${paths.courses}?vis=alle#${COURSE_LIST_ID}`

/** The link of a course's own url. */
export type CourseLink =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; to: string }
  | { kind: 'none' }

// Browsers drop tabs and line breaks from an address and read a backslash as a slash, so '/\evil.com' and
// '/<tab>/evil.com' look like our own paths and lead elsewhere. The database refuses these characters too.
const unsafeCharacter = /[\s\\\p{Cc}]/u
const externalAddress = /^(https?:)?\/\/[^/]/i
const sitePath = /^\/(?!\/)/

/**
 * Where the badge of a course leads (spec 9): http://, https:// and // lead out of the site, a
 * path with a single slash stays on it. Anything else, such as javascript: or a bare word, is no link.
 */
export function courseLink(url: string | null): CourseLink {
  if (url === null || unsafeCharacter.test(url)) return { kind: 'none' }
  if (externalAddress.test(url)) return { kind: 'external', href: url }
  if (sitePath.test(url)) return { kind: 'internal', to: url }
  return { kind: 'none' }
}

/** The whole address of a link, for calendars and search engines. */
export function absoluteAddress(link: Exclude<CourseLink, { kind: 'none' }>): string {
  if (link.kind === 'internal') return absoluteUrl(link.to)
  return link.href.startsWith('//') ? `https:${link.href}` : link.href
}

/** The address that opens the week of a course and scrolls to its card. */
export function coursePath(id: string): string {
  return `${paths.courses}?${COURSE_PARAMETER}=${encodeURIComponent(id)}`
}

/** The id of a course's card, as a hash can name it. */
export function courseCardId(id: string): string {
  return `${COURSE_PARAMETER}-${nameInLink(id)}`
}

/**
 * The address of the calendar feed.
 * @param type the only type of course in it
 */
export function calendarFeedUrl(backendUrl: string, type?: string): string {
  return feedUrl(backendUrl, type ? { [FEED_TYPE_PARAMETER]: type } : {})
}

/** The address of a course's calendar file, for browsers that cannot save a file made by a script. */
export function courseCalendarFileUrl(backendUrl: string, id: string): string {
  return feedUrl(backendUrl, { [FEED_COURSE_PARAMETER]: id })
}

function feedUrl(backendUrl: string, parameters: Record<string, string>): string {
  const url = new URL(`${backendUrl}/functions/v1/course-calendar`)
  url.search = String(new URLSearchParams(parameters))
  return url.href
}

/** A link within /courses, where the card may be on the screen already. */
export function courseCardLink(id: string): SiteHref {
  return `${paths.courses}?${COURSE_PARAMETER}=${encodeURIComponent(id)}#${courseCardId(id)}`
}
