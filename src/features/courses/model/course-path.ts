import { paths } from '../../../content/paths.ts'

/** In the query of /courses: the course that a link leads to. */
export const COURSE_PARAMETER = 'kursus'

/** In the query of the calendar feed: the only type of course to be in it. */
export const FEED_TYPE_PARAMETER = 'type'

/** The address that opens the week of a course and leads to its card. */
export function coursePath(id: string): string {
  return `${paths.courses}?${COURSE_PARAMETER}=${encodeURIComponent(id)}`
}
