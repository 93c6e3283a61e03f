import { cp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite, type Transaction as PGliteTransaction } from '@electric-sql/pglite'
import { initialData } from './initial-data.ts'

/** The roles a request to the REST API can have on Supabase. */
export type Role = 'anon' | 'authenticated' | 'service_role'

/** The verified claims of a request's token; a request without a token has `{ role: 'anon' }`. */
export type Claims = { role: Role } & Record<string, unknown>

export type Transaction = {
  /**
   * Runs one statement with bound parameters and resolves to its rows: timestamptz and date as `Date`, json as parsed
   * values. A statement that needs the text of PostgreSQL casts to text.
   */
  query<Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]>
}

type Run<Result> = (transaction: Transaction) => Promise<Result>

export type LocalDatabase = Awaited<ReturnType<typeof openDatabase>>

export type DatabaseOptions = {
  /** Folder that keeps the data between runs; without it everything lives in memory. */
  dataDir?: string | undefined
  /** Runs supabase/seed.sql after the migrations. The seed adds nothing to a table with rows. */
  seed?: boolean | undefined
  /** The folder that holds `supabase/`. */
  projectDir?: string
}

/** PostgreSQL allocates all of it at the start; the whole database, catalogue included, fits in. */
const SHARED_BUFFERS = '16MB'

/**
 * Opens the embedded PostgreSQL and brings it up to the newest migration. A new database gets bootstrap.sql first.
 * Applied migrations are recorded as the Supabase CLI does.
 *
 * @throws the database's error when a migration fails, which leaves no trace; or an error that names the remedy when
 *   the folder cannot be opened.
 */
export async function openDatabase(options: DatabaseOptions = {}) {
  const sources = join(options.projectDir ?? process.cwd(), 'supabase')
  const seedSql = () => readFile(join(sources, 'seed.sql'), 'utf8')
  const pglite = await openPglite(options.dataDir)

  try {
    await pglite.exec(`set time zone 'UTC'`)
    await bootstrap(pglite, join(sources, 'local', 'database', 'bootstrap.sql'))
    await migrate(pglite, join(sources, 'migrations'))
    if (options.seed) await pglite.exec(await seedSql())
  } catch (error) {
    await pglite.close()
    throw error
  }

  /** Runs one transaction as the owner of everything, as the auth service does. */
  const asOwner = <Result>(run: Run<Result>): Promise<Result> =>
    pglite.transaction((transaction) => run(toTransaction(transaction)))

  return {
    asOwner,
    /** Runs one statement as the owner of everything. */
    query: <Row>(sql: string, parameters?: readonly unknown[]): Promise<Row[]> =>
      asOwner((transaction) => transaction.query<Row>(sql, parameters)),
    /**
     * Runs one transaction as the role of the claims, and commits when `run` resolves, or rolls back when it rejects.
     * Transactions wait for each other, so `run` must not start another one.
     */
    asApiRole<Result>(claims: Claims, run: Run<Result>): Promise<Result> {
      return pglite.transaction(async (transaction) => {
        await transaction.query(
          `select set_config('search_path', '"public", "extensions"', true),
                  set_config('role', $1, true),
                  set_config('request.jwt.claims', $2, true)`,
          [claims.role, JSON.stringify(claims)],
        )
        return run(toTransaction(transaction))
      })
    },
    /** Empties the tables of public, auth and the stand-in Mailchimp and, unless `seed` is false, runs seed.sql again. */
    async reset({ seed = true }: { seed?: boolean } = {}): Promise<void> {
      const statements = EMPTY_TABLES + (seed ? await seedSql() : '')
      await pglite.transaction((transaction) => transaction.exec(statements))
    },
    close: (): Promise<void> => pglite.close(),
  }
}

async function openPglite(dataDir: string | undefined): Promise<PGlite> {
  const startParams = [...PGlite.defaultStartParams, '-c', `shared_buffers=${SHARED_BUFFERS}`]
  if (dataDir === undefined) {
    const { tar } = await initialData()
    return PGlite.create({ loadDataDir: new Blob([await readFile(tar)]), startParams })
  }
  const files = await readdir(dataDir).catch(() => [])
  if (files.length === 0) await copyWhole((await initialData()).folder, dataDir)
  try {
    return await PGlite.create({ dataDir, startParams })
  } catch (error) {
    throw new Error(
      `The data in ${dataDir} is damaged and cannot be opened. \`npm run backend:reset\` deletes it, and the next start seeds a new database.`,
      { cause: error },
    )
  }
}

/** A process that is stopped in the middle leaves no half of a database behind. */
async function copyWhole(from: string, to: string): Promise<void> {
  const draft = `${to}.new`
  await rm(draft, { recursive: true, force: true })
  await cp(from, draft, { recursive: true })
  await rm(to, { recursive: true, force: true })
  await rename(draft, to)
}

function toTransaction(transaction: PGliteTransaction): Transaction {
  return {
    async query<Row>(sql: string, parameters: readonly unknown[] = []) {
      const { rows } = await transaction.query<Row>(sql, [...parameters])
      return rows
    },
  }
}

async function bootstrap(pglite: PGlite, file: string): Promise<void> {
  const found = await pglite.query(
    `select from pg_catalog.pg_namespace where nspname = 'supabase_migrations'`,
  )
  if (found.rows.length > 0) return
  const sql = await readFile(file, 'utf8')
  await pglite.transaction(async (transaction) => {
    await transaction.exec(sql)
    await transaction.exec(
      `create schema supabase_migrations;
       create table supabase_migrations.schema_migrations (version text primary key, name text)`,
    )
  })
}

/** Runs the new migrations of a folder, `<version>_<name>.sql`, in the order of their time stamps. */
async function migrate(pglite: PGlite, folder: string): Promise<void> {
  const applied = await pglite.query<{ version: string }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const versions = new Set(applied.rows.map((row) => row.version))
  const files = (await readdir(folder)).filter((file) => file.endsWith('.sql')).sort()
  for (const file of files) {
    const [, version, name] = /^(\d+)_(.+)\.sql$/.exec(file) ?? []
    if (!version || !name) throw new Error(`Not the name of a migration: ${file}`)
    if (versions.has(version)) continue
    const sql = await readFile(join(folder, file), 'utf8')
    await pglite.transaction(async (transaction) => {
      await transaction.exec(sql)
      await transaction.query(
        'insert into supabase_migrations.schema_migrations (version, name) values ($1, $2)',
        [version, name],
      )
    })
  }
}

/** Without triggers. `truncate` takes five times as long, because it writes new files for each table and index. */
const EMPTY_TABLES = `
  do $$
  declare
    named text;
  begin
    set local session_replication_role = 'replica';
    for named in
      select format('%I.%I', schemaname, tablename) from pg_catalog.pg_tables
      where schemaname in ('public', 'auth', 'mailchimp')
    loop
      execute 'delete from ' || named;
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), 1, false) from pg_catalog.pg_sequences
    where schemaname in ('public', 'auth');
    set local session_replication_role = 'origin';
  end $$;`
