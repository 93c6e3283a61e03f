import { unsatisfiableRange } from './errors.ts'
import type { RestQuery } from './query.ts'

/** Which rows of a result a client asks for. */
export type RowRange = {
  offset: number
  /** Most rows to answer with; Infinity for all. */
  limit: number
}

/**
 * The rows that limit, offset and, for GET, the Range header ask for together.
 *
 * PostgREST: `limit=0` stands for no rows at all, whatever the offset.
 *
 * @param rangeHeader such as `0-24`; anything else is ignored
 * @throws RestError PGRST103 for a negative limit or bounds in the wrong order
 */
export function toRowRange(
  query: Pick<RestQuery, 'limit' | 'offset'>,
  rangeHeader: string | null,
): RowRange {
  const { limit = Number.POSITIVE_INFINITY, offset } = query
  if (limit === 0) return { offset: 0, limit: 0 }
  if (limit < 0) throw unsatisfiableRange('Limit should be greater than or equal to zero.')

  const [, first, last] = /^(\d+)-(\d*)$/.exec(rangeHeader ?? '') ?? []
  if (first === undefined) return { offset, limit }
  const end = last ? Number(last) + 1 : Number.POSITIVE_INFINITY
  if (end <= Number(first)) {
    throw unsatisfiableRange(
      'The lower boundary must be lower than or equal to the upper boundary in the Range header.',
    )
  }
  const start = Math.max(offset, Number(first))
  return { offset: start, limit: Math.max(0, Math.min(offset + limit, end) - start) }
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
