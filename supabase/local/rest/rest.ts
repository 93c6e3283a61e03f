import { messages } from '@electric-sql/pglite'
import type { ApiRequest, Claims, LocalDatabase } from '../database/database.ts'
import { fromDatabaseError, notOneRow, RestError, toErrorResponse } from './errors.ts'
import { type RestRequest, readRequest, requestHeaders } from './request.ts'
import { toReadResponse, toWriteResponse } from './response.ts'
import { calledFunction, callFunction } from './rpc.ts'
import { findColumns, findTable, readSchemaCache, type SchemaCache, type Table } from './schema.ts'
import { negotiateShape, type ResultShape } from './shape.ts'
import {
  deleteStatement,
  insertStatement,
  type ResultRow,
  readStatement,
  type Statement,
  type TypedPayload,
  updateStatement,
} from './sql.ts'

export type Rest = {
  /**
   * Answers a request for a table or a function as PostgREST does; never rejects over something the client did.
   *
   * @param request its path may still begin with /rest/v1
   * @param claims of a token that the caller has checked, `{ role: 'anon' }` without one
   */
  handle(request: Request, claims: Claims): Promise<Response>
}

export type RestOptions = {
  database: LocalDatabase
  /** Most rows one read answers with. */
  maxRows: number
  /** The schemas clients may name; the first is the default. */
  schemas?: readonly [string, ...string[]]
}

/**
 * A PostgREST for the embedded database: the part of it that supabase-js and this project use.
 *
 * The catalog is read at the first request and kept: migrations only run when the database opens.
 */
export function createRest({ database, maxRows, schemas = ['public'] }: RestOptions): Rest {
  let schemaCache: Promise<SchemaCache> | undefined

  async function answer(request: Request, claims: Claims): Promise<Response> {
    const functionName = calledFunction(request)
    if (functionName !== undefined) {
      return callFunction({ database, schemas }, functionName, request, claims)
    }
    const rest = await readRequest(request, schemas)
    schemaCache ??= readSchemaCache(database, schemas)
    const table = findTable(await schemaCache, rest.schema, rest.table)

    const payload = rest.payload && {
      ...rest.payload,
      columns: findColumns(table, rest.payload.columns),
    }
    const shape = negotiateShape(request.headers.get('accept'))
    const statement = toStatement(table, rest, payload, shape, maxRows)
    const isRead = rest.method === 'GET' || rest.method === 'HEAD'
    const result = await database.asApiRole(
      toApiRequest(request, rest, claims, isRead),
      async (transaction) => {
        const [row] = await transaction.query<ResultRow>(statement.query, statement.params)
        if (!row) throw new Error('An aggregate without GROUP BY always has one row')
        if (shape === 'object' && row.rows !== 1) throw notOneRow(row.rows)
        return row
      },
    )
    return isRead ? toReadResponse(rest, result, shape) : toWriteResponse(rest, result, shape)
  }

  return {
    async handle(request, claims) {
      const response = await answer(request, claims).catch((error: unknown) => {
        if (error instanceof RestError) return toErrorResponse(error)
        if (error instanceof messages.DatabaseError) {
          return toErrorResponse(fromDatabaseError(error, claims.role))
        }
        throw error
      })
      return request.method === 'HEAD' ? new Response(null, response) : response
    },
  }
}

function toStatement(
  table: Table,
  request: RestRequest,
  payload: TypedPayload | undefined,
  shape: ResultShape,
  maxRows: number,
): Statement {
  const { method, query, range, preferences } = request
  if (payload) {
    return method === 'POST'
      ? insertStatement(table, query, payload, { preferences, shape })
      : updateStatement(table, query, payload, { preferences, shape })
  }
  if (method === 'DELETE') return deleteStatement(table, query, { preferences, shape })
  return readStatement(table, query, {
    range: { ...range, limit: Math.min(range.limit, maxRows) },
    shape,
    countExact: preferences.countExact,
    withBody: method === 'GET',
  })
}

function toApiRequest(
  request: Request,
  { method, table }: RestRequest,
  claims: Claims,
  readOnly: boolean,
): ApiRequest {
  return { claims, readOnly, method, path: `/${table}`, headers: requestHeaders(request) }
}
