/** The order in which the pages of the courses are read (spec 7), which the id makes total. */
export const PAGE_ORDER = ['event_date', 'id'] as const

/** A response with rows; the total of those that match its filters is null where the server sends none. */
export type RowPage = { rows: readonly unknown[]; total: number | null }

/**
 * Reads all rows of the courses, page by page, each from behind the last row of the page before: a course that is created
 * or deleted meanwhile moves no other one to another page. The server cuts a response at a limit of its own without
 * saying so, therefore its total decides whether a page is the last one.
 * @param readPage reads rows in PAGE_ORDER, as many as the server sends; `behind` is the content of a filter `or`,
 *   undefined for the first page
 */
export async function readAllRows(
  readPage: (behind: string | undefined) => Promise<RowPage>,
): Promise<unknown[]> {
  // By id: a course that is moved to a later day meanwhile is read again there.
  const all = new Map<string, unknown>()
  let behind: string | undefined
  for (;;) {
    const { rows, total } = await readPage(behind)
    for (const row of rows) all.set(rowId(row) ?? JSON.stringify(row), row)
    const next = filterBehind(rows)
    // An empty page is the last one where a gateway hides the total, and the same page comes again where a server ignores
    // the filter.
    if (rows.length === total || !next || next === behind) return [...all.values()]
    behind = next
  }
}

/** The total in a `Content-Range`, '0-24/25', or null for '*' in its place. */
export function totalIn(headers: Headers): number | null {
  const [, total] = /\/(\d+)$/.exec(headers.get('Content-Range') ?? '') ?? []
  return total === undefined ? null : Number(total)
}

/** The id of a row of unknown shape. */
export function rowId(row: unknown): string | undefined {
  return textOf(row, 'id')
}

/** The rows behind the last one that can be compared, in PAGE_ORDER. */
function filterBehind(rows: readonly unknown[]): string | undefined {
  const last = rows.findLast((row) => PAGE_ORDER.every((column) => textOf(row, column)))
  if (last === undefined) return undefined
  const [date, id] = PAGE_ORDER.map((column) =>
    `${textOf(last, column)}`.replaceAll(/["\\]/g, '\\$&'),
  )
  return `event_date.gt."${date}",and(event_date.eq."${date}",id.gt."${id}")`
}

function textOf(row: unknown, column: string): string | undefined {
  const value: unknown = Object(row)[column]
  return typeof value === 'string' ? value : undefined
}
