import { messages } from '@electric-sql/pglite'
import type { Claims, LocalDatabase, Transaction } from '../database/database.ts'
import { fromDatabaseError, notImplemented, RestError, toErrorResponse } from './errors.ts'
import {
  callStatement,
  type ResultRow,
  readNumber,
  readStatement,
  type Statement,
  writeStatement,
} from './statement.ts'

const JSON_TYPE = 'application/json; charset=utf-8'
const OBJECT_TYPE = 'application/vnd.pgrst.object+json'
const IGNORE_DUPLICATES = 'resolution=ignore-duplicates'
const PREFERENCES = ['return=minimal', 'return=representation', 'count=exact', IGNORE_DUPLICATES]

/**
 * Handles requests for tables and functions of the schema public like PostgREST, however malformed. The parts of it that
 * the product does not use are refused with 501.
 *
 * @param maxRows most rows that one read returns
 * @returns the handler; its claims are those of a token that the caller has checked, `{ role: 'anon' }` without one
 */
export function createRest(database: LocalDatabase, maxRows: number) {
  return async (request: Request, claims: Claims): Promise<Response> => {
    try {
      return await respond(request, claims, database, maxRows)
    } catch (error) {
      if (error instanceof RestError) return toErrorResponse(error)
      if (error instanceof messages.DatabaseError) {
        return toErrorResponse(fromDatabaseError(error, claims.role))
      }
      throw error
    }
  }
}

async function respond(
  request: Request,
  claims: Claims,
  database: LocalDatabase,
  maxRows: number,
): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url)
  const [, rpc, name] = /\/rest\/v1\/(rpc\/)?([^/]+)$/.exec(pathname) ?? []
  if (name === undefined) throw notImplemented(`the address ${pathname}`)
  requirePublicSchema(request.headers)
  if (rpc) {
    const call = await callStatement(request, name)
    const result = await database.asApiRole(claims, (transaction) => run(transaction, call))
    return readResponse(result.body, result, 0)
  }

  const preferences = readPreferences(request.headers)
  const isCounted = preferences.includes('count=exact')
  const isReturned = preferences.includes('return=representation')
  const wantsObject = readAccept(request.headers) === OBJECT_TYPE
  const isRead = request.method === 'GET'
  if (isCounted && !isRead) throw notImplemented('count=exact of a write')
  if (preferences.includes(IGNORE_DUPLICATES) !== searchParams.has('on_conflict')) {
    throw notImplemented('on_conflict without resolution=ignore-duplicates, or the reverse')
  }
  const statement = isRead
    ? readStatement(name, searchParams, { maxRows, isCounted })
    : await writeStatement(request, name, searchParams, isReturned)
  const result = await database.asApiRole(claims, async (transaction) => {
    const row = await run(transaction, statement)
    if (wantsObject && row.rows !== 1) {
      const message = 'Cannot coerce the result to a single JSON object'
      throw new RestError(406, 'PGRST116', message, `The result contains ${row.rows} rows`)
    }
    return row
  })
  // A list of one row.
  const body = wantsObject ? result.body.slice(1, -1) : result.body
  return isRead
    ? readResponse(body, result, readNumber(searchParams, 'offset', 0))
    : writeResponse(request.method, isReturned ? body : undefined)
}

async function run(transaction: Transaction, { query, params }: Statement): Promise<ResultRow> {
  const [row] = await transaction.query<ResultRow>(query, params)
  if (!row) throw new Error('An aggregate without GROUP BY always has one row')
  return row
}

function requirePublicSchema(headers: Headers): void {
  for (const header of ['accept-profile', 'content-profile']) {
    const schema = headers.get(header) ?? 'public'
    if (schema !== 'public') throw notImplemented(`the schema ${schema}`)
  }
}

function readPreferences(headers: Headers): readonly string[] {
  const preferences = headers.get('prefer')?.split(/\s*,\s*/) ?? []
  const unknown = preferences.find((preference) => !PREFERENCES.includes(preference))
  if (unknown !== undefined) throw notImplemented(`Prefer: ${unknown}`)
  return preferences
}

function readAccept(headers: Headers): string {
  const type = headers.get('accept') ?? '*/*'
  if (!['*/*', 'application/json', OBJECT_TYPE].includes(type)) {
    throw notImplemented(`responses of the type ${type}`)
  }
  return type
}

/** Only a count tells a client that rows are missing (206) or end before the offset (416). */
function readResponse(body: string, { rows, total }: ResultRow, offset: number): Response {
  if (total !== null && offset > total) {
    const details = `An offset of ${offset} was requested, but there are only ${total} rows.`
    throw new RestError(416, 'PGRST103', 'Requested range not satisfiable', details)
  }
  const range = rows > 0 ? `${offset}-${offset + rows - 1}` : '*'
  return new Response(body, {
    status: total !== null && rows < total ? 206 : 200,
    headers: { 'Content-Type': JSON_TYPE, 'Content-Range': `${range}/${total ?? '*'}` },
  })
}

/** @param body undefined unless one was requested */
function writeResponse(method: string, body: string | undefined): Response {
  return new Response(body ?? null, {
    status: method === 'POST' ? 201 : body === undefined ? 204 : 200,
    headers: body === undefined ? {} : { 'Content-Type': JSON_TYPE },
  })
}
