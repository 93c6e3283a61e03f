import { identifier, raw, sql, query as toStatement } from '@electric-sql/pglite/template'
import type { Payload } from './body.ts'
import { notImplemented } from './errors.ts'
import type { Comparison, Filter, OrderTerm, RestQuery } from './query.ts'

// Nothing that a client sends becomes SQL: values are parameters, and names are well-formed and quoted.

type Sql = ReturnType<typeof sql>
type Identifier = ReturnType<typeof identifier>
type Statement = ReturnType<typeof toStatement>

/** The one row that every statement returns. */
export type ResultRow = {
  /** Rows that match without limit and offset; null unless requested. */
  total: number | null
  /** Rows read or changed. */
  rows: number
  /** A list in JSON as PostgreSQL writes it, so that dates, times and big numbers stay as they are. */
  body: string
}

export function readStatement(
  table: string,
  { select, filters, order, limit, offset }: RestQuery,
  { maxRows, countExact }: { maxRows: number; countExact: boolean },
): Statement {
  const from = sql`from ${qualified(table)}${where(table, filters)}`
  const total = countExact ? sql`(select count(*)::int ${from})` : sql`null::int`
  const page = sql`
    select ${columnList(table, select)} ${from}${orderBy(table, order)}
    limit ${Math.min(limit, maxRows)} offset ${offset}`
  return resultStatement(page, total)
}

export function insertion(table: string, payload: Payload): Sql {
  const names = list(payload.keys.map((key) => identifier`${key}`))
  return sql`
    insert into ${qualified(table)} (${names}) select ${names} from ${rowsOf(table, payload)}`
}

export function update(table: string, filters: readonly Filter[], payload: Payload): Sql {
  const assignments = payload.keys.map(
    (key) => sql`${identifier`${key}`} = pgrst_body.${identifier`${key}`}`,
  )
  return sql`
    update ${qualified(table)} set ${list(assignments)}
    from (select * from ${rowsOf(table, payload)} limit 1) as pgrst_body
    ${where(table, requireFilters(filters))}`
}

export function deletion(table: string, filters: readonly Filter[]): Sql {
  return sql`delete from ${qualified(table)}${where(table, requireFilters(filters))}`
}

/** Supabase refuses to change or delete all rows of a table, too. */
function requireFilters(filters: readonly Filter[]): readonly Filter[] {
  if (filters.length === 0) throw notImplemented('changes and deletions without a filter')
  return filters
}

/** @param returned the columns that the client requests. Without them none is named: it would need the right to read it. */
export function writeStatement(
  table: string,
  change: Sql,
  returned?: readonly string[],
): Statement {
  const returning = returned ? columnList(table, returned) : sql`1`
  return resultStatement(sql`${change} returning ${returning}`, sql`null::int`)
}

function resultStatement(source: Sql, total: Sql): Statement {
  return toStatement`
    with pgrst_source as (${source})
    select ${total} as total, count(*)::int as rows,
      coalesce(json_agg(pgrst_source), '[]')::text as body
    from pgrst_source`
}

/** The body as rows of the table; PostgreSQL reports values that do not fit. */
function rowsOf(table: string, { json }: Payload): Sql {
  return sql`json_populate_recordset(null::${qualified(table)}, ${json}::json)`
}

function qualified(table: string): Sql {
  return sql`public.${identifier`${table}`}`
}

function columnOf(table: string, name: string): Sql {
  return sql`${identifier`${table}`}.${identifier`${name}`}`
}

function columnList(table: string, names: readonly string[]): Sql {
  return list(
    names.map((name) => (name === '*' ? sql`${identifier`${table}`}.*` : columnOf(table, name))),
  )
}

const OPERATORS: Readonly<Record<Comparison, ReturnType<typeof raw>>> = {
  eq: raw`=`,
  neq: raw`<>`,
  gte: raw`>=`,
}

function where(table: string, filters: readonly Filter[]): Sql {
  if (filters.length === 0) return sql``
  const conditions = filters.map(
    ({ column, comparison, value }) =>
      sql`${columnOf(table, column)} ${OPERATORS[comparison]} ${value}`,
  )
  return sql` where ${list(conditions, raw` and `)}`
}

const DIRECTIONS = { asc: raw`asc`, desc: raw`desc` }

function orderBy(table: string, order: readonly OrderTerm[]): Sql {
  if (order.length === 0) return sql``
  const terms = order.map(
    ({ column, direction }) => sql`${columnOf(table, column)} ${DIRECTIONS[direction]}`,
  )
  return sql` order by ${list(terms)}`
}

/** Parts of a statement, one after the other. */
export function list(items: readonly (Sql | Identifier)[], separator = raw`, `): Sql {
  return items.reduce<Sql>(
    (all, item, index) => (index === 0 ? sql`${item}` : sql`${all}${separator}${item}`),
    sql``,
  )
}
