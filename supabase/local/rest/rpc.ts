import { messages } from '@electric-sql/pglite'
import { query, sql } from '@electric-sql/pglite/template'
import type { Claims, LocalDatabase } from '../database/database.ts'
import { readPayload } from './body.ts'
import { functionNotFound, notImplemented } from './errors.ts'
import { list, toName } from './statement.ts'

const UNDEFINED_FUNCTION = '42883'

/**
 * Calls a function that takes JSON and returns nothing, by POST with its arguments by name, in one transaction as the
 * caller.
 *
 * @throws RestError PGRST202 where no function takes these arguments, 501 for other requests
 */
export async function callFunction(
  database: LocalDatabase,
  name: string,
  request: Request,
  claims: Claims,
): Promise<Response> {
  const { method, url, headers } = request
  if (method !== 'POST' || new URL(url).search || headers.has('prefer')) {
    throw notImplemented('functions by anything but a plain POST')
  }
  const { json, keys } = await readPayload(request)
  const passed = keys.map((key) => sql`${toName(key)} => pgrst_body.args -> ${key}::text`)
  const call = query`
    select public.${toName(name)}(${list(passed)})
    from (select ${json}::jsonb -> 0 as args) as pgrst_body`
  try {
    await database.asApiRole(claims, (transaction) => transaction.query(call.query, call.params))
  } catch (error) {
    const isUnknown = error instanceof messages.DatabaseError && error.code === UNDEFINED_FUNCTION
    throw isUnknown ? functionNotFound(name, keys) : error
  }
  return new Response(null, { status: 204 })
}
