import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import {
  type DatabaseOptions,
  type LocalDatabase,
  openDatabase,
} from '../../supabase/local/database/database'
import { commonDatabase } from '../helpers/common-database'
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
  const whoAsOwner = () => shared.asOwner((transaction) => transaction.query(WHO))
  expect(await whoAsOwner()).toEqual(owner)
  for (const statement of ['select 1 / 0', 'delete from user_roles']) {
    const failing = shared.asApiRole(CLAIMS.user, (transaction) => transaction.query(statement))
    await expect(failing).rejects.toThrow()
    expect(await whoAsOwner()).toEqual(owner)
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
let dataDir: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cpl-database-'))
  projectDir = join(folder, 'project')
  dataDir = join(folder, 'data')
  await cp('supabase', join(projectDir, 'supabase'), { recursive: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))

let database: LocalDatabase | undefined
afterEach(async () => {
  await database?.close()
  database = undefined
})

async function open(options: DatabaseOptions = {}) {
  database = await openDatabase({ dataDir, projectDir, ...options })
  return database
}

function countCourses(opened: LocalDatabase) {
  return opened.asOwner(async (transaction) => {
    const [row] = await transaction.query<{ count: number }>(
      'select count(*)::int as count from course_events',
    )
    return row?.count
  })
}

it('a database kept on disk keeps its data until it is reset, and runs only new migrations, each once', async () => {
  // Of a first start that was stopped in the middle.
  await mkdir(join(folder, 'data.new', 'base'), { recursive: true })
  await writeFile(join(folder, 'data.new', 'PG_VERSION'), '')
  const first = await open({ seed: true })
  const seeded = await countCourses(first)
  expect(seeded).toBeGreaterThan(0)
  expect((await readdir(folder)).sort()).toEqual(['data', 'project'])
  await first.close()

  await writeFile(
    join(projectDir, 'supabase', 'migrations', '20991231235959_add_note.sql'),
    'create table public.note (text text);',
  )
  const second = await open({ seed: true })
  expect(await countCourses(second)).toBe(seeded)
  const applied = await second.asOwner((transaction) =>
    transaction.query<{ file: string }>(
      `select version || '_' || name || '.sql' as file
       from supabase_migrations.schema_migrations order by version`,
    ),
  )
  expect(applied.map(({ file }) => file)).toEqual(
    (await readdir(join(projectDir, 'supabase', 'migrations'))).sort(),
  )

  await second.asOwner((transaction) =>
    transaction.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'x')`),
  )
  await second.reset({ seed: false })
  expect(await countCourses(second)).toBe(0)
  const users = await second.asOwner((transaction) => transaction.query('select from auth.users'))
  expect(users).toEqual([])
  await second.reset()
  expect(await countCourses(second)).toBe(seeded)
})

it('a database kept on disk keeps nothing of a migration that fails, and takes no file without a version', async () => {
  const migrations = join(projectDir, 'supabase', 'migrations')
  const failing = join(migrations, '20991231235960_break.sql')
  await writeFile(failing, 'create table public.half (text text); select 1 / 0;')
  await expect(open()).rejects.toThrow('division by zero')
  await rm(failing)
  const notes = join(migrations, 'notes.sql')
  await writeFile(notes, '')
  await expect(open()).rejects.toThrow('notes.sql')
  await rm(notes)
  const opened = await open()
  const tables = await opened.asOwner((transaction) =>
    transaction.query(`select to_regclass('public.half')::text as half`),
  )
  expect(tables).toEqual([{ half: null }])
})

const ADDED_LATER = [
  '20261128100000_number_course_event_changes.sql',
  '20261128110000_limit_course_event_status.sql',
]

it('courses from before their changes were counted continue above the numbers in calendars, break no migration, and can be healed', async () => {
  const inProject = (file: string) => join(projectDir, 'supabase', 'migrations', file)
  await Promise.all(ADDED_LATER.map((file) => rm(inProject(file))))
  const olderData = { dataDir: join(folder, 'older') }
  const before = await open(olderData)
  await before.asOwner((transaction) =>
    transaction.query(
      `insert into course_events (title, event_date, start_time, end_time, location, type, status_note, updated_at)
       select 'Gammel', date '2026-11-24', time '16:00', time '18:00', 'Online', 'foredrag', 'Syg', updated_at
       from unnest($1::timestamptz[]) as updated_at`,
      [['-infinity', '2026-02-01T00:00:00Z', '2040-01-01T00:00:00Z', 'infinity']],
    ),
  )
  await before.close()

  for (const file of ADDED_LATER) await cp(join('supabase', 'migrations', file), inProject(file))
  const after = await open(olderData)
  const secondsOf = (iso: string) => (Date.parse(iso) - Date.UTC(2026, 0, 1)) / 1000
  const [read, healed, entries] = await after.asOwner(async (transaction) => [
    await transaction.query<{ revision: number }>(
      'select revision from course_events order by updated_at',
    ),
    await transaction.query(
      `update course_events set status_note = null where updated_at = '2040-01-01Z' returning revision`,
    ),
    await transaction.query('select action from course_event_changes order by id'),
  ])
  const revisions = read.map(({ revision }) => revision)
  for (const past of revisions.slice(0, 2)) expect(past).toBeGreaterThan(secondsOf('2026-11-28'))
  expect(revisions.slice(2)).toEqual([secondsOf('2040-01-01'), 2_000_000_000])
  expect(healed).toEqual([{ revision: secondsOf('2040-01-01') + 1 }])
  expect(entries).toEqual([...read.map(() => 'insert'), 'update'].map((action) => ({ action })))
})

const PUBLICATION = '20261128150000_add_course_event_created_at.sql'

it('courses from before their publication was noted have the day of their first entry in the log, or else of the migration', async () => {
  const migration = join(projectDir, 'supabase', 'migrations', PUBLICATION)
  await rm(migration)
  const olderData = { dataDir: join(folder, 'unpublished') }
  const before = await open(olderData)
  const insert = (title: string) =>
    `insert into course_events (id, title, event_date, start_time, end_time, location, type)
     values (md5('${title}')::uuid, '${title}', '2026-11-24', '16:00', '18:00', 'Online', 'foredrag')`
  const stored = (columns = '') =>
    `select title, updated_at::text as version, revision ${columns} from course_events order by title`
  const changes = 'select id from course_event_changes order by id'
  const unchanged = await before.asOwner(async (transaction) => {
    for (const title of ['A', 'B', 'C']) await transaction.query(insert(title))
    await transaction.query(`update course_events set title = 'A' || title where title <> 'B'`)
    await transaction.query(
      `update course_event_changes set changed_at = '2026-02-01T00:00:00Z'::timestamptz + id * interval '1 day'`,
    )
    await transaction.query(`delete from course_event_changes where course_id = md5('B')::uuid`)
    await transaction.query(`delete from course_events where title = 'AC'`)
    return [await transaction.query(stored()), await transaction.query(changes)]
  })
  await before.close()

  await cp(join('supabase', 'migrations', PUBLICATION), migration)
  const startedAt = Date.now() - 1_000
  const after = await open(olderData)
  await after.asOwner(async (transaction) => {
    expect([await transaction.query(stored()), await transaction.query(changes)]).toEqual(unchanged)
    await transaction.query(insert('C'))
    const days = await transaction.query<{ created_at: Date }>(stored(', created_at'))
    const [logged, unlogged, restored] = days.map(({ created_at }) => created_at)
    expect(logged).toEqual(new Date('2026-02-02T00:00:00Z'))
    expect(Number(unlogged)).toBeGreaterThan(startedAt)
    expect(restored).toEqual(new Date('2026-02-04T00:00:00Z'))
  })
})
