import { identifier, raw, sql, query as toStatement } from '@electric-sql/pglite/template'
import type { Payload } from './body.ts'
import { missingWhereClause, undefinedColumn } from './errors.ts'
import type { Comparison, Filter, IsValue } from './filter.ts'
import type { OrderTerm, RestQuery } from './query.ts'
import type { RowRange } from './range.ts'
import type { Preferences } from './request.ts'
import type { Column, Table } from './schema.ts'
import type { ResultShape } from './shape.ts'

// Nothing a client sends becomes SQL: values are always parameters, and names only enter after they
// were found in the catalog, quoted all the same.

type Sql = ReturnType<typeof sql>

export type Statement = ReturnType<typeof toStatement>

/** What every statement answers with: one row of this kind. */
export type ResultRow = {
  /** Rows that match without limit and offset; null unless asked for. */
  total: number | null
  /** Rows read or changed. */
  rows: number
  /** JSON as Postgres writes it, so that dates, times and big numbers stay as they are. */
  body: string
  /** The primary key of the first row, asked for by `return=headers-only`. */
  key: Record<string, unknown> | null
}

export function readStatement(
  table: Table,
  query: RestQuery,
  options: { range: RowRange; shape: ResultShape; countExact: boolean; withBody: boolean },
): Statement {
  const { range, shape, countExact, withBody } = options
  const from = sql`from ${tableName(table)}${where(table, query.filters)}`
  const total = countExact ? sql`(select count(*)::int ${from})` : sql`null::int`
  return toStatement`
    with pgrst_source as (
      select ${selectList(table, query.select)} ${from}
      ${orderBy(table, query.order)} ${limitOffset(range)}
    )
    select ${total} as total, count(*)::int as rows,
      ${withBody ? jsonOf(shape) : sql`''`} as body, null as key
    from (select * from pgrst_source) as pgrst_page`
}

/** A body whose columns were found in the catalog. */
export type TypedPayload = Omit<Payload, 'columns'> & { columns: readonly Column[] }

type WriteOptions = { preferences: Preferences; shape: ResultShape }

export function insertStatement(
  table: Table,
  query: RestQuery,
  payload: TypedPayload,
  options: WriteOptions,
): Statement {
  const { columns } = payload
  const names = list(columns.map((column) => identifier`${column.name}`))
  const source =
    columns.length > 0
      ? sql`(${names}) select ${names} from ${payloadRows(payload, options.preferences)}`
      : emptyRows(payload)
  return writeStatement(table, query, sql`insert into ${tableName(table)} ${source}`, options)
}

/** @throws RestError 21000 when no filter says which rows to change */
export function updateStatement(
  table: Table,
  query: RestQuery,
  payload: TypedPayload,
  options: WriteOptions,
): Statement {
  const { columns } = payload
  // PostgREST: a body without columns changes nothing, and needs no filter either.
  if (columns.length === 0) {
    const nothing = sql`select * from ${tableName(table)} where false`
    return resultStatement(table, query, nothing, options)
  }
  refuseUnfiltered('UPDATE', query.filters)
  const assignments = list(
    columns.map(({ name }) => sql`${identifier`${name}`} = pgrst_body.${identifier`${name}`}`),
  )
  const body = sql`(select * from ${payloadRows(payload, options.preferences)} limit 1)`
  const update = sql`
    update ${tableName(table)} set ${assignments}
    from ${body} as pgrst_body${where(table, query.filters)}`
  return writeStatement(table, query, update, options)
}

/** @throws RestError 21000 when no filter says which rows to delete */
export function deleteStatement(table: Table, query: RestQuery, options: WriteOptions): Statement {
  refuseUnfiltered('DELETE', query.filters)
  const deletion = sql`delete from ${tableName(table)}${where(table, query.filters)}`
  return writeStatement(table, query, deletion, options)
}

function refuseUnfiltered(command: 'UPDATE' | 'DELETE', filters: readonly Filter[]): void {
  if (filters.length === 0) throw missingWhereClause(command)
}

/** Without an answer to write, RETURNING names no column: it would need the right to read it. */
function writeStatement(
  table: Table,
  query: RestQuery,
  change: Sql,
  options: WriteOptions,
): Statement {
  const { returns } = options.preferences
  const returning =
    returns === 'representation' || returns === 'headers-only'
      ? returningList(table, query.select)
      : sql`1`
  return resultStatement(table, query, sql`${change} returning ${returning}`, options)
}

function resultStatement(
  table: Table,
  query: RestQuery,
  source: Sql,
  { preferences, shape }: WriteOptions,
): Statement {
  const { returns } = preferences
  const alias = identifier`${table.name}`
  const page =
    returns === 'representation'
      ? sql`select ${selectList(table, query.select, alias)}
          from pgrst_source as ${alias} ${orderBy(table, query.order, alias)}`
      : sql`select * from pgrst_source`
  const key =
    returns === 'headers-only' && table.primaryKey.length > 0
      ? sql`(select row_to_json(pgrst_key) from (
          select ${list(table.primaryKey.map((name) => identifier`${name}`))}
          from pgrst_source limit 1
        ) as pgrst_key)`
      : sql`null`
  return toStatement`
    with pgrst_source as (${source})
    select null::int as total, count(*)::int as rows,
      ${returns === 'representation' ? jsonOf(shape) : sql`''`} as body, ${key} as key
    from (${page}) as pgrst_page`
}

function jsonOf(shape: ResultShape): Sql {
  return shape === 'object'
    ? sql`coalesce(json_agg(pgrst_page) -> 0, 'null')::text`
    : sql`coalesce(json_agg(pgrst_page), '[]')::text`
}

// Names

function tableName(table: Table): Sql {
  return sql`${identifier`${table.schema}`}.${identifier`${table.name}`}`
}

/** A column of the table itself or of the `source` that stands in for it. */
function columnName(table: Table, name: string, source: Source = tableName(table)): Sql {
  if (!table.columns.has(name)) throw undefinedColumn(name, table.name)
  return sql`${source}.${identifier`${name}`}`
}

type Source = Sql | ReturnType<typeof identifier>

function selectList(
  table: Table,
  names: readonly string[],
  source: Source = tableName(table),
): Sql {
  return list(
    names.map((name) => (name === '*' ? sql`${source}.*` : columnName(table, name, source))),
  )
}

/** The chosen columns and the key, each once; the key is for the Location header. */
function returningList(table: Table, names: readonly string[]): Sql {
  const columns = names.includes('*') ? ['*'] : [...new Set([...names, ...table.primaryKey])]
  return selectList(table, columns)
}

/** Parts of a statement, one after the other. */
export function list(
  items: readonly (Sql | ReturnType<typeof identifier>)[],
  separator = raw`, `,
): Sql {
  return items.reduce<Sql>(
    (all, item, index) => (index === 0 ? sql`${item}` : sql`${all}${separator}${item}`),
    sql``,
  )
}

// Rows

const OPERATORS: Readonly<Record<Comparison, ReturnType<typeof raw>>> = {
  eq: raw`=`,
  neq: raw`<>`,
  gt: raw`>`,
  gte: raw`>=`,
  lt: raw`<`,
  lte: raw`<=`,
}

const IS_OPERANDS: Readonly<Record<IsValue, ReturnType<typeof raw>>> = {
  null: raw`null`,
  not_null: raw`not null`,
  true: raw`true`,
  false: raw`false`,
  unknown: raw`unknown`,
}

function where(table: Table, filters: readonly Filter[]): Sql {
  if (filters.length === 0) return sql``
  return sql` where ${list(
    filters.map((filter) => condition(table, filter)),
    raw` and `,
  )}`
}

function condition(table: Table, { column, negated, condition: test }: Filter): Sql {
  const name = columnName(table, column)
  const holds =
    test.operator === 'is'
      ? sql`${name} is ${IS_OPERANDS[test.value]}`
      : test.operator === 'in'
        ? sql`${name} = any(${arrayLiteral(test.values)})`
        : sql`${name} ${OPERATORS[test.operator]} ${test.value}`
  return negated ? sql`not (${holds})` : holds
}

/** One text for a whole array, so that Postgres finds the type of its elements itself. */
function arrayLiteral(values: readonly string[]): string {
  const quoted = values.map((value) => `"${value.replace(/["\\]/g, '\\$&')}"`)
  return `{${quoted.join(',')}}`
}

const DIRECTIONS = { asc: raw` asc`, desc: raw` desc` }
const NULLS = { nullsfirst: raw` nulls first`, nullslast: raw` nulls last` }

function orderBy(table: Table, order: readonly OrderTerm[], source?: Source): Sql {
  if (order.length === 0) return sql``
  const terms = order.map(({ column, direction, nulls }) => {
    const name = columnName(table, column, source)
    return sql`${name}${direction ? DIRECTIONS[direction] : raw``}${nulls ? NULLS[nulls] : raw``}`
  })
  return sql`order by ${list(terms)}`
}

function limitOffset({ limit, offset }: RowRange): Sql {
  const limitSql = Number.isFinite(limit) ? sql`limit ${limit}` : sql``
  return offset > 0 ? sql`${limitSql} offset ${offset}` : limitSql
}

// Bodies

/** The body as rows with the types of the columns; Postgres reports values that do not fit. */
function payloadRows(payload: TypedPayload, preferences: Preferences): Sql {
  const { columns } = payload
  const fields = list(columns.map(({ name, type }) => sql`${identifier`${name}`} ${raw`${type}`}`))
  if (preferences.missing !== 'default') {
    return payload.isObject
      ? sql`json_to_record(${payload.json}::json) as pgrst_row(${fields})`
      : sql`json_to_recordset(${payload.json}::json) as pgrst_row(${fields})`
  }
  const defaults = sql`jsonb_build_object(${list(
    columns.flatMap((column) =>
      column.default === null ? [] : [sql`${column.name}::text, ${raw`${column.default}`}`],
    ),
  )})`
  return payload.isObject
    ? sql`jsonb_to_record(${defaults} || ${payload.json}::jsonb) as pgrst_row(${fields})`
    : sql`jsonb_to_recordset((
        select jsonb_agg(${defaults} || pgrst_element)
        from jsonb_array_elements(${payload.json}::jsonb) as pgrst_element
      )) as pgrst_row(${fields})`
}

/** Rows of nothing but defaults: one for `{}`, one for each element of `[{}, {}]`. */
function emptyRows(payload: TypedPayload): Sql {
  return payload.isObject
    ? sql`default values`
    : sql`select from json_array_elements(${payload.json}::json)`
}
