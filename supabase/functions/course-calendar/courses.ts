import type { CalendarCourse } from '../../../src/features/courses/domain/course-calendar-file.ts'
import { readCourseStatus } from '../../../src/features/courses/domain/course-event.ts'
import { readAllRows } from '../../../src/features/courses/domain/read-all-rows.ts'
import type { LocalDate } from '../../../src/lib/local-date.ts'
import { projectKey } from '../_shared/project-key.ts'

export type Env = Readonly<Record<string, string | undefined>>

const DAY_MS = 86_400_000

/** How long past courses stay in the feed. */
const PAST_DAYS = 90

/** The timeout for reading all pages. */
const TIME_LIMIT_MS = 10_000

// All columns: a table of the specification lacks updated_at and the status, and selecting them by name would fail.
const COLUMNS = '*'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/**
 * Reads the courses of the feed, by date, with the rights of a visitor.
 *
 * @throws Error when the project's settings are missing, or a response is late or invalid
 */
export function readCourses(
  env: Env,
  fetch: typeof globalThis.fetch,
  today: LocalDate,
): Promise<CalendarCourse[]> {
  const since = new Date(Date.parse(today) - PAST_DAYS * DAY_MS)
  return readRows(env, fetch, { event_date: `gte.${since.toISOString().slice(0, 10)}` })
}

/** Reads one course like `readCourses`, however long it is past; undefined where there is none. */
export async function readCourse(
  env: Env,
  fetch: typeof globalThis.fetch,
  id: string,
): Promise<CalendarCourse | undefined> {
  // The database refuses a comparison with anything else.
  if (!UUID.test(id)) return undefined
  const [course] = await readRows(env, fetch, { id: `eq.${id}` })
  return course
}

async function readRows(
  env: Env,
  fetch: typeof globalThis.fetch,
  filter: Record<string, string>,
): Promise<CalendarCourse[]> {
  const key = projectKey(env.SUPABASE_PUBLISHABLE_KEYS, env.SUPABASE_ANON_KEY)
  if (!env.SUPABASE_URL || !key) throw new Error('SUPABASE_URL or the publishable key is missing')
  const url = new URL(`${env.SUPABASE_URL}/rest/v1/course_events`)
  const query = { select: COLUMNS, ...filter, order: 'event_date,start_time,id' }
  url.search = String(new URLSearchParams(query))
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const headers = { apikey: key, Authorization: `Bearer ${key}`, Prefer: 'count=exact' }

  const rows = await readAllRows(async (first) => {
    url.searchParams.set('offset', String(first))
    const response = await fetch(url, { headers, signal })
    const page: unknown = await response.json()
    if (!response.ok || !Array.isArray(page)) throw new Error(`The answer was ${response.status}`)
    // 'Content-Range: 0-24/25', or '*' without a count
    const total = Number(response.headers.get('Content-Range')?.split('/')[1])
    return { rows: page, total: total || null }
  })
  return rows.map(toCourse)
}

function toCourse(row: unknown): CalendarCourse {
  const inRow = (column: string): unknown =>
    typeof row === 'object' && row !== null ? Reflect.get(row, column) : undefined
  const text = (column: string) => {
    const value = inRow(column)
    if (typeof value !== 'string') throw new Error(`A row without ${column}`)
    return value
  }
  const number = (column: string) => {
    const value = inRow(column)
    if (typeof value !== 'number') throw new Error(`A row without ${column}`)
    return value
  }
  return {
    id: text('id'),
    ...(inRow('updated_at') !== undefined && { version: text('updated_at') }),
    title: text('title'),
    date: text('event_date'),
    startTime: text('start_time').slice(0, 'HH:MM'.length),
    endTime: text('end_time').slice(0, 'HH:MM'.length),
    location: text('location'),
    type: text('type'),
    availableSpots: number('available_spots'),
    url: inRow('url') === null ? null : text('url'),
    ...readCourseStatus({
      status: inRow('status'),
      status_note: inRow('status_note'),
      moved_from_date: inRow('moved_from_date'),
      moved_from_start_time: inRow('moved_from_start_time'),
    }),
  }
}
