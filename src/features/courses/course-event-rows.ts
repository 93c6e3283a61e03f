import * as z from 'zod/mini'
import {
  type CourseEvent,
  type CourseEventRow,
  toCourseEvent,
} from '@/features/courses/course-event'
import { reportError } from '@/lib/report-error'

const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d/))

const rowSchema = z.object({
  id: z.string(),
  title: z.string(),
  // Any text: the database can hold days that no calendar has ('infinity'), and the site copes with them.
  event_date: z.string(),
  start_time: timeOfDay,
  end_time: timeOfDay,
  location: z.string(),
  // Any text: a type that the site does not know is shown as it is (Specification 3).
  type: z.string(),
  max_participants: z.int(),
  available_spots: z.int(),
  url: z.nullable(z.string()),
  updated_at: z.string(),
}) satisfies z.ZodMiniType<CourseEventRow>

const identified = z.object({ id: z.string() })

/**
 * The courses in rows as the server sent them. A row that does not fit is left out, so that it cannot take
 * the others down with it; the log then has its id and what is wrong, but none of its values.
 */
export function readCourseRows(rows: readonly unknown[]): CourseEvent[] {
  const misfits: { id: string | undefined; reasons: string[] }[] = []
  const courses = rows.flatMap((row) => {
    const { data, error } = rowSchema.safeParse(row)
    if (data) return toCourseEvent(data)
    misfits.push({ id: rowId(row), reasons: error.issues.map(describeIssue) })
    return []
  })
  if (misfits.length > 0) reportError('Courses were left out: their rows do not fit', misfits)
  return courses
}

/** The id of a row that may be anything at all. */
export function rowId(row: unknown): string | undefined {
  return identified.safeParse(row).data?.id
}

function describeIssue({ path, code }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'row'}: ${code}`
}
