import type { LocalDatabase } from '../database/database.ts'
import { columnNotInSchemaCache, tableNotInSchemaCache } from './errors.ts'

export type Column = {
  name: string
  /** As SQL writes it, such as `time without time zone`. */
  type: string
  /** The SQL expression behind DEFAULT. */
  default: string | null
}

/** A table or view of an exposed schema, as the catalog describes it. */
export type Table = {
  schema: string
  name: string
  columns: ReadonlyMap<string, Column>
  primaryKey: readonly string[]
}

export type SchemaCache = readonly Table[]

type TableRow = Omit<Table, 'columns'> & { columns: Column[] }

/** Reads what the API may name. Privileges play no part: the database checks them per request. */
export async function readSchemaCache(
  database: LocalDatabase,
  schemas: readonly string[],
): Promise<SchemaCache> {
  const rows = await database.asOwner((transaction) =>
    transaction.query<TableRow>(TABLES_QUERY, [schemas]),
  )
  return rows.map((row) => ({
    ...row,
    columns: new Map(row.columns.map((column) => [column.name, column])),
  }))
}

// pg_relation_is_updatable answers with a bit for each command: 8 insert, 4 update, 16 delete.
const TABLES_QUERY = `
  select
    pg_namespace.nspname as schema,
    pg_class.relname as name,
    (
      select coalesce(json_agg(json_build_object(
        'name', attname,
        'type', format_type(atttypid, atttypmod),
        'default', pg_get_expr(adbin, adrelid)
      ) order by attnum), '[]')
      from pg_attribute
      left join pg_attrdef on adrelid = attrelid and adnum = attnum and attgenerated = ''
      where attrelid = pg_class.oid and attnum > 0 and not attisdropped
    ) as columns,
    (
      select coalesce(json_agg(attname order by attnum), '[]')
      from pg_index
      join pg_attribute on attrelid = indrelid and attnum = any(indkey)
      where indrelid = pg_class.oid and indisprimary
    ) as "primaryKey"
  from pg_class
  join pg_namespace on pg_namespace.oid = relnamespace
  where nspname = any($1) and relkind in ('r', 'p', 'v', 'm', 'f') and not relispartition
  order by nspname, relname`

/** @throws RestError PGRST205, with a hint when another table has nearly the same name */
export function findTable(cache: SchemaCache, schema: string, name: string): Table {
  const tables = cache.filter((table) => table.schema === schema)
  const table = tables.find((candidate) => candidate.name === name)
  if (table) return table
  const [closest] = tables
    .map((candidate) => ({ name: candidate.name, score: similarity(candidate.name, name) }))
    .sort((a, b) => b.score - a.score)
  const similar = closest && closest.score >= SIMILAR_ENOUGH ? closest.name : undefined
  throw tableNotInSchemaCache(schema, name, similar)
}

/** @throws RestError PGRST204 for a column that a body names and the table does not have */
export function findColumns(table: Table, names: readonly string[]): Column[] {
  return [...new Set(names)].map((name) => {
    const column = table.columns.get(name)
    if (!column) throw columnNotInSchemaCache(name, table.name)
    return column
  })
}

// PostgREST: a table is only suggested to somebody who nearly knows its name.
const SIMILAR_ENOUGH = 0.75

/** 1 for equal names, less by the share of characters that would have to be edited. */
function similarity(a: string, b: string): number {
  const longest = Math.max(a.length, b.length)
  return longest === 0 ? 1 : 1 - editDistance(a.toLowerCase(), b.toLowerCase()) / longest
}

/** Levenshtein's distance: the fewest characters to insert, delete or replace. */
function editDistance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, column) => column)
  for (const [row, character] of [...a].entries()) {
    let left = row + 1
    const current = [left]
    for (let column = 0; column < b.length; column += 1) {
      const above = previous[column + 1] ?? 0
      const diagonal = previous[column] ?? 0
      left = Math.min(left + 1, above + 1, diagonal + (character === b[column] ? 0 : 1))
      current.push(left)
    }
    previous = current
  }
  return previous.at(-1) ?? 0
}
