import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '../../../src/features/courses/domain/course-limits.ts'
import { fieldsOf, textIn } from '../../../src/lib/fields-of.ts'

/**
 * Courses from before the limits (limit_course_events, limit_course_event_status): their ids and the rules that they
 * break, without texts.
 */
export function findInvalidCourses(courses: readonly unknown[]): string[] {
  return courses.flatMap((course) => {
    const rules = brokenRules(course)
    return rules.length > 0 ? `${textIn(course, 'id')} (${rules.join(', ')})` : []
  })
}

function brokenRules(course: unknown): string[] {
  const text = (column: string) => textIn(course, column) ?? ''
  return [
    ...(['title', 'location', 'url'] as const).flatMap((column) => [
      // In code points, as PostgreSQL counts.
      [...text(column)].length > COURSE_LIMITS[column] && `${column} is too long`,
      UNWANTED_CHARACTER.test(text(column)) && `${column} has characters that cannot be seen`,
    ]),
    ...(['title', 'location'] as const).map(
      (column) => !VISIBLE_CHARACTER.test(text(column)) && `${column} has nothing that can be seen`,
    ),
    !isCourseDate(text('event_date')) && 'event_date is out of range',
    text('moved_from_date') === text('event_date') &&
      text('moved_from_start_time') === text('start_time') &&
      'moved from its own day and start',
    text('status') === 'planned' &&
      textIn(course, 'status_note') !== undefined &&
      'planned, with a status_note',
    ...(['max_participants', 'available_spots'] as const).map(
      (column) =>
        Number(fieldsOf(course)[column]) > COURSE_LIMITS.seats && `${column} is too large`,
    ),
  ].filter((rule) => rule !== false)
}

/** The columns that say something of the whole course. */
const OF_THE_WHOLE = ['price', 'max_participants', 'available_spots']

/**
 * Series whose dates differ in what they have in common: their ids and the columns. The administration writes these to all
 * dates at once, but an import or the dashboard may not have; the site then shows the fewest places, and each date's price.
 */
export function findUnevenSeries(courses: readonly unknown[]): string[] {
  const ids = new Set(courses.flatMap((course) => textIn(course, 'series_id') ?? []))
  return [...ids].flatMap((id) => {
    const dates = courses.filter((course) => textIn(course, 'series_id') === id)
    const columns = OF_THE_WHOLE.filter(
      (column) => new Set(dates.map((course) => fieldsOf(course)[column])).size > 1,
    )
    return columns.length > 0 ? `${id} (${columns.join(', ')})` : []
  })
}
