import * as z from 'zod/mini'
import {
  type AdminCourseEvent,
  type CourseEvent,
  type CourseEventRow,
  type PublicCourseRow,
  toAdminCourseEvent,
  toCourseEvent,
} from '@/features/courses/model/course-event'
import { rowId } from '@/features/courses/model/read-all-rows'
import { reportError } from '@/lib/report-error'

const timeOfDay = z.string().check(z.regex(/^\d\d:\d\d/))

const specifiedColumns = {
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
}

const publicRow = z.object({
  ...specifiedColumns,
  // A column that Specification 7 does not know costs nobody a course, whatever is in it.
  updated_at: z.catch(z.optional(z.string()), undefined),
}) satisfies z.ZodMiniType<PublicCourseRow>

const adminRow = z.object({
  ...specifiedColumns,
  updated_at: z.string(),
}) satisfies z.ZodMiniType<CourseEventRow>

/**
 * The courses in rows as the server sent them, of any table that is as Specification 7 has it. A row that does
 * not fit is left out, so that it cannot take the others down with it; the log then has its id and what is wrong,
 * but none of its values.
 */
export function readCourseRows(rows: readonly unknown[]): CourseEvent[] {
  return readRows(rows, publicRow, toCourseEvent)
}

/** The same for the administration, which cannot do without a row's version. */
export function readAdminCourseRows(rows: readonly unknown[]): AdminCourseEvent[] {
  return readRows(rows, adminRow, toAdminCourseEvent)
}

function readRows<Row, Course>(
  rows: readonly unknown[],
  schema: z.ZodMiniType<Row>,
  toCourse: (row: Row) => Course,
): Course[] {
  const misfits: { id: string | undefined; reasons: string[] }[] = []
  const courses = rows.flatMap((row) => {
    const result = schema.safeParse(row)
    if (result.success) return [toCourse(result.data)]
    misfits.push({ id: rowId(row), reasons: result.error.issues.map(describeIssue) })
    return []
  })
  if (misfits.length > 0) reportError('Courses were left out: their rows do not fit', misfits)
  return courses
}

function describeIssue({ path, code }: z.core.$ZodIssue): string {
  return `${path.join('.') || 'row'}: ${code}`
}
