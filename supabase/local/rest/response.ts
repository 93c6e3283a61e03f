import { toErrorText, unsatisfiableRange } from './errors.ts'
import { contentRange } from './range.ts'
import type { Preferences, RestRequest } from './request.ts'
import type { ResultShape } from './shape.ts'
import type { ResultRow } from './sql.ts'

const CONTENT_TYPES: Readonly<Record<ResultShape, string>> = {
  array: 'application/json; charset=utf-8',
  object: 'application/vnd.pgrst.object+json; charset=utf-8',
}

/**
 * The answer to GET and HEAD.
 *
 * PostgREST: only a count tells a client that rows are missing (206) or end before the offset (416, with
 * the headers of a read); without one, a cut-off result is a plain 200.
 */
export function toReadResponse(
  request: RestRequest,
  result: ResultRow,
  shape: ResultShape,
): Response {
  const { table, query, preferences } = request
  const { offset } = request.range
  const { rows, total } = result
  const refusal =
    total !== null && offset > total
      ? unsatisfiableRange(
          `An offset of ${offset} was requested, but there are only ${total} rows.`,
        )
      : undefined
  return new Response(refusal ? toErrorText(refusal) : result.body, {
    status: refusal?.status ?? (total !== null && rows < total ? 206 : 200),
    headers: {
      'Content-Range': contentRange(offset, rows, total),
      'Content-Location': query.canonical ? `/${table}?${query.canonical}` : `/${table}`,
      ...contentHeaders(request, shape),
      ...preferenceApplied([preferences.countExact && 'count=exact']),
      Vary: 'Accept, Prefer, Range',
    },
  })
}

/** The answer to POST, PATCH and DELETE: a body only if one was asked for. */
export function toWriteResponse(
  request: RestRequest,
  result: ResultRow,
  shape: ResultShape,
): Response {
  const { method, table, preferences } = request
  const { returns, missing, countExact } = preferences
  const { rows, key } = result
  const hasBody = returns === 'representation'
  return new Response(hasBody ? result.body : null, {
    status: method === 'POST' ? 201 : hasBody ? 200 : 204,
    headers: {
      // PostgREST: only an update says which rows; they count from 0.
      'Content-Range': contentRange(0, method === 'PATCH' ? rows : 0, countExact ? rows : null),
      ...(hasBody ? contentHeaders(request, shape) : {}),
      ...(method === 'POST' && key && rows === 1 ? { Location: toLocation(table, key) } : {}),
      ...preferenceApplied([
        method !== 'DELETE' && missing && `missing=${missing}`,
        returns && `return=${returns}`,
        countExact && 'count=exact',
      ]),
      Vary: 'Accept, Prefer, Range',
    },
  })
}

/** The response to a call of a function that returns nothing, which PostgREST counts as one row. */
export function toCallResponse({ countExact }: Preferences): Response {
  return new Response(null, {
    status: 204,
    headers: {
      'Content-Range': contentRange(0, 1, countExact ? 1 : null),
      ...preferenceApplied([countExact && 'count=exact']),
      Vary: 'Accept, Prefer, Range',
    },
  })
}

function contentHeaders(request: RestRequest, shape: ResultShape): Record<string, string> {
  return {
    'Content-Type': CONTENT_TYPES[shape],
    ...(request.schemaNamed ? { 'Content-Profile': request.schema } : {}),
  }
}

function preferenceApplied(
  preferences: readonly (string | false | undefined)[],
): Record<string, string> {
  const applied = preferences.filter(Boolean).join(', ')
  return applied ? { 'Preference-Applied': applied } : {}
}

function toLocation(table: string, key: Record<string, unknown>): string {
  const filters = Object.entries(key).map(([name, value]) => [name, `eq.${value}`])
  return `/${table}?${new URLSearchParams(filters)}`
}
