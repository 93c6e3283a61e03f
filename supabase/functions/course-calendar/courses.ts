import { isInCalendar } from '../../../src/features/courses/domain/course-calendar-file.ts'
import {
  getFrom,
  readCourseRows,
  readRestOfSeries,
} from '../../../src/features/courses/domain/course-request.ts'
import { readCourses } from '../../../src/features/courses/domain/course-row.ts'
import { type InSeries, withSeries } from '../../../src/features/courses/domain/course-series.ts'
import type { LocalDate } from '../../../src/lib/local-date.ts'
import { type Env, projectKey } from '../_shared/project-key.ts'

const DAY_MS = 86_400_000

/** How long past courses stay in the feed. */
const PAST_DAYS = 90

/** Many programs send requests at the full hour; one reading of the courses serves all of them. */
const KEPT_MS = 60_000

/** The timeout for reading all pages. */
const TIME_LIMIT_MS = 10_000

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/

/** The courses of a project, and when they were read. */
let kept: { url: string; since: number; courses: Promise<InSeries[]> } | undefined

/**
 * The courses of the feed as they were within the last minute, by date, read with the rights of a visitor. Simultaneous
 * requests share one reading; a failure rejects all of them, and is not kept.
 *
 * @throws Error when the project's settings are missing, a response is late or invalid, or no row fits: an empty feed
 *   would make programs delete their courses
 */
export function currentCourses(
  env: Env,
  fetch: typeof globalThis.fetch,
  today: LocalDate,
): Promise<InSeries[]> {
  const url = env.SUPABASE_URL ?? ''
  const since = Date.now()
  // A clock that was set back must not make the courses last longer.
  if (kept?.url === url && Math.abs(since - kept.since) < KEPT_MS) return kept.courses
  const firstDay = new Date(Date.parse(today) - PAST_DAYS * DAY_MS)
  const courses = readFeed(env, fetch, firstDay.toISOString().slice(0, 10))
  kept = { url, since, courses }
  courses.catch(() => {
    if (kept?.courses === courses) kept = undefined
  })
  return courses
}

/**
 * Reads one course as it is now, however long it is past, with all dates of its series; undefined where there is none, or
 * its row does not fit.
 */
export async function readCourse(
  env: Env,
  fetch: typeof globalThis.fetch,
  id: string,
): Promise<InSeries | undefined> {
  // The database refuses a comparison with anything else.
  if (!UUID.test(id)) return undefined
  const get = getFromProject(env, fetch)
  const rows = await readCourseRows(get, { id: `eq.${id}` })
  const others = await readRestOfSeries(get, rows)
  return coursesIn([...rows, ...others]).find((course) => course.id === id)
}

async function readFeed(
  env: Env,
  fetch: typeof globalThis.fetch,
  firstDay: string,
): Promise<InSeries[]> {
  const get = getFromProject(env, fetch)
  const rows = await readCourseRows(get, { event_date: `gte.${firstDay}` })
  const earlier = await readRestOfSeries(get, rows, { event_date: `lt.${firstDay}` })
  const courses = coursesIn([...earlier, ...rows]).filter(({ date }) => date >= firstDay)
  if (rows.length > 0 && courses.length === 0) throw new Error('No row fits')
  return courses
}

function getFromProject(env: Env, fetch: typeof globalThis.fetch) {
  const key = projectKey(env.SUPABASE_PUBLISHABLE_KEYS, env.SUPABASE_ANON_KEY)
  if (!env.SUPABASE_URL || !key) throw new Error('SUPABASE_URL or the publishable key is missing')
  return getFrom({ url: env.SUPABASE_URL, key }, fetch, TIME_LIMIT_MS)
}

/** The courses that a calendar can show, by date. Rows that do not fit are left out and logged. */
function coursesIn(rows: readonly unknown[]): InSeries[] {
  const { courses, invalid } = readCourses(rows)
  if (invalid.length > 0) console.error('Course calendar: courses were left out', invalid)
  return withSeries(courses.filter(isInCalendar))
}
