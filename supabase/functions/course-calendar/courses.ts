import { hasStart } from '../../../src/features/courses/domain/course-calendar-file.ts'
import {
  type CalendarCourse,
  readCourseStatus,
} from '../../../src/features/courses/domain/course-event.ts'
import {
  PAGE_ORDER,
  readAllRows,
  rowId,
  totalIn,
} from '../../../src/features/courses/domain/read-all-rows.ts'
import type { LocalDate } from '../../../src/lib/local-date.ts'
import { projectKey } from '../_shared/project-key.ts'

export type Env = Readonly<Record<string, string | undefined>>

const DAY_MS = 86_400_000

/** How long past courses stay in the feed. */
const PAST_DAYS = 90

/** Many programs send requests at the full hour; one reading of the courses serves all of them. */
const KEPT_MS = 60_000

/** The timeout for reading all pages. */
const TIME_LIMIT_MS = 10_000

// All columns: a table of the specification lacks some of them, and selecting those by name would fail.
const COLUMNS = '*'

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The courses of a project, and when they were read. */
let kept: { url: string; since: number; courses: Promise<CalendarCourse[]> } | undefined

/**
 * The courses of the feed as they were within the last minute, by date, read with the rights of a visitor. Simultaneous
 * requests share one reading; a failure rejects all of them, and is not kept. Rows that do not fit are left out.
 *
 * @throws Error when the project's settings are missing, a response is late or invalid, or no row fits: an empty feed
 *   would make programs delete their courses
 */
export function currentCourses(
  env: Env,
  fetch: typeof globalThis.fetch,
  today: LocalDate,
): Promise<CalendarCourse[]> {
  const url = env.SUPABASE_URL ?? ''
  const since = Date.now()
  // A clock that was set back must not make the courses last longer.
  if (kept?.url === url && Math.abs(since - kept.since) < KEPT_MS) return kept.courses
  const firstDay = new Date(Date.parse(today) - PAST_DAYS * DAY_MS)
  const courses = readFeed(env, fetch, `gte.${firstDay.toISOString().slice(0, 10)}`)
  kept = { url, since, courses }
  courses.catch(() => {
    if (kept?.courses === courses) kept = undefined
  })
  return courses
}

/** Reads one course as it is now, however long it is past; undefined where there is none, or its row does not fit. */
export async function readCourse(
  env: Env,
  fetch: typeof globalThis.fetch,
  id: string,
): Promise<CalendarCourse | undefined> {
  // The database refuses a comparison with anything else.
  if (!UUID.test(id)) return undefined
  const [course] = toCourses(await readRows(env, fetch, { id: `eq.${id}` }))
  return course
}

async function readFeed(
  env: Env,
  fetch: typeof globalThis.fetch,
  dates: string,
): Promise<CalendarCourse[]> {
  const rows = await readRows(env, fetch, { event_date: dates })
  const courses = toCourses(rows)
  if (rows.length > 0 && courses.length === 0) throw new Error('No row fits')
  return courses
}

async function readRows(
  env: Env,
  fetch: typeof globalThis.fetch,
  filter: Record<string, string>,
): Promise<unknown[]> {
  const key = projectKey(env.SUPABASE_PUBLISHABLE_KEYS, env.SUPABASE_ANON_KEY)
  if (!env.SUPABASE_URL || !key) throw new Error('SUPABASE_URL or the publishable key is missing')
  const url = new URL(`${env.SUPABASE_URL}/rest/v1/course_events`)
  const query = { select: COLUMNS, ...filter, order: String(PAGE_ORDER) }
  url.search = String(new URLSearchParams(query))
  const signal = AbortSignal.timeout(TIME_LIMIT_MS)
  const headers = { apikey: key, Authorization: `Bearer ${key}`, Prefer: 'count=exact' }

  return readAllRows(async (behind) => {
    if (behind) url.searchParams.set('or', `(${behind})`)
    const response = await fetch(url, { headers, signal })
    const page: unknown = await response.json()
    if (!response.ok || !Array.isArray(page)) throw new Error(`The answer was ${response.status}`)
    return { rows: page, total: totalIn(response.headers) }
  })
}

/** Leaves out the rows that do not fit; the log names their ids and a reason, but none of their values. */
function toCourses(rows: readonly unknown[]): CalendarCourse[] {
  const invalid: string[] = []
  const courses = rows.flatMap((row) => {
    try {
      return toCourse(row)
    } catch (error) {
      invalid.push(`${rowId(row)}: ${error instanceof Error ? error.message : error}`)
      return []
    }
  })
  if (invalid.length > 0) console.error('Course calendar: courses were left out', invalid)
  return courses
}

/** @throws Error with the reason why the row does not fit */
function toCourse(row: unknown): CalendarCourse {
  const columns: Record<string, unknown> = { ...(row ?? {}) }
  const text = (column: string) => {
    const value = columns[column]
    if (typeof value !== 'string') throw new Error(`no ${column}`)
    return value
  }
  const { available_spots: availableSpots, revision } = columns
  if (typeof availableSpots !== 'number') throw new Error('no available_spots')
  const course: CalendarCourse = {
    id: text('id'),
    ...('updated_at' in columns && { version: text('updated_at') }),
    ...(typeof revision === 'number' && { revision }),
    title: text('title'),
    date: text('event_date'),
    startTime: text('start_time').slice(0, 'HH:MM'.length),
    endTime: text('end_time').slice(0, 'HH:MM'.length),
    location: text('location'),
    type: text('type'),
    availableSpots,
    url: columns.url === null ? null : text('url'),
    ...readCourseStatus(columns),
  }
  if (!hasStart(course)) throw new Error('no day and start of a calendar')
  if (course.version !== undefined && Number.isNaN(Date.parse(course.version))) {
    throw new Error('updated_at is no moment')
  }
  return course
}
