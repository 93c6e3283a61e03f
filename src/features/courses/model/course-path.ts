import { paths, type SiteHref } from '../../../content/paths.ts'
import { nameInLink } from '../../../lib/name-in-link.ts'

/** In the query of /courses: the course that a link leads to. */
export const COURSE_PARAMETER = 'kursus'

/** In the query of the calendar feed: the only type of course to be in it. */
export const FEED_TYPE_PARAMETER = 'type'

/** The address that opens the week of a course and leads to its card. */
export function coursePath(id: string): string {
  return `${paths.courses}?${COURSE_PARAMETER}=${encodeURIComponent(id)}`
}

/** The id of a course's card, as a hash can name it. */
export function courseCardId(id: string): string {
  return `${COURSE_PARAMETER}-${nameInLink(id)}`
}

/** A link within /courses, from where the card may be on the screen already. */
export function courseCardLink(id: string): SiteHref {
  return `${paths.courses}?${COURSE_PARAMETER}=${encodeURIComponent(id)}#${courseCardId(id)}`
}
