import type { LocalDatabase } from './database.ts'

type Column = { name: string; type: string; nullable: boolean; defaulted: boolean }
type Table = { name: string; columns: Column[] }
type DatabaseFunction = {
  name: string
  arguments: { name: string; type: string }[]
  table: string
}

/**
 * TypeScript types for the schema public, as supabase-js reads them: a part of what `supabase gen types typescript`
 * writes, for plain tables and functions that return rows of them. A view or another function has no type, so that code which
 * uses it does not compile.
 */
export async function generateTypes(database: LocalDatabase): Promise<string> {
  return database.asOwner(async (transaction) =>
    toModule(
      await transaction.query<Table>(TABLES_QUERY),
      await transaction.query<DatabaseFunction>(FUNCTIONS_QUERY),
    ),
  )
}

// The CLI sorts tables and columns by name.
const TABLES_QUERY = `
  select relname as name, json_agg(json_build_object(
    'name', attname,
    'type', typname,
    'nullable', not attnotnull,
    'defaulted', atthasdef
  ) order by attname collate "C") as columns
  from pg_class
  join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped
  join pg_type on pg_type.oid = atttypid
  where relnamespace = 'public'::regnamespace and relkind = 'r'
  group by relname
  order by relname collate "C"`

const FUNCTIONS_QUERY = `
  select proname as name, (
    select json_agg(json_build_object('name', argument, 'type', typname) order by argument collate "C")
    from unnest(proargnames, proargtypes::oid[]) as listed (argument, type)
    join pg_type on pg_type.oid = type
  ) as arguments, relname as table
  from pg_proc join pg_class on reltype = prorettype
  where pronamespace = 'public'::regnamespace and proretset
  order by proname collate "C"`

/** The types of today's tables; another one is `unknown` until it stands here. */
const TYPESCRIPT_TYPES: Readonly<Record<string, string>> = {
  date: 'string',
  int4: 'number',
  int8: 'number',
  jsonb: 'Json',
  text: 'string',
  time: 'string',
  timestamptz: 'string',
  uuid: 'string',
}

function toModule(tables: readonly Table[], functions: readonly DatabaseFunction[]): string {
  return `type Json =
  | string
  | number
  | boolean
  | null
  | { [key: string]: Json | undefined }
  | Json[]

export type Database = {
  public: {
    Tables: {
${tables.map(toTable).join('\n')}
    }
    Views: {
      [_ in never]: never
    }
    Functions: {
${functions.map(toFunction).join('\n') || '      [_ in never]: never'}
    }
  }
}

type PublicSchema = Database["public"]

export type Tables<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name]["Row"]

export type TablesInsert<Name extends keyof PublicSchema["Tables"]> =
  PublicSchema["Tables"][Name]["Insert"]
`
}

function toFunction({ name, arguments: list, table }: DatabaseFunction): string {
  const fields = list.map((each) => `${each.name}: ${TYPESCRIPT_TYPES[each.type] ?? 'unknown'}`)
  return `      ${name}: {
        Args: { ${fields.join('; ')} }
        Returns: Database["public"]["Tables"]["${table}"]["Row"][]
      }`
}

function toTable({ name, columns }: Table): string {
  const fields = (isOptional: (column: Column) => boolean) =>
    columns.map((column) => `          ${toField(column, isOptional(column))}`).join('\n')
  return `      ${name}: {
        Row: {
${fields(() => false)}
        }
        Insert: {
${fields((column) => column.nullable || column.defaulted)}
        }
        Update: {
${fields(() => true)}
        }
        Relationships: []
      }`
}

function toField({ name, type, nullable }: Column, isOptional: boolean): string {
  const value = TYPESCRIPT_TYPES[type] ?? 'unknown'
  return `${name}${isOptional ? '?' : ''}: ${value}${nullable && value !== 'unknown' ? ' | null' : ''}`
}
