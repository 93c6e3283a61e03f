import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database'
import { CLAIMS, USER_ID } from '../helpers/local-supabase'

const WHO = `
  select current_user::text as role, auth.uid()::text as uid, auth.role() as claimed_role`

describe('a transaction', () => {
  let database: LocalDatabase

  beforeAll(async () => {
    database = await openDatabase()
  })
  afterAll(() => database.close())

  const whoIsOwner = () => database.asOwner((transaction) => transaction.query(WHO))
  const OWNER = [{ role: 'postgres', uid: null, claimed_role: null }]

  it('a transaction runs as the role of the claims and knows who asks', async () => {
    const who = await database.asApiRole(CLAIMS.user, (transaction) => transaction.query(WHO))
    expect(who).toEqual([{ role: 'authenticated', uid: USER_ID, claimed_role: 'authenticated' }])
  })

  it('a transaction leaves neither role nor claims behind', async () => {
    await database.asApiRole(CLAIMS.user, (transaction) => transaction.query(WHO))
    expect(await whoIsOwner()).toEqual(OWNER)
    const [next] = await database.asApiRole({ role: 'anon' }, (transaction) =>
      transaction.query(WHO),
    )
    expect(next).toMatchObject({ role: 'anon', uid: null })
  })

  it.each([
    ['a failed statement', 'select 1 / 0'],
    ['a missing privilege', 'delete from user_roles'],
    ['a syntax error', 'selec'],
  ])('a transaction leaves neither role nor claims behind after %s', async (_, statement) => {
    const failing = database.asApiRole(CLAIMS.user, (transaction) => transaction.query(statement))
    await expect(failing).rejects.toThrow()
    expect(await whoIsOwner()).toEqual(OWNER)
  })

  it('a transaction leaves neither role nor claims behind after an error of the caller', async () => {
    const failing = database.asApiRole(CLAIMS.user, async () => {
      throw new Error('mine')
    })
    await expect(failing).rejects.toThrow('mine')
    expect(await whoIsOwner()).toEqual(OWNER)
  })

  it('a transaction keeps requests that arrive together apart', async () => {
    const claims = [CLAIMS.anon, CLAIMS.user, CLAIMS.service, CLAIMS.admin, CLAIMS.anon]
    const roles = await Promise.all(
      claims.map((claim) =>
        database.asApiRole(claim, async (transaction) => {
          await transaction.query('select 1')
          const [who] = await transaction.query<{ role: string }>(WHO)
          return who?.role
        }),
      ),
    )
    expect(roles).toEqual(['anon', 'authenticated', 'service_role', 'authenticated', 'anon'])
  })

  it.each(['postgres', 'authenticator', 'nobody'])('refuses to become %s', async (role) => {
    const claims = JSON.parse(JSON.stringify({ role }))
    await expect(
      database.asApiRole(claims, (transaction) => transaction.query(WHO)),
    ).rejects.toThrow(`role "${role}" does not exist`)
  })

  it('a transaction takes back everything when the caller fails', async () => {
    const failing = database.asOwner(async (transaction) => {
      await transaction.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'x')`)
      throw new Error('mine')
    })
    await expect(failing).rejects.toThrow('mine')
    const users = await database.asOwner((transaction) =>
      transaction.query('select from auth.users'),
    )
    expect(users).toEqual([])
  })
})

describe('a database kept on disk', () => {
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

  async function open(options: { seed?: boolean } = {}) {
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

  it('a database kept on disk keeps its data and runs only new migrations, each once', async () => {
    const first = await open({ seed: true })
    const seeded = await countCourses(first)
    expect(seeded).toBeGreaterThan(0)
    await first.close()

    await writeFile(
      join(projectDir, 'supabase', 'migrations', '20991231235959_add_note.sql'),
      'create table public.note (text text);',
    )
    const second = await open({ seed: true })
    expect(await countCourses(second)).toBe(seeded)
    const applied = await second.asOwner((transaction) =>
      transaction.query(
        'select version, name from supabase_migrations.schema_migrations order by version',
      ),
    )
    expect(applied).toEqual([
      { version: '20261121100000', name: 'create_user_roles' },
      { version: '20261121100100', name: 'create_course_events' },
      { version: '20261121100200', name: 'create_newsletter_attempts' },
      { version: '20261122100000', name: 'add_course_event_version' },
      { version: '20261122110000', name: 'create_course_event_changes' },
      { version: '20261123100000', name: 'limit_course_events' },
      { version: '20261123100100', name: 'close_future_tables' },
      { version: '20261123100200', name: 'forget_old_changes_in_time' },
      { version: '20261123110000', name: 'create_import_courses' },
      { version: '20261124100000', name: 'raise_newsletter_limits' },
      { version: '20991231235959', name: 'add_note' },
    ])
  })

  it('a database kept on disk begins anew where an earlier start was stopped in the middle', async () => {
    const stopped = join(folder, 'stopped')
    await mkdir(join(stopped, 'data.new', 'base'), { recursive: true })
    await writeFile(join(stopped, 'data.new', 'PG_VERSION'), '')
    database = await openDatabase({ dataDir: join(stopped, 'data'), projectDir, seed: true })
    expect(await countCourses(database)).toBeGreaterThan(0)
    expect(await readdir(stopped)).toEqual(['data'])
  })

  it('a database kept on disk opens without the seed empty, and empties everything on reset', async () => {
    const opened = await open()
    await opened.asOwner((transaction) =>
      transaction.query(`insert into auth.users (id, email) values (gen_random_uuid(), 'x')`),
    )
    await opened.reset({ seed: false })
    expect(await countCourses(opened)).toBe(0)
    const users = await opened.asOwner((transaction) => transaction.query('select from auth.users'))
    expect(users).toEqual([])
    await opened.reset()
    expect(await countCourses(opened)).toBeGreaterThan(0)
  })

  it('a database kept on disk keeps nothing of a migration that fails', async () => {
    const file = join(projectDir, 'supabase', 'migrations', '20991231235960_break.sql')
    await writeFile(file, 'create table public.half (text text); select 1 / 0;')
    await expect(open()).rejects.toThrow('division by zero')
    await rm(file)
    const opened = await open()
    const tables = await opened.asOwner((transaction) =>
      transaction.query(`select to_regclass('public.half')::text as half`),
    )
    expect(tables).toEqual([{ half: null }])
  })

  it('a database kept on disk refuses a file in migrations that has no version', async () => {
    const file = join(projectDir, 'supabase', 'migrations', 'notes.sql')
    await writeFile(file, '')
    await expect(open()).rejects.toThrow('notes.sql')
    await rm(file)
  })
})
