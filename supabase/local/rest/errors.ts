import type { messages } from '@electric-sql/pglite'
import type { Role } from '../database/database.ts'

type ErrorBody = {
  code: string
  message: string
  details?: string | null
  hint?: string | null
}

/**
 * A REST request that fails with a known answer. Every stage throws it, which also rolls a running
 * transaction back.
 */
export class RestError extends Error {
  readonly status: number
  readonly body: ErrorBody
  readonly headers: Record<string, string>

  constructor(status: number, body: ErrorBody, headers: Record<string, string> = {}) {
    super(body.message)
    this.status = status
    this.body = body
    this.headers = headers
  }
}

/** The response to a failed request. */
export function toErrorResponse(error: RestError): Response {
  return new Response(toErrorText(error), {
    status: error.status,
    headers: {
      'Content-Type': 'application/json; charset=utf-8',
      'Proxy-Status': `PostgREST; error=${error.body.code}`,
      ...error.headers,
    },
  })
}

/** The body of the response: PostgREST always sends all four keys, null when unknown. */
export function toErrorText({ body }: RestError): string {
  const { code, message, details = null, hint = null } = body
  return JSON.stringify({ code, details, hint, message })
}

/**
 * The answer to a token that PostgREST refuses, for whoever checks tokens.
 *
 * @param code PGRST301 when the token cannot be trusted, PGRST303 when a claim forbids its use.
 */
export function jwtErrorResponse(
  code: 'PGRST301' | 'PGRST303',
  message: string,
  details: string | null = null,
): Response {
  const challenge = `Bearer error="invalid_token", error_description=${JSON.stringify(message)}`
  return toErrorResponse(
    new RestError(401, { code, message, details }, { 'WWW-Authenticate': challenge }),
  )
}

/**
 * A part of the query string that cannot be read.
 *
 * @param part what was read, such as `filter` or `order`
 * @param at index in `text` of the first character that does not fit
 * @param details what was found there and what was expected, in the words of PostgREST's parser
 */
export function unreadableParameter(
  part: string,
  text: string,
  at: number,
  details: string,
): RestError {
  const message = `"failed to parse ${part} (${text})" (line 1, column ${at + 1})`
  return new RestError(400, { code: 'PGRST100', message, details })
}

export function unreadableBody(message = 'Empty or invalid json'): RestError {
  return new RestError(400, { code: 'PGRST102', message })
}

export function unsatisfiableRange(details: string): RestError {
  const message = 'Requested range not satisfiable'
  return new RestError(416, { code: 'PGRST103', message, details })
}

export function schemaNotExposed(schema: string, exposed: readonly string[]): RestError {
  return new RestError(406, {
    code: 'PGRST106',
    message: `Invalid schema: ${schema}`,
    hint: `Only the following schemas are exposed: ${exposed.join(', ')}`,
  })
}

export function unavailableMediaType(type: string): RestError {
  const message = `None of these media types are available: ${type}`
  return new RestError(406, { code: 'PGRST107', message })
}

/** An object was asked for, and the result has no row or several. */
export function notOneRow(rows: number): RestError {
  return new RestError(406, {
    code: 'PGRST116',
    message: 'Cannot coerce the result to a single JSON object',
    details: `The result contains ${rows} rows`,
  })
}

export function unsupportedMethod(method: string): RestError {
  return new RestError(405, { code: 'PGRST117', message: `Unsupported HTTP method: ${method}` })
}

export function invalidPath(): RestError {
  const message = 'Invalid path specified in request URL'
  return new RestError(404, { code: 'PGRST125', message })
}

/** A column that only the body or `?columns=` names; elsewhere Postgres answers 42703. */
export function columnNotInSchemaCache(column: string, table: string): RestError {
  return new RestError(400, {
    code: 'PGRST204',
    message: `Could not find the '${column}' column of '${table}' in the schema cache`,
  })
}

export function tableNotInSchemaCache(
  schema: string,
  table: string,
  similar: string | undefined,
): RestError {
  return new RestError(404, {
    code: 'PGRST205',
    message: `Could not find the table '${schema}.${table}' in the schema cache`,
    hint: similar === undefined ? null : `Perhaps you meant the table '${schema}.${similar}'`,
  })
}

/** A function that is not there, or takes other arguments than the body has. */
export function functionNotInSchemaCache(
  schema: string,
  name: string,
  given: readonly string[],
): RestError {
  const called = `${schema}.${name}`
  const parameters = given.join(', ')
  const none = given.length === 0 ? ' without parameters' : null
  const searched = none ?? ` with parameter${given.length > 1 ? 's' : ''} ${parameters}`
  return new RestError(404, {
    code: 'PGRST202',
    message: `Could not find the function ${called}${none ?? `(${parameters})`} in the schema cache`,
    details: `Searched for the function ${called}${searched} or with a single unnamed json/jsonb parameter, but no matches were found in the schema cache.`,
  })
}

/** What Postgres says of a column it does not know. It may add a hint, which this leaves out. */
export function undefinedColumn(column: string, table: string): RestError {
  return new RestError(400, {
    code: '42703',
    message: `column ${table}.${column} does not exist`,
  })
}

/** What the safeupdate module says, which Supabase loads for all API requests. */
export function missingWhereClause(command: 'UPDATE' | 'DELETE'): RestError {
  return new RestError(400, { code: '21000', message: `${command} requires a WHERE clause` })
}

/** Something PostgREST can do and this project does not use: better no answer than a wrong one. */
export function notSupported(feature: string): RestError {
  return new RestError(501, {
    code: 'LOCAL501',
    message: `The embedded backend does not support ${feature}`,
  })
}

export function bodyTooLarge(limitBytes: number): RestError {
  return new RestError(413, {
    code: 'LOCAL413',
    message: `The request body is larger than ${limitBytes} bytes`,
  })
}

// PostgREST: the HTTP status of an SQLSTATE, looked up whole, then by its first two characters.
const STATUS_OF_STATE: Readonly<Record<string, number>> = {
  '23503': 409,
  '23505': 409,
  '25006': 405,
  '42883': 404,
  '42P01': 404,
  '42P17': 500,
  '53400': 500,
  '57P01': 503,
  P0001: 400,
}
const STATUS_OF_CLASS: Readonly<Record<string, number>> = {
  '08': 503,
  '09': 500,
  '0L': 403,
  '0P': 403,
  '25': 500,
  '28': 403,
  '2D': 500,
  '38': 500,
  '39': 500,
  '3B': 500,
  '40': 500,
  '53': 503,
  '54': 500,
  '55': 500,
  '57': 500,
  '58': 500,
  F0: 500,
  HV: 500,
  P0: 500,
  XX: 500,
}

/**
 * The answer to an error from the database.
 *
 * Missing privileges mean 401 for a visitor, who may still sign in, and 403 for everybody else.
 */
export function fromDatabaseError(error: messages.DatabaseError, role: Role): RestError {
  const { code = 'XX000', message, detail = null, hint = null } = error
  const status = statusOf(code, message, role)
  return new RestError(
    status,
    { code, message, details: detail, hint },
    status === 401 ? { 'WWW-Authenticate': 'Bearer' } : {},
  )
}

function statusOf(state: string, message: string, role: Role): number {
  // A function or trigger of the project asks for a status itself: PT429.
  const [, asked] = /^PT([2-5]\d\d)$/.exec(state) ?? []
  if (asked) return Number(asked)
  if (state === '42501') return role === 'anon' ? 401 : 403
  if (state === '22023' && /^role .* does not exist$/s.test(message)) return 401
  if (state === '21000') return message.endsWith('requires a WHERE clause') ? 400 : 500
  return STATUS_OF_STATE[state] ?? STATUS_OF_CLASS[state.slice(0, 2)] ?? 400
}
