import type { PostgrestClient } from '@supabase/postgrest-js'
import { rowsOf } from '@/features/courses/model/postgrest-response'
import { readAllRows } from '@/features/courses/model/read-all-rows'
import { withAnswerTimeout } from '@/lib/answer-timeout'
import type { Database } from '@/lib/database.types'

/** What reads and writes courses: the whole Supabase client, or its small data client on public pages. */
export type CourseDatabase = Pick<PostgrestClient<Database>, 'from'>

export type Reading = { signal?: AbortSignal }

// Hosted Supabase sends no more rows at once (its setting max_rows).
const PAGE_SIZE = 1000

/**
 * Asks for the rows of all courses, by date, start time and id (spec 7), whatever is in them.
 * @throws BackendError if a page cannot be read, the signal's reason if it is aborted
 */
export function listCourseRows(
  client: CourseDatabase,
  { signal = new AbortController().signal }: Reading = {},
): Promise<unknown[]> {
  return readAllRows(async (first) => {
    const answer = await client
      .from('course_events')
      .select('*', first === 0 ? { count: 'exact' } : {})
      .order('event_date')
      .order('start_time')
      .order('id')
      .range(first, first + PAGE_SIZE - 1)
      // TanStack Query decides about retries; the client's own would hold an error back for seven seconds.
      .retry(false)
      .abortSignal(withAnswerTimeout(signal))
    signal.throwIfAborted()
    return { rows: rowsOf(answer), total: answer.count }
  })
}
