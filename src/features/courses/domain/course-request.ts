import { textIn } from '../../../lib/fields-of.ts'
import { keyHeaders } from '../../../lib/key-headers.ts'

/** The order in which the pages of the courses are read (spec 7), which the id makes total. */
export const PAGE_ORDER = ['event_date', 'id'] as const

/** As many ids as fit into the address of one request. */
const SERIES_AT_ONCE = 100

/** Sends a GET to a path below /rest/v1. */
type Get = (path: string) => Promise<{ body: unknown; headers: Headers }>

/** A response with rows; the total of those that match its filters is null where the server sends none. */
type RowPage = { rows: readonly unknown[]; total: number | null }

/**
 * The path of a request for courses, with all columns: a table of spec 7 lacks some, and naming them would fail.
 * @param parameters of PostgREST, in addition
 */
export function coursesRequest(parameters: Readonly<Record<string, string>> = {}): string {
  const query = { select: '*', order: String(PAGE_ORDER), ...parameters }
  return `course_events?${new URLSearchParams(query)}`
}

/**
 * A `get` with the rights of a visitor.
 * @param timeoutMs of all its requests together
 * @throws Error if the project cannot be reached, refuses, or does not send JSON
 */
export function getFrom(
  project: { url: string; key: string },
  fetch: typeof globalThis.fetch,
  timeoutMs: number,
): Get {
  const signal = AbortSignal.timeout(timeoutMs)
  const headers = { ...keyHeaders(project.key), Prefer: 'count=exact' }
  return async (path) => {
    const response = await fetch(`${project.url}/rest/v1/${path}`, { headers, signal })
    if (!response.ok) throw new Error(`the project responded with ${response.status}`)
    return { body: await response.json(), headers: response.headers }
  }
}

/**
 * Reads the rows of all courses that match.
 * @param filter of PostgREST, by column
 * @throws Error if a response has no rows, or `get` fails
 */
export function readCourseRows(
  get: Get,
  filter: Readonly<Record<string, string>> = {},
): Promise<unknown[]> {
  return readAllRows(
    async (behind) => {
      const { body, headers } = await get(
        coursesRequest({ ...filter, ...(behind && { or: `(${behind})` }) }),
      )
      if (!Array.isArray(body)) throw new Error('the project responded without rows')
      return { rows: body, total: totalIn(headers) }
    },
    (row) => row,
  )
}

/**
 * Reads the rows that are missing of the series of some rows: without all of its dates none knows which part it is.
 * @param filter of PostgREST, by column
 * @throws Error as readCourseRows does
 */
export async function readRestOfSeries(
  get: Get,
  rows: readonly unknown[],
  filter: Readonly<Record<string, string>> = {},
): Promise<unknown[]> {
  const known = new Set(rows.map((row) => textIn(row, 'id')))
  const series = [...new Set(rows.flatMap((row) => textIn(row, 'series_id') ?? []))]
  const requests = Array.from({ length: Math.ceil(series.length / SERIES_AT_ONCE) }, (_, index) => {
    const ids = series.slice(index * SERIES_AT_ONCE, (index + 1) * SERIES_AT_ONCE)
    return readCourseRows(get, { ...filter, series_id: `in.(${ids})` })
  })
  const found = (await Promise.all(requests)).flat()
  return found.filter((row) => !known.has(textIn(row, 'id')))
}

/**
 * Reads all rows of the courses, page by page, each from behind the last row of the page before: a course that is created
 * or deleted meanwhile moves no other one to another page. The server cuts a response at a limit of its own without
 * saying so, therefore its total decides whether a page is the last one.
 * @param readPage reads rows in PAGE_ORDER, as many as the server sends; `behind` is the content of a filter `or`,
 *   undefined for the first page
 * @param read is called with each row when its page arrives: thousands at once would block a slow phone
 */
export async function readAllRows<Read>(
  readPage: (behind: string | undefined) => Promise<RowPage>,
  read: (row: unknown) => Read,
): Promise<Read[]> {
  // By id: a course that is moved to a later day meanwhile is read again there.
  const all = new Map<string, Read>()
  let behind: string | undefined
  for (;;) {
    const { rows, total } = await readPage(behind)
    for (const row of rows) all.set(textIn(row, 'id') ?? JSON.stringify(row), read(row))
    const next = filterBehind(rows)
    // An empty page is the last one where a gateway hides the total, and the same page comes again where a server ignores
    // the filter.
    if (rows.length === total || !next || next === behind) return [...all.values()]
    behind = next
  }
}

/** The total in a `Content-Range`, '0-24/25', or null for '*' in its place. */
function totalIn(headers: Headers): number | null {
  const [, total] = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  return total === undefined ? null : Number(total)
}

/** The rows behind the last one that can be compared, in PAGE_ORDER. */
function filterBehind(rows: readonly unknown[]): string | undefined {
  const last = rows.findLast((row) => PAGE_ORDER.every((column) => textIn(row, column)))
  if (last === undefined) return undefined
  const [date, id] = PAGE_ORDER.map((column) =>
    `${textIn(last, column)}`.replaceAll(/["\\]/g, '\\$&'),
  )
  return `event_date.gt."${date}",and(event_date.eq."${date}",id.gt."${id}")`
}
