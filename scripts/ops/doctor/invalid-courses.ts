import {
  COURSE_LIMITS,
  isCourseDate,
  UNWANTED_CHARACTER,
  VISIBLE_CHARACTER,
} from '../../../src/features/courses/domain/course-limits.ts'
import { readAllRows } from '../../../src/features/courses/domain/read-all-rows.ts'
import { type HttpResult, textIn, valueIn } from '../http.ts'

const COLUMNS = 'id,title,location,url,event_date,max_participants,available_spots'

/** A course that violates today's constraints, and their names; none of its texts. */
export type InvalidCourse = { id: string; rules: string[] }

/**
 * The courses from before the limits of supabase/migrations (limit_course_events), which the database keeps.
 * @param read queries PostgREST
 * @returns undefined where the courses cannot be read
 */
export async function findInvalidCourses(
  read: (path: string) => Promise<HttpResult>,
): Promise<InvalidCourse[] | undefined> {
  let isReadable = true
  const rows = await readAllRows(async (first) => {
    const { body } = await read(`course_events?select=${COLUMNS}&order=id&offset=${first}`)
    isReadable &&= Array.isArray(body)
    return { rows: Array.isArray(body) ? body : [], total: null }
  })
  if (!isReadable) return undefined
  return rows
    .map((row) => ({ id: textIn(row, 'id') ?? '', rules: brokenRules(row) }))
    .filter(({ rules }) => rules.length > 0)
}

function brokenRules(row: unknown): string[] {
  const text = (column: string) => textIn(row, column) ?? ''
  const rules = (['title', 'location'] as const).flatMap((column) => [
    characters(text(column)) > COURSE_LIMITS[column] && `${column} is too long`,
    UNWANTED_CHARACTER.test(text(column)) && `${column} has characters that cannot be seen`,
    !VISIBLE_CHARACTER.test(text(column)) && `${column} has nothing that can be seen`,
  ])
  return [
    ...rules,
    characters(text('url')) > COURSE_LIMITS.url && 'url is too long',
    UNWANTED_CHARACTER.test(text('url')) && 'url has characters that cannot be seen',
    !isCourseDate(text('event_date')) && 'event_date is out of range',
    ...(['max_participants', 'available_spots'] as const).map(
      (column) => Number(valueIn(row, column)) > COURSE_LIMITS.seats && `${column} is too large`,
    ),
  ].filter((rule) => rule !== false)
}

/** In code points, as PostgreSQL counts. */
function characters(text: string): number {
  return [...text].length
}
