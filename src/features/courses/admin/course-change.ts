import * as z from 'zod/mini'
import type { CourseEvent } from '@/features/courses/model/course-event'
import { readCourseRows } from '@/features/courses/model/course-event-rows'
import type { Database } from '@/lib/database.types'
import { reportError } from '@/lib/report-error'

type CourseChangeRow = Database['public']['Tables']['course_event_changes']['Row']

/** An entry of the log: what somebody has done to a course. */
export type CourseChange = {
  /** Later entries have higher ones. */
  id: number
  /** An ISO moment. */
  at: string
  /** The e-mail address; null where nobody was signed in. */
  by: string | null
  action: 'insert' | 'update' | 'delete'
  /** The course before; none before it was created. */
  before: CourseEvent | undefined
  /** The course after; none after it was deleted. */
  after: CourseEvent | undefined
}

const rowSchema = z.object({
  id: z.int(),
  changed_at: z.string(),
  changed_by_email: z.nullable(z.string()),
  action: z.enum(['insert', 'update', 'delete']),
  before: z.unknown(),
  after: z.unknown(),
}) satisfies z.ZodMiniType<
  Pick<CourseChangeRow, 'id' | 'changed_at' | 'changed_by_email' | 'action'>
>

/**
 * The entries in rows as the server sent them. A row that does not fit is left out and reported; an entry whose
 * course was stored in a way that the site no longer reads tells of the change without it.
 */
export function readChangeRows(rows: readonly unknown[]): CourseChange[] {
  return rows.flatMap((row) => {
    const { data, error } = rowSchema.safeParse(row)
    if (data) return toCourseChange(data)
    reportError('A change of a course was left out: its row does not fit', error)
    return []
  })
}

function toCourseChange(row: z.infer<typeof rowSchema>): CourseChange {
  return {
    id: row.id,
    at: row.changed_at,
    by: row.changed_by_email,
    action: row.action,
    before: courseIn(row.before),
    after: courseIn(row.after),
  }
}

function courseIn(stored: unknown): CourseEvent | undefined {
  return stored === null ? undefined : readCourseRows([stored])[0]
}
