import { readFile } from 'node:fs/promises'
import * as z from 'zod'
import type { ComingCourseRows } from '../../src/features/courses/api/courses-in-page.ts'
import { isoWeekOf } from '../../src/features/courses/domain/course-periods.ts'
import {
  coursesRequest,
  getFrom,
  readRestOfSeries,
} from '../../src/features/courses/domain/course-request.ts'
import { todayInCopenhagen } from '../../src/lib/copenhagen-time.ts'
import { textIn } from '../../src/lib/fields-of.ts'

/** The courses with a page of their own; the browser renders those of the others. */
export const MAX_PAGES = 300
/** More in /courses would slow the page noticeably; the browser reads the rest. */
const MAX_IN_LIST = 100
const TIMEOUT_MS = 10_000

const rows = z.array(z.unknown())
const comingCourses = z.object({ rows, readAt: z.number() })

/** Reads the courses that a build puts into its pages. */
export type ReadComingCourses = () => Promise<ComingCourseRows>

/**
 * Reads the courses from this week's Monday on, the first three hundred of them, as every visitor may, and all dates of
 * their series.
 * @param project its address and its publishable key
 * @throws if it cannot be reached, or refuses
 */
export async function readComingCourses(
  project: { url: string; key: string },
  request: typeof fetch = fetch,
): Promise<ComingCourseRows> {
  const readAt = Date.now()
  const path = coursesRequest({
    event_date: `gte.${isoWeekOf(todayInCopenhagen(new Date(readAt))).start}`,
    // The limit cuts in the order of the page.
    order: 'event_date,start_time,id',
    limit: String(MAX_PAGES),
  })
  const get = getFrom(project, request, TIMEOUT_MS)
  const { body } = await get(path)
  const coming = rows.parse(body)
  return { rows: [...coming, ...(await readRestOfSeries(get, coming))], readAt }
}

/** The first hundred, for /courses, and all dates of their series. @param rows in the order of readComingCourses */
export function coursesOfList({ rows, readAt }: ComingCourseRows): ComingCourseRows {
  const first = rows.slice(0, MAX_IN_LIST)
  const series = new Set(first.flatMap((row) => textIn(row, 'series_id') ?? []))
  const rest = rows.slice(MAX_IN_LIST)
  const ofSeries = rest.filter((row) => series.has(textIn(row, 'series_id') ?? ''))
  return { rows: [...first, ...ofSeries], readAt }
}

/**
 * The courses for a build; undefined where there are none, or where they cannot be read, which is logged.
 * @param setting of the environment variable COURSES_IN_PAGE: 'off' for none, or a JSON file with `rows` and `readAt`
 * @param read reads the courses of the project, where the build can reach one
 */
export async function coursesForBuild(
  setting: string | undefined,
  read: ReadComingCourses | undefined,
  log: (line: string) => void,
): Promise<ComingCourseRows | undefined> {
  if (setting === 'off' || !(setting || read)) return undefined
  try {
    const coming = setting
      ? comingCourses.parse(JSON.parse(await readFile(setting, 'utf8')))
      : await read?.()
    const count = coming?.rows.length
    log(count ? `✓ ${count} courses in the pages` : '/courses has no coming course in it')
    return count ? coming : undefined
  } catch (error) {
    log(`/courses has no courses in it: ${reasonOf(error)}`)
    return undefined
  }
}

/** The error of `fetch` has the reason only in its cause. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const [line = ''] = error.message.split('\n')
  return error.cause instanceof Error ? `${line} (${error.cause.message})` : line
}
