// Also used by the edge function of the calendar feed, which knows no alias for src.

/** Rows from some row on, and how many there are in all; nothing where the server does not tell. */
export type RowsAnswer = { rows: readonly unknown[]; total: number | null }

/**
 * Reads all rows of a table, in the order of the server. The server cuts an answer at a limit of its own without
 * saying so; therefore this reads on from what has come until all that it counted are there.
 * @param readFrom reads rows from the given one on, counted from 0
 */
export async function readAllRows(
  readFrom: (first: number) => Promise<RowsAnswer>,
): Promise<unknown[]> {
  // By id, because a course created meanwhile moves others to the next page, where they come once more.
  const all = new Map<string, unknown>()
  let received = 0
  let expected = Number.POSITIVE_INFINITY

  while (received < expected) {
    const { rows, total } = await readFrom(received)
    const known = all.size
    for (const row of rows) all.set(rowId(row) ?? JSON.stringify(row), row)
    // Nothing new ends the reading also where a gateway hides the count or ignores the range.
    if (all.size === known) break
    received += rows.length
    if (total) expected = total
  }
  return [...all.values()]
}

/** The id of a row that may be anything at all. */
export function rowId(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined
  return typeof row.id === 'string' ? row.id : undefined
}
