import { identifier, query, raw, sql } from '@electric-sql/pglite/template'
import type { Claims, LocalDatabase } from '../database/database.ts'
import { readArguments } from './body.ts'
import { functionNotInSchemaCache, notSupported } from './errors.ts'
import { decodeName, readPreferences, readSchema, requestHeaders } from './request.ts'
import { toCallResponse } from './response.ts'
import { negotiateShape } from './shape.ts'
import { list } from './sql.ts'

type Argument = { name: string; type: string }
type DatabaseFunction = { arguments: Argument[]; returnsNothing: boolean }

/**
 * The function that a request calls, or undefined when it asks for a table.
 * @throws RestError PGRST125 when its name cannot be decoded
 */
export function calledFunction(request: Request): string | undefined {
  const { pathname } = new URL(request.url)
  const [, name] = /^(?:\/rest\/v1)?\/rpc\/([^/]*)$/.exec(pathname) ?? []
  return name === undefined ? undefined : decodeName(name)
}

/**
 * Calls a function of the database as PostgREST does: POST with its arguments by name, all of them, in one
 * transaction as the caller.
 *
 * @throws RestError PGRST202 for a function that is not there or takes other arguments, 501 for the kinds that this
 *   project has none of and for a query string, by which PostgREST selects and filters what a function returns
 */
export async function callFunction(
  { database, schemas }: { database: LocalDatabase; schemas: readonly [string, ...string[]] },
  name: string,
  request: Request,
  claims: Claims,
): Promise<Response> {
  const { schema } = readSchema(request, schemas)
  if (request.method !== 'POST') throw notSupported(`functions (/rpc) by ${request.method}`)
  if (new URL(request.url).search) throw notSupported('functions (/rpc) with a query string')
  const preferences = readPreferences(request.headers)
  const { json, isObject, columns: given } = await readArguments(request)

  const found = await findFunction(database, schema, name, given)
  if (!found) throw functionNotInSchemaCache(schema, name, given)
  if (!found.returnsNothing || given.length === 0) {
    throw notSupported('functions (/rpc) that return something or have no arguments')
  }
  if (!isObject) throw notSupported('lists of arguments (/rpc)')
  negotiateShape(request.headers.get('accept'))

  const passed = given.map(
    (name) => sql`${identifier`${name}`} => pgrst_args.${identifier`${name}`}`,
  )
  const columns = found.arguments.map(
    ({ name, type }) => sql`${identifier`${name}`} ${raw`${type}`}`,
  )
  const call = query`
    select ${identifier`${schema}`}.${identifier`${name}`}(${list(passed)})
    from json_to_record(${json}::json) as pgrst_args(${list(columns)})`

  await database.asApiRole(
    {
      claims,
      readOnly: false,
      method: request.method,
      path: `/rpc/${name}`,
      headers: requestHeaders(request),
    },
    (transaction) => transaction.query(call.query, call.params),
  )
  return toCallResponse(preferences)
}

/** Privileges play no part: the database checks them when the function is called. */
async function findFunction(
  database: LocalDatabase,
  schema: string,
  name: string,
  given: readonly string[],
): Promise<DatabaseFunction | undefined> {
  const functions = await database.asOwner((transaction) =>
    transaction.query<DatabaseFunction>(FUNCTIONS_QUERY, [schema, name]),
  )
  const wanted = [...given].sort().join('\0')
  return functions.find(
    (each) =>
      each.arguments
        .map((argument) => argument.name)
        .sort()
        .join('\0') === wanted,
  )
}

const FUNCTIONS_QUERY = `
  select
    prorettype = 'void'::regtype as "returnsNothing",
    (
      select coalesce(json_agg(json_build_object('name', name, 'type', format_type(type, null))), '[]')
      from unnest(proargnames, proargtypes::oid[]) as argument (name, type)
    ) as arguments
  from pg_proc
  join pg_namespace on pg_namespace.oid = pronamespace
  where nspname = $1 and proname = $2 and prokind = 'f' and proargmodes is null`
