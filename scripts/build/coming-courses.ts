import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import type { LocalDate } from '../../src/lib/local-date.ts'

/** Those of the specification. The document shows them all, so there is no other column in it. */
const COLUMNS =
  'id,title,event_date,start_time,end_time,location,type,max_participants,available_spots,url'
/** As many as a page can hold without being felt; the browser reads the rest. */
const LIMIT = 100
const TIMEOUT_MS = 10_000

const rows = z.array(z.record(z.string(), z.unknown()))
const comingCourses = z.object({ rows, readAt: z.number() })

/** Reads the courses that a build puts into its page. */
export type ReadComingCourses = () => Promise<ComingCourseRows>

/**
 * Reads the courses from this week's Monday on, the first hundred of them, as every visitor may.
 * @param project its address and its publishable key
 * @throws if it cannot be reached, or refuses
 */
export async function readComingCourses(
  project: { url: string; key: string },
  request: typeof fetch = fetch,
): Promise<ComingCourseRows> {
  const readAt = Date.now()
  const query = new URLSearchParams({
    select: COLUMNS,
    event_date: `gte.${mondayOf(todayInCopenhagen(new Date(readAt)))}`,
    order: 'event_date,start_time,id',
    limit: String(LIMIT),
  })
  const response = await request(`${project.url}/rest/v1/course_events?${query}`, {
    headers: { apikey: project.key, Authorization: `Bearer ${project.key}` },
    signal: AbortSignal.timeout(TIMEOUT_MS),
  })
  if (!response.ok) throw new Error(`the project responded with ${response.status}`)
  return { rows: rows.parse(await response.json()), readAt }
}

/**
 * Where a build gets its courses from.
 * @param setting of the environment variable COURSES_IN_PAGE: 'off' for none, or a JSON file with `rows` and `readAt`
 * @param read reads those of the project, where the build can reach one
 */
export function comingCoursesSource(
  setting: string | undefined,
  read?: ReadComingCourses,
): ReadComingCourses | undefined {
  if (!setting) return read
  if (setting === 'off') return undefined
  return async () => comingCourses.parse(JSON.parse(await readFile(setting, 'utf8')))
}

/**
 * The courses for a build, which goes on without any where there are none, and says so.
 * @param say gets one line
 */
export async function comingCoursesOrNone(
  read: ReadComingCourses,
  say: (line: string) => void,
): Promise<ComingCourseRows | undefined> {
  try {
    const coming = await read()
    const count = coming.rows.length
    say(count > 0 ? `✓ ${count} coming courses in /courses` : '/courses has no coming course in it')
    return count > 0 ? coming : undefined
  } catch (error) {
    say(`/courses has no courses in it: ${reasonOf(error)}`)
    return undefined
  }
}

/** `fetch` tells only in the cause what went wrong. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [line = ''] = error.message.split('\n')
  return error.cause instanceof Error ? `${line} (${error.cause.message})` : line
}

function mondayOf(date: LocalDate): LocalDate {
  const day = new Date(`${date}T12:00Z`)
  day.setUTCDate(day.getUTCDate() - ((day.getUTCDay() + 6) % 7))
  return day.toISOString().slice(0, 'YYYY-MM-DD'.length)
}
