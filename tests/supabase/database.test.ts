import { cp, mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type DatabaseOptions,
  type LocalDatabase,
  openDatabase,
} from '../../supabase/local/database/database'
import { commonDatabase } from '../helpers/common-database'
import { writeFiles } from '../helpers/folder'
import { CLAIMS, USER_ID } from '../helpers/local-supabase'

const WHO = 'select current_user::text as role, auth.uid()::text as uid'

let shared: LocalDatabase

beforeAll(async () => {
  shared = await commonDatabase()
})

it('a transaction runs as the role and user of the claims, and leaves neither behind', async () => {
  const who = await shared.asApiRole(CLAIMS.user, (transaction) => transaction.query(WHO))
  expect(who).toEqual([{ role: 'authenticated', uid: USER_ID }])
  const owner = [{ role: 'postgres', uid: null }]
  expect(await shared.query(WHO)).toEqual(owner)
  for (const statement of ['select 1 / 0', 'delete from user_roles']) {
    const failing = shared.asApiRole(CLAIMS.user, (transaction) => transaction.query(statement))
    await expect(failing).rejects.toThrow()
    expect(await shared.query(WHO)).toEqual(owner)
  }
})

it('transactions that begin together keep their roles apart', async () => {
  const claims = [CLAIMS.anon, CLAIMS.user, CLAIMS.service, CLAIMS.admin, CLAIMS.anon]
  const seen = await Promise.all(
    claims.map((claim) => shared.asApiRole(claim, (transaction) => transaction.query(WHO))),
  )
  expect(seen).toMatchObject(claims.map(({ role }) => [{ role }]))
})

let folder: string
let projectDir: string
let migrations: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpl-database-'))
  projectDir = join(folder, 'project')
  migrations = join(projectDir, 'supabase', 'migrations')
  await cp('supabase', join(projectDir, 'supabase'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let database: LocalDatabase | undefined
afterEach(async () => {
  await database?.close()
  database = undefined
})

/** Opens the database in a folder of that name. */
async function open(name: string, options: DatabaseOptions = {}): Promise<LocalDatabase> {
  database = await openDatabase({ dataDir: join(folder, name), projectDir, ...options })
  return database
}

const COUNT = 'select count(*)::int as courses from course_events'

/** Takes migrations out of the project. @returns a function that puts them back */
async function withdraw(...files: string[]) {
  await Promise.all(files.map((file) => rm(join(migrations, file))))
  return async () => {
    for (const file of files) await cp(join('supabase', 'migrations', file), join(migrations, file))
  }
}

it('a database kept on disk keeps its data until it is reset, and runs only new migrations, each once', async () => {
  // Of a first start that was stopped in the middle.
  await writeFiles(folder, { 'data.new/PG_VERSION': '', 'data.new/base/1/1': '' })
  const first = await open('data', { seed: true })
  const seeded = await first.query(COUNT)
  expect(seeded).not.toEqual([{ courses: 0 }])
  expect((await readdir(folder)).sort()).toEqual(['data', 'project'])
  await first.close()

  const added = { '20991231235959_add_note.sql': 'create table public.note (text text);' }
  await writeFiles(migrations, added)
  const second = await open('data', { seed: true })
  expect(await second.query(COUNT)).toEqual(seeded)
  const applied = await second.query<{ file: string }>(
    `select version || '_' || name || '.sql' as file
     from supabase_migrations.schema_migrations order by version`,
  )
  expect(applied.map(({ file }) => file)).toEqual((await readdir(migrations)).sort())

  await second.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'x')`)
  await second.reset({ seed: false })
  expect(await second.query(COUNT)).toEqual([{ courses: 0 }])
  expect(await second.query('select from auth.users')).toEqual([])
  await second.reset()
  expect(await second.query(COUNT)).toEqual(seeded)
})

it('a database kept on disk keeps nothing of a migration that fails, and takes no file without a version', async () => {
  const failing = '20991231235960_break.sql'
  const half = 'create table public.half (text text); select 1 / 0;'
  await writeFiles(migrations, { [failing]: half })
  await expect(open('data')).rejects.toThrow('division by zero')
  await rm(join(migrations, failing))
  await writeFiles(migrations, { 'notes.sql': '' })
  await expect(open('data')).rejects.toThrow('notes.sql')
  await rm(join(migrations, 'notes.sql'))
  const opened = await open('data')
  const tables = await opened.query(`select to_regclass('public.half')::text as half`)
  expect(tables).toEqual([{ half: null }])
})

it('courses from before their changes were counted continue above the numbers in calendars, break no migration, and can be healed', async () => {
  const restore = await withdraw(
    '20261128100000_number_course_event_changes.sql',
    '20261128110000_limit_course_event_status.sql',
  )
  const before = await open('older')
  await before.query(
    `insert into course_events (title, event_date, start_time, end_time, location, type, status_note, updated_at)
     select 'Gammel', date '2026-11-24', time '16:00', time '18:00', 'Online', 'foredrag', 'Syg', updated_at
     from unnest($1::timestamptz[]) as updated_at`,
    [['-infinity', '2026-02-01T00:00:00Z', '2040-01-01T00:00:00Z', 'infinity']],
  )
  await before.close()

  await restore()
  const after = await open('older')
  const secondsOf = (iso: string) => (Date.parse(iso) - Date.UTC(2026, 0, 1)) / 1000
  const read = await after.query<{ revision: number }>(
    'select revision from course_events order by updated_at',
  )
  const healed = await after.query(
    `update course_events set status_note = null where updated_at = '2040-01-01Z' returning revision`,
  )
  const entries = await after.query('select action from course_event_changes order by id')
  const revisions = read.map(({ revision }) => revision)
  for (const past of revisions.slice(0, 2)) expect(past).toBeGreaterThan(secondsOf('2026-11-28'))
  expect(revisions.slice(2)).toEqual([secondsOf('2040-01-01'), 2_000_000_000])
  expect(healed).toEqual([{ revision: secondsOf('2040-01-01') + 1 }])
  expect(entries).toEqual([...read.map(() => 'insert'), 'update'].map((action) => ({ action })))
})

it('courses from before their publication was noted have the day of their first entry in the log, or else of the migration', async () => {
  const restore = await withdraw('20261128150000_add_course_event_created_at.sql')
  const before = await open('unpublished')
  const insert = (title: string) =>
    `insert into course_events (id, title, event_date, start_time, end_time, location, type)
     values (md5('${title}')::uuid, '${title}', '2026-11-24', '16:00', '18:00', 'Online', 'foredrag')`
  const stored = (columns = '') =>
    `select title, updated_at::text as version, revision ${columns} from course_events order by title`
  const changes = 'select id from course_event_changes order by id'
  for (const statement of [
    ...['A', 'B', 'C'].map(insert),
    `update course_events set title = 'A' || title where title <> 'B'`,
    `update course_event_changes set changed_at = '2026-02-01T00:00:00Z'::timestamptz + id * interval '1 day'`,
    `delete from course_event_changes where course_id = md5('B')::uuid`,
    `delete from course_events where title = 'AC'`,
  ]) {
    await before.query(statement)
  }
  const unchanged = [await before.query(stored()), await before.query(changes)]
  await before.close()

  await restore()
  const startedAt = Date.now() - 1_000
  const after = await open('unpublished')
  expect([await after.query(stored()), await after.query(changes)]).toEqual(unchanged)
  await after.query(insert('C'))
  const days = await after.query<{ created_at: Date }>(stored(', created_at'))
  const [logged, unlogged, restored] = days.map(({ created_at }) => created_at)
  expect(logged).toEqual(new Date('2026-02-02T00:00:00Z'))
  expect(Number(unlogged)).toBeGreaterThan(startedAt)
  expect(restored).toEqual(new Date('2026-02-04T00:00:00Z'))
})
