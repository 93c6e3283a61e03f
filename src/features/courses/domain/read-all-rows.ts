/**
 * Reads all rows of a table, page by page, in the server's order. The server cuts a response at a limit of its own
 * without saying so; therefore the count decides when to stop.
 * @param readFrom reads rows from the given one on, counted from 0; the total is null where the server sends none
 */
export async function readAllRows(
  readFrom: (first: number) => Promise<{ rows: readonly unknown[]; total: number | null }>,
): Promise<unknown[]> {
  // By id, because a course created meanwhile moves others to the next page, where they are read again.
  const all = new Map<string, unknown>()
  let received = 0
  let expected = Number.POSITIVE_INFINITY

  while (received < expected) {
    const { rows, total } = await readFrom(received)
    const known = all.size
    for (const row of rows) all.set(rowId(row) ?? JSON.stringify(row), row)
    // Ends the loop even where a gateway hides the count or ignores the range.
    if (all.size === known) break
    received += rows.length
    if (total) expected = total
  }
  return [...all.values()]
}

/** The id of a row of unknown shape. */
export function rowId(row: unknown): string | undefined {
  if (typeof row !== 'object' || row === null || !('id' in row)) return undefined
  return typeof row.id === 'string' ? row.id : undefined
}
