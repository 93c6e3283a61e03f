import type { PostgrestClient } from '@supabase/postgrest-js'
import {
  type CourseEvent,
  type CourseEventValues,
  compareCourseEvents,
  toCourseEvent,
  toRow,
} from '@/features/courses/course-event'
import { BackendError, NO_ROW_CHANGED, UNREADABLE_ANSWER } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'

/** What reads and writes courses: the whole Supabase client, or its small data client on public pages. */
export type CourseDatabase = Pick<PostgrestClient<Database>, 'from'>

// Hosted Supabase sends no more rows at once (its setting max_rows).
const PAGE_SIZE = 1000

/** After this long without an answer a request counts as one that found no server. */
const TIMEOUT_MS = 20_000

/**
 * Reads every course, by date, start time and id (Specification 7). The server cuts an answer at a limit of
 * its own without saying so; therefore it reads on from what has come until all that it counted are there.
 * @throws BackendError if a page cannot be read, the signal's reason if it is aborted
 */
export async function listCourseEvents(
  client: CourseDatabase,
  { signal = new AbortController().signal }: { signal?: AbortSignal } = {},
): Promise<CourseEvent[]> {
  // By id, because a course created meanwhile moves others to the next page, where they come once more.
  const courses = new Map<string, CourseEvent>()
  let received = 0
  let total = Number.POSITIVE_INFINITY

  while (received < total) {
    const answer = await client
      .from('course_events')
      .select('*', received === 0 ? { count: 'exact' } : {})
      .order('event_date')
      .order('start_time')
      .order('id')
      .range(received, received + PAGE_SIZE - 1)
      // TanStack Query decides about retries; the client's own would hold an error back for seven seconds.
      .retry(false)
      .abortSignal(AbortSignal.any([signal, AbortSignal.timeout(TIMEOUT_MS)]))
    signal.throwIfAborted()

    const rows = rowsOf(answer)
    const known = courses.size
    for (const row of rows) courses.set(row.id, toCourseEvent(row))
    // Nothing new ends the reading also where a gateway hides the count or ignores the range.
    if (courses.size === known) break
    received += rows.length
    if (answer.count) total = answer.count
  }
  return [...courses.values()].sort(compareCourseEvents)
}

/**
 * Creates a course; the database makes its id.
 * @throws BackendError, with the code NO_ROW_CHANGED if no row came of it
 */
export async function createCourseEvent(
  client: CourseDatabase,
  values: CourseEventValues,
): Promise<void> {
  expectRow(
    await client
      .from('course_events')
      .insert(toRow(values))
      .select('id')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS)),
  )
}

/**
 * Gives the course with this id new values.
 * @throws BackendError, with the code NO_ROW_CHANGED if the course is gone or the user may not change it
 */
export async function updateCourseEvent(
  client: CourseDatabase,
  id: string,
  values: CourseEventValues,
): Promise<void> {
  expectRow(
    await client
      .from('course_events')
      .update(toRow(values))
      .eq('id', id)
      .select('id')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS)),
  )
}

/**
 * Deletes the course with this id.
 * @throws BackendError, with the code NO_ROW_CHANGED if the course is gone or the user may not delete it
 */
export async function deleteCourseEvent(client: CourseDatabase, id: string): Promise<void> {
  expectRow(
    await client
      .from('course_events')
      .delete()
      .eq('id', id)
      .select('id')
      .abortSignal(AbortSignal.timeout(TIMEOUT_MS)),
  )
}

type Answer<Row> = {
  data: Row[] | null
  error: { message: string; code: string; details: string; hint: string } | null
  status: number
}

function rowsOf<Row>({ data, error, status }: Answer<Row>): Row[] {
  if (error) throw new BackendError(error, status)
  // The client takes an empty 404, as a proxy may send it, for a success without data.
  if (!Array.isArray(data)) {
    throw new BackendError({ message: 'An answer without rows', code: UNREADABLE_ANSWER }, status)
  }
  return data
}

// Row-level security hides rows instead of refusing the write, so a refused update or delete looks like one
// that matched nothing: success without a row.
function expectRow(answer: Answer<{ id: string }>): void {
  if (rowsOf(answer).length > 0) return
  throw new BackendError({ message: 'No row was changed', code: NO_ROW_CHANGED }, answer.status)
}
