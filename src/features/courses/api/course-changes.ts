import * as z from 'zod/mini'
import { readCourseRows } from '@/features/courses/api/course-event-rows'
import { type CourseDatabase, rowsOf } from '@/features/courses/api/course-events'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { withRequestTimeout } from '@/lib/backend-request'
import type { Database } from '@/lib/database.types'
import { reportError } from '@/lib/report-error'

type CourseChangeRow = Database['public']['Tables']['course_event_changes']['Row']

/** An entry of the log of changes. */
export type CourseChange = {
  /** Later entries have higher ids. */
  id: number
  /** An ISO moment. */
  at: string
  /** The e-mail address; null where nobody was signed in. */
  by: string | null
  action: 'insert' | 'update' | 'delete'
  /** Undefined for a created course. */
  before: CourseEvent | undefined
  /** Undefined for a deleted course. */
  after: CourseEvent | undefined
}

/** A page of the log, and the count of all entries. */
export type CourseChanges = { changes: CourseChange[]; total: number }

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
 * Reads entries of the log, the newest first; row-level security sends a user without the admin role none.
 * @throws BackendError if it cannot be read
 */
export async function listCourseChanges(
  client: CourseDatabase,
  { first, count, signal }: { first: number; count: number; signal: AbortSignal },
): Promise<CourseChanges> {
  const response = await client
    .from('course_event_changes')
    .select('*', { count: 'exact' })
    .order('id', { ascending: false })
    .range(first, first + count - 1)
    .retry(false)
    .abortSignal(withRequestTimeout(signal))
  signal.throwIfAborted()
  const rows = rowsOf(response)
  return { changes: readChangeRows(rows), total: response.count ?? first + rows.length }
}

/**
 * Maps rows to entries. An invalid row is left out and reported; an entry whose stored course is no longer readable
 * is kept without the course.
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
    before: toStoredCourse(row.before),
    after: toStoredCourse(row.after),
  }
}

function toStoredCourse(stored: unknown): CourseEvent | undefined {
  return stored === null ? undefined : readCourseRows([stored])[0]
}
