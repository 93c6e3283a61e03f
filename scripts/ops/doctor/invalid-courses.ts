import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '../../../src/features/courses/domain/course-limits.ts'
import { textIn, valueIn } from '../http.ts'

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
      (column) => Number(valueIn(course, column)) > COURSE_LIMITS.seats && `${column} is too large`,
    ),
  ].filter((rule) => rule !== false)
}
