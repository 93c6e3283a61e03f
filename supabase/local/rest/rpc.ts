import { identifier, query, raw, sql } from '@electric-sql/pglite/template'
import type { Claims, LocalDatabase } from '../database/database.ts'
import { readPayload } from './body.ts'
import { functionNotFound, notImplemented } from './errors.ts'
import { list } from './statement.ts'

type Argument = { name: string; type: string }

/**
 * Calls a function that returns nothing, by POST with its arguments by name, in one transaction as the caller.
 *
 * @throws RestError PGRST202 where no such function takes these arguments, 501 for other requests
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
  const found = await findArguments(database, name, keys)
  if (!found) throw functionNotFound(name, keys)

  const passed = keys.map((key) => sql`${identifier`${key}`} => pgrst_args.${identifier`${key}`}`)
  const columns = found.map(
    (argument) => sql`${identifier`${argument.name}`} ${raw`${argument.type}`}`,
  )
  const call = query`
    select public.${identifier`${name}`}(${list(passed)})
    from json_to_recordset(${json}::json) as pgrst_args(${list(columns)})`
  await database.asApiRole(claims, (transaction) => transaction.query(call.query, call.params))
  return new Response(null, { status: 204 })
}

/** Privileges play no part: the database checks them when the function is called. */
async function findArguments(
  database: LocalDatabase,
  name: string,
  given: readonly string[],
): Promise<Argument[] | undefined> {
  const functions = await database.asOwner((transaction) =>
    transaction.query<{ arguments: Argument[] }>(FUNCTIONS_QUERY, [name]),
  )
  const names = [...given].sort().join()
  return functions
    .map((each) => each.arguments)
    .find(
      (list) =>
        list
          .map((argument) => argument.name)
          .sort()
          .join() === names,
    )
}

const FUNCTIONS_QUERY = `
  select (
    select json_agg(json_build_object('name', name, 'type', format_type(type, null)))
    from unnest(proargnames, proargtypes::oid[]) as argument (name, type)
  ) as arguments
  from pg_proc
  where pronamespace = 'public'::regnamespace and proname = $1 and prokind = 'f'
    and prorettype = 'void'::regtype and proargnames is not null and proargmodes is null`
