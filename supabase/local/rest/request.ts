import { type Payload, readPayload } from './body.ts'
import { invalidPath, notSupported, schemaNotExposed, unsupportedMethod } from './errors.ts'
import { parseQuery, type RestQuery } from './query.ts'
import { type RowRange, toRowRange } from './range.ts'

const METHODS = ['GET', 'HEAD', 'POST', 'PATCH', 'DELETE'] as const
type RestMethod = (typeof METHODS)[number]

const RETURNS = ['minimal', 'headers-only', 'representation'] as const
const MISSING = ['default', 'null'] as const
const UNSUPPORTED_PREFERENCE = /^(?:(?:resolution|timezone|handling)=|count=(?:planned|estimated)$)/

export type Preferences = {
  returns: (typeof RETURNS)[number] | undefined
  /** Whether all matching rows are to be counted. */
  countExact: boolean
  /** What a column gets that a row of the body leaves out. */
  missing: (typeof MISSING)[number] | undefined
}

/** A REST request that is well-formed; whether its table and columns exist is not known yet. */
export type RestRequest = {
  method: RestMethod
  schema: string
  table: string
  /** Whether the client named the schema, which the answer then repeats. */
  schemaNamed: boolean
  query: RestQuery
  range: RowRange
  preferences: Preferences
  payload: Payload | undefined
}

/**
 * Reads a request for a table.
 *
 * @param schemas the exposed schemas; the first is the default
 * @throws RestError for the first thing that is wrong, in PostgREST's order: path, schema, method,
 *   query string, range, body
 */
export async function readRequest(
  request: Request,
  schemas: readonly [string, ...string[]],
): Promise<RestRequest> {
  const { pathname, search } = new URL(request.url)
  const table = readPath(pathname)
  const { schema, schemaNamed } = readSchema(request, schemas)
  const method = readMethod(request.method)
  const query = parseQuery(search)
  // PostgREST: other methods ignore the header.
  if (method === 'GET' && request.headers.has('range')) throw notSupported('the Range header')
  const range = toRowRange(query)
  const preferences = readPreferences(request.headers)
  const payload =
    method === 'POST' || method === 'PATCH' ? await readPayload(request, query.columns) : undefined
  return { method, schema, schemaNamed, table, query, range, preferences, payload }
}

function readPath(pathname: string): string {
  const segments = pathname
    .replace(/^\/rest\/v1(?=\/|$)/, '')
    .split('/')
    .slice(1)
  const [table, ...rest] = segments
  if (table === undefined || (table === '' && rest.length === 0)) {
    throw notSupported('the description of the API (/)')
  }
  if (rest.length > 0) throw invalidPath()
  return decodeName(table)
}

/**
 * A name from a path.
 * @throws RestError PGRST125 when it cannot be decoded
 */
export function decodeName(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    throw invalidPath()
  }
}

/** What PostgREST tells the database of a request's headers; cookies go apart. */
export function requestHeaders(request: Request): Record<string, string> {
  const { cookie: _, ...headers } = Object.fromEntries(request.headers)
  return headers
}

/** PostgREST: reads name their schema in Accept-Profile, writes in Content-Profile. */
export function readSchema(request: Request, schemas: readonly [string, ...string[]]) {
  const writes = ['POST', 'PATCH', 'PUT', 'DELETE'].includes(request.method)
  const profile = request.headers.get(writes ? 'content-profile' : 'accept-profile')
  if (profile !== null && !schemas.includes(profile)) throw schemaNotExposed(profile, schemas)
  return {
    schema: profile ?? schemas[0],
    schemaNamed: profile !== null || schemas.length > 1,
  }
}

function readMethod(name: string): RestMethod {
  if (name === 'PUT') throw notSupported('upserts (PUT)')
  if (name === 'OPTIONS') throw notSupported('OPTIONS requests other than preflights')
  const method = METHODS.find((known) => known === name)
  if (method === undefined) throw unsupportedMethod(name)
  return method
}

/**
 * Reads the Prefer header.
 *
 * PostgREST: of several known values for one preference the first counts; unknown ones are ignored.
 *
 * @throws RestError 501 for what is not supported
 */
export function readPreferences(headers: Headers): Preferences {
  const sent = (headers.get('prefer') ?? '').split(',').map((preference) => preference.trim())
  const unsupported = sent.find((preference) => UNSUPPORTED_PREFERENCE.test(preference))
  if (unsupported !== undefined) throw notSupported(`Prefer: ${unsupported}`)

  function first<Value extends string>(name: string, values: readonly Value[]): Value | undefined {
    return sent
      .map((preference) => values.find((value) => preference === `${name}=${value}`))
      .find((value) => value !== undefined)
  }
  return {
    returns: first('return', RETURNS),
    countExact: sent.includes('count=exact'),
    missing: first('missing', MISSING),
  }
}
