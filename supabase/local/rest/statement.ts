import { identifier, raw, sql, query as toStatement } from '@electric-sql/pglite/template'
import { readPayload } from './body.ts'
import { notImplemented } from './errors.ts'

// Nothing that a client sends becomes SQL: values are parameters, and names are well-formed and quoted.

type Sql = ReturnType<typeof sql>
type Name = ReturnType<typeof identifier>
export type Statement = ReturnType<typeof toStatement>

/** The one row that a read or write of a table returns. */
export type ResultRow = {
  /** Rows that match without limit and offset; null unless requested. */
  total: number | null
  /** Rows read or changed. */
  rows: number
  /** A list in JSON as PostgreSQL writes it, so that dates, times and big numbers stay as they are. */
  body: string
}

/** @throws RestError 501 for all of a query string that is not supported, as everywhere below */
export function readStatement(
  table: string,
  parameters: URLSearchParams,
  { maxRows, isCounted }: { maxRows: number; isCounted: boolean },
): Statement {
  const from = sql`from ${qualified(table)}${where(table, parameters)}`
  const total = isCounted ? sql`(select count(*)::int ${from})` : sql`null::int`
  const page = sql`
    select ${columnList(table, parameters)} ${from}${orderBy(table, parameters)}
    limit ${Math.min(readNumber(parameters, 'limit', maxRows), maxRows)}
    offset ${readNumber(parameters, 'offset', 0)}`
  return resultStatement(page, total)
}

/** @param isReturned whether the client requests rows. Otherwise no column is named: it would need the right to read it. */
export async function writeStatement(
  request: Request,
  table: string,
  parameters: URLSearchParams,
  isReturned: boolean,
): Promise<Statement> {
  if (['order', 'limit', 'offset'].some((name) => parameters.has(name))) {
    throw notImplemented('order, limit and offset of a write')
  }
  const change = await changeOf(request, table, parameters)
  const returning = isReturned ? columnList(table, parameters) : sql`1`
  return resultStatement(sql`${change} returning ${returning}`, sql`null::int`)
}

async function changeOf(
  request: Request,
  table: string,
  parameters: URLSearchParams,
): Promise<Sql> {
  const { method } = request
  // Supabase refuses to change or delete all rows of a table, too.
  if (method !== 'POST' && filtersOf(parameters).length === 0) {
    throw notImplemented('changes and deletions without a filter')
  }
  const filtered = where(table, parameters)
  if (method === 'DELETE') return sql`delete from ${qualified(table)}${filtered}`
  if (method !== 'POST' && method !== 'PATCH') throw notImplemented(`the method ${method}`)

  // supabase-js quotes the names in this list only.
  const listed = parameters.get('columns')?.split(',')
  const columns = listed?.map((name) => name.replace(/^"(.*)"$/, '$1'))
  const payload = await readPayload(request, columns)
  const names = payload.keys.map(toName)
  if (names.length === 0) throw notImplemented('rows without columns')
  // PostgreSQL reports values that do not fit.
  const rows = sql`json_populate_recordset(null::${qualified(table)}, ${payload.json}::json)`
  if (method === 'POST') {
    const key = parameters.get('on_conflict')
    const ignored = key === null ? sql`` : sql` on conflict (${toName(key)}) do nothing`
    return sql`
      insert into ${qualified(table)} (${list(names)}) select ${list(names)} from ${rows}${ignored}`
  }
  return sql`
    update ${qualified(table)} set ${list(names.map((name) => sql`${name} = pgrst_body.${name}`))}
    from (select * from ${rows} limit 1) as pgrst_body${filtered}`
}

/** Calls a function that takes JSON and returns rows of a table, with its arguments by name. */
export async function callStatement(request: Request, name: string): Promise<Statement> {
  const { method, url, headers } = request
  if (method !== 'POST' || new URL(url).search || headers.has('prefer')) {
    throw notImplemented('functions by anything but a plain POST')
  }
  const { json, keys } = await readPayload(request)
  const passed = keys.map((key) => sql`${toName(key)} => pgrst_body.args -> ${key}::text`)
  const call = sql`public.${toName(name)}(${list(passed)})`
  return resultStatement(
    sql`select called.* from (select ${json}::jsonb -> 0 as args) as pgrst_body, ${call} as called`,
    sql`null::int`,
  )
}

function resultStatement(source: Sql, total: Sql): Statement {
  return toStatement`
    with pgrst_source as (${source})
    select ${total} as total, count(*)::int as rows,
      coalesce(json_agg(pgrst_source), '[]')::text as body
    from pgrst_source`
}

function columnList(table: string, parameters: URLSearchParams): Sql {
  const names = (parameters.get('select') ?? '*').split(',')
  return list(names.map((name) => (name === '*' ? sql`${toName(table)}.*` : columnOf(table, name))))
}

const RESERVED = ['select', 'order', 'limit', 'offset', 'columns', 'on_conflict']

function filtersOf(parameters: URLSearchParams): [name: string, text: string][] {
  return [...parameters].filter(([name]) => !RESERVED.includes(name))
}

const COMPARISONS = [
  ['eq.', raw`=`],
  ['neq.', raw`<>`],
  ['gte.', raw`>=`],
  ['lt.', raw`<`],
] as const

const QUOTED = String.raw`"((?:[^"\\]|\\.)*)"`
/** The rows behind one of them, in the order of two columns. */
const BEHIND = new RegExp(
  String.raw`^\((\w+)\.gt\.${QUOTED},and\((\w+)\.eq\.${QUOTED},(\w+)\.gt\.${QUOTED}\)\)$`,
)

function where(table: string, parameters: URLSearchParams): Sql {
  const conditions = filtersOf(parameters).map(([name, text]) => {
    const tree = name === 'or' ? BEHIND.exec(text)?.slice(1) : undefined
    if (tree) return behind(table, tree)
    const [, listed] = /^in\.\(([\w-]+(?:,[\w-]+)*)\)$/.exec(text) ?? []
    if (listed) {
      const values = listed.split(',').map((value) => sql`${value}`)
      return sql`${columnOf(table, name)} in (${list(values)})`
    }
    const comparison = COMPARISONS.find(([prefix]) => text.startsWith(prefix))
    if (!comparison) throw notImplemented(`the filter ${name}=${text}`)
    const [prefix, operator] = comparison
    return sql`${columnOf(table, name)} ${operator} ${text.slice(prefix.length)}`
  })
  return conditions.length > 0 ? sql` where ${list(conditions, raw` and `)}` : sql``
}

function behind(table: string, parts: readonly string[]): Sql {
  const column = (index: number) => columnOf(table, parts[index] ?? '')
  const value = (index: number) => (parts[index] ?? '').replaceAll(/\\(.)/g, '$1')
  return sql`(${column(0)} > ${value(1)} or (${column(2)} = ${value(3)} and ${column(4)} > ${value(5)}))`
}

const DIRECTIONS = { asc: raw`asc`, desc: raw`desc` }

function orderBy(table: string, parameters: URLSearchParams): Sql {
  const order = parameters.get('order')
  if (order === null) return sql``
  const terms = order.split(',').map((term) => {
    const [name = '', direction = 'asc', ...others] = term.split('.')
    if ((direction !== 'asc' && direction !== 'desc') || others.length > 0) {
      throw notImplemented(`the order ${term}`)
    }
    return sql`${columnOf(table, name)} ${DIRECTIONS[direction]}`
  })
  return sql` order by ${list(terms)}`
}

/** @param fallback the number where the query string has none */
export function readNumber(parameters: URLSearchParams, name: string, fallback: number): number {
  const text = parameters.get(name)
  if (text === null) return fallback
  if (!/^\d+$/.test(text)) throw notImplemented(`the ${name} ${text}`)
  return Number(text)
}

function qualified(table: string): Sql {
  return sql`public.${toName(table)}`
}

function columnOf(table: string, name: string): Sql {
  return sql`${toName(table)}.${toName(name)}`
}

/** Anything but a plain name is an alias, a cast, a path into JSON, an embedded resource or an aggregate. */
function toName(text: string): Name {
  if (!/^[a-z_][a-z0-9_]*$/i.test(text)) throw notImplemented(`the name ${text}`)
  return identifier`${text}`
}

/** Parts of a statement, one after the other. */
function list(items: readonly (Sql | Name)[], separator = raw`, `): Sql {
  return items.reduce<Sql>(
    (all, item, index) => (index === 0 ? sql`${item}` : sql`${all}${separator}${item}`),
    sql``,
  )
}
