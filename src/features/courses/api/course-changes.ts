import { type CourseDatabase, coursesOf, rowsOf } from '@/features/courses/api/course-events'
import { readCourses } from '@/features/courses/domain/course-row'
import type { Tables } from '@/lib/database.types'

export const CHANGES_ON_A_PAGE = 20

/** The table's constraint allows no other. */
const ACTIONS = ['insert', 'update', 'delete'] as const

export type CourseChange = ReturnType<typeof toCourseChange>

/**
 * Reads a page of the log, the newest entries first, and the count of all; row-level security sends a user without the
 * admin role none.
 * @param page counted from 0
 * @returns with the number of the page, since the previous one stays in view while the next is pending
 * @throws BackendError if it cannot be read
 */
export async function listCourseChanges(
  client: CourseDatabase,
  page: number,
  signal: AbortSignal,
): Promise<{ page: number; changes: CourseChange[]; total: number }> {
  const first = page * CHANGES_ON_A_PAGE
  const response = await client
    .from('course_event_changes')
    .select('*', { count: 'exact' })
    .order('id', { ascending: false })
    .range(first, first + CHANGES_ON_A_PAGE - 1)
    .retry(false)
    .abortSignal(signal)
  signal.throwIfAborted()
  const rows = rowsOf(response)
  const total = response.count ?? first + rows.length
  return { page, changes: rows.map(toCourseChange), total }
}

/** Maps a row of the log. A course that its columns cannot give, such as an old one, is undefined and logged. */
function toCourseChange(row: Tables<'course_event_changes'>) {
  const [before, after] = [row.before, row.after].map((stored) =>
    stored === null ? undefined : coursesOf(readCourses([stored]))[0],
  )
  return {
    /** Later entries have higher ids. */
    id: row.id,
    /** An ISO moment. */
    at: row.changed_at,
    /** The e-mail address; null where nobody was signed in. */
    by: row.changed_by_email,
    action: ACTIONS.find((action) => action === row.action) ?? 'update',
    before,
    after,
  }
}
