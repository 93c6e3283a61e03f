import { unsatisfiableRange } from './errors.ts'
import type { RestQuery } from './query.ts'

/** Which rows of a result a client asks for. */
export type RowRange = {
  offset: number
  /** Most rows to answer with; Infinity for all. */
  limit: number
}

/**
 * The rows that limit and offset ask for together.
 *
 * PostgREST: `limit=0` stands for no rows at all, whatever the offset.
 *
 * @throws RestError PGRST103 for a negative limit
 */
export function toRowRange({
  limit = Number.POSITIVE_INFINITY,
  offset,
}: Pick<RestQuery, 'limit' | 'offset'>): RowRange {
  if (limit === 0) return { offset: 0, limit: 0 }
  if (limit < 0) throw unsatisfiableRange('Limit should be greater than or equal to zero.')
  return { offset, limit }
}

/**
 * The value of Content-Range: `first-last/total`, with `*` for what is empty or unknown.
 *
 * @param total all rows that match, null when nobody counted them
 */
export function contentRange(first: number, rows: number, total: number | null): string {
  const range = rows > 0 && total !== 0 ? `${first}-${first + rows - 1}` : '*'
  return `${range}/${total ?? '*'}`
}
