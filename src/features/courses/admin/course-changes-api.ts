import { type CourseChange, readChangeRows } from '@/features/courses/admin/course-change'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { rowsOf } from '@/features/courses/model/postgrest-response'
import { withAnswerTimeout } from '@/lib/answer-timeout'

/** Some entries of the log, and how many there are in all. */
export type CourseChanges = { changes: CourseChange[]; total: number }

/**
 * Reads entries of the log, the newest first. Who is no administrator gets none.
 * @throws BackendError if it cannot be read
 */
export async function listCourseChanges(
  client: CourseDatabase,
  { first, count, signal }: { first: number; count: number; signal: AbortSignal },
): Promise<CourseChanges> {
  const answer = await client
    .from('course_event_changes')
    .select('*', { count: 'exact' })
    .order('id', { ascending: false })
    .range(first, first + count - 1)
    .retry(false)
    .abortSignal(withAnswerTimeout(signal))
  signal.throwIfAborted()
  const rows = rowsOf(answer)
  return { changes: readChangeRows(rows), total: answer.count ?? first + rows.length }
}
