import { readFile } from 'node:fs/promises'
import { messages } from '@electric-sql/pglite'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import {
  type LocalSupabase,
  openLocalSupabase,
  USER_ID,
  validCourse,
} from '../helpers/local-supabase'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await openLocalSupabase()
})
afterEach(() => supabase.asOwner('delete from course_events'))
afterAll(() => supabase.database.close())

function insertCourse(values: Record<string, unknown>): Promise<unknown> {
  const course = { max_participants: 20, available_spots: 20, ...validCourse(), ...values }
  return supabase.asOwner(
    `insert into course_events (title, event_date, start_time, end_time, location, type, max_participants, available_spots, url)
     select title, event_date, start_time, end_time, location, type, max_participants, available_spots, url
     from json_populate_record(null::course_events, $1::json)`,
    [JSON.stringify(course)],
  )
}

/** The name of the check that refuses a course with these values; undefined when none does. */
async function violatedCheck(values: Record<string, unknown>): Promise<string | undefined> {
  try {
    await insertCourse(values)
    return undefined
  } catch (error) {
    if (error instanceof messages.DatabaseError && error.constraint) return error.constraint
    throw error
  }
}

describe('a course', () => {
  it('a course gets an id, twenty places and no link by default', async () => {
    const [course] = await supabase.asOwner(
      `insert into course_events (title, event_date, start_time, end_time, location, type)
       values ('Foredrag', '2026-11-23', '19:00', '21:00', 'Valby Kulturhus', 'foredrag')
       returning max_participants, available_spots, url, id::text ~ '^[0-9a-f-]{36}$' as has_id`,
    )
    expect(course).toEqual({ max_participants: 20, available_spots: 20, url: null, has_id: true })
  })

  it.each(['title', 'location'])('has a %s that is more than white space', async (column) => {
    for (const blank of ['', ' ', '\u00a0', '\u2003\u200b', '\ufeff']) {
      expect(await violatedCheck({ [column]: blank })).toBe(`course_events_${column}_check`)
    }
    for (const text of ['x', ' Å ', '…', '\u00a0Online']) {
      expect(await violatedCheck({ [column]: text })).toBeUndefined()
    }
  })

  it.each(['title', 'location'])('has a %s that leaves a mark on the screen', async (column) => {
    for (const blank of ['\u00ad\u034f', '\u2800', '\u3164 \u115f', '\ufe0f', '\u{e0020}']) {
      expect(await violatedCheck({ [column]: blank })).toBe(`course_events_${column}_visible_check`)
    }
    expect(await violatedCheck({ [column]: 'Café 👩‍👧 i\u00adgen' })).toBeUndefined()
  })

  it.each(['title', 'location', 'url'])(
    'has a %s without control and direction characters',
    async (column) => {
      const base = column === 'url' ? 'https://example.com/' : 'Kursus'
      for (const character of ['\u202e', '\u2066', '\u200f', '\u061c']) {
        const check = `course_events_${column}_characters_check`
        expect(await violatedCheck({ [column]: base + character })).toBe(check)
      }
      for (const character of ['\u0007', '\t', '\n', '\u0085', '\u2028']) {
        const check = column === 'url' ? '' : '_characters'
        const name = `course_events_${column}${check}_check`
        expect(await violatedCheck({ [column]: base + character })).toBe(name)
      }
    },
  )

  it.each([
    ['title', 300],
    ['location', 300],
    ['url', 2_000],
  ])('a course has a %s of at most %i characters', async (column, length) => {
    const start = column === 'url' ? 'https://example.com/' : ''
    const longest = start + 'å'.repeat(length - start.length)
    expect(await violatedCheck({ [column]: longest })).toBeUndefined()
    const check = `course_events_${column}_length_check`
    expect(await violatedCheck({ [column]: `${longest}å` })).toBe(check)
  })

  it('a course takes place in the years 2000 to 2199', async () => {
    for (const event_date of ['2000-01-01', '2199-12-31'])
      expect(await violatedCheck({ event_date })).toBeUndefined()
    for (const event_date of [
      '1999-12-31',
      '2200-01-01',
      '9999-12-31',
      'infinity',
      '0044-03-15 BC',
    ])
      expect(await violatedCheck({ event_date })).toBe('course_events_date_range_check')
  })

  it.each(['max_participants', 'available_spots'])('has at most 100,000 %s', async (column) => {
    expect(await violatedCheck({ [column]: 100_000 })).toBeUndefined()
    const check = `course_events_${column}_limit_check`
    expect(await violatedCheck({ [column]: 100_001 })).toBe(check)
  })

  it('from before the limits stays, is read, and is mended by the next change', async () => {
    const migration = await readFile(
      'supabase/migrations/20261123100000_limit_course_events.sql',
      'utf8',
    )
    const names = migration.match(/(?<=add constraint )\w+/g) ?? []
    for (const name of names)
      await supabase.asOwner(`alter table public.course_events drop constraint ${name}`)
    await insertCourse({ title: 'x'.repeat(20_000), event_date: 'infinity' })
    await supabase.asOwner(migration)

    const client = supabase.client('admin')
    const { data } = await client.from('course_events').select('id, title, event_date')
    expect(data).toEqual([
      { id: expect.any(String), title: 'x'.repeat(20_000), event_date: 'infinity' },
    ])
    const id = data?.[0]?.id ?? ''
    const refused = await client.from('course_events').update({ title: 'Kursus' }).eq('id', id)
    expect(refused.error).toMatchObject({ code: '23514' })
    const mended = { title: 'Kursus', event_date: '2026-11-23' }
    const saved = await client.from('course_events').update(mended).eq('id', id).select()
    expect(saved.data).toHaveLength(1)
  })

  it('a course has one of the five types', async () => {
    for (const type of ['foraeldre', 'supervision', 'specialkurser', 'skreddersyede', 'foredrag']) {
      expect(await violatedCheck({ type })).toBeUndefined()
    }
    for (const type of ['', 'Foredrag', 'webinar']) {
      expect(await violatedCheck({ type })).toBe('course_events_type_check')
    }
  })

  it('a course has room for at least one, and never less than no free places', async () => {
    expect(await violatedCheck({ max_participants: 1 })).toBeUndefined()
    expect(await violatedCheck({ available_spots: 0 })).toBeUndefined()
    expect(await violatedCheck({ max_participants: 0 })).toBe(
      'course_events_max_participants_check',
    )
    expect(await violatedCheck({ available_spots: -1 })).toBe('course_events_available_spots_check')
  })

  it('may end before it starts and have more free places than places', async () => {
    expect(await violatedCheck({ start_time: '15:00', end_time: '13:00' })).toBeUndefined()
    expect(await violatedCheck({ max_participants: 5, available_spots: 9 })).toBeUndefined()
  })

  it.each([
    null,
    'http://example.com',
    'HTTPS://EXAMPLE.COM/a?b=c#d',
    'https://example.com/æøå',
    '//example.com/a',
    '/',
    '/contact',
    '/services/skolevaegring?a=b#c',
  ])('may link to %j', async (url) => {
    expect(await violatedCheck({ url })).toBeUndefined()
  })

  it.each([
    '',
    ' ',
    'contact',
    'example.com',
    'www.example.com',
    'http:example.com',
    'https://',
    'javascript:alert(1)',
    'JavaScript:alert(1)//https://example.com',
    'data:text/html,x',
    'mailto:a@example.com',
    ' https://example.com',
    'https://example.com/a b',
    'https://example.com\n',
    'https://example.com/\u0007',
    '/\\example.com',
    '/contact\njavascript:alert(1)',
    '/a\u00a0b',
  ])('may not link to %j', async (url) => {
    expect(await violatedCheck({ url })).toBe('course_events_url_check')
  })

  it.each(['title', 'event_date', 'start_time', 'end_time', 'location', 'type'])(
    'must have a value for %s',
    async (column) => {
      await expect(insertCourse({ [column]: null })).rejects.toMatchObject({
        code: '23502',
        column,
      })
    },
  )

  it('a course is found in calendar order by an index', async () => {
    const [index] = await supabase.asOwner<{ definition: string }>(
      `select pg_get_indexdef('course_events_calendar_idx'::regclass) as definition`,
    )
    expect(index?.definition).toContain('(event_date, start_time, id)')
  })
})

describe('the version of a course', () => {
  async function insertedVersion(updatedAt = 'now()'): Promise<string | undefined> {
    const [course] = await supabase.asOwner<{ version: string }>(
      `insert into course_events (title, event_date, start_time, end_time, location, type, updated_at)
       values ('Foredrag', '2026-11-23', '19:00', '21:00', 'Valby Kulturhus', 'foredrag', ${updatedAt})
       returning updated_at::text as version`,
    )
    return course?.version
  }

  /** Runs the updates in one transaction, in which the clock of now() stands still. */
  function versionsAfter(...updates: string[]): Promise<(string | undefined)[]> {
    return supabase.database.asOwner(async (transaction) => {
      const versions: (string | undefined)[] = []
      for (const assignment of updates) {
        const [course] = await transaction.query<{ version: string }>(
          `update course_events set ${assignment} returning updated_at::text as version`,
        )
        versions.push(course?.version)
      }
      return versions
    })
  }

  it('the version of a course is another after each update, also of one that changes nothing', async () => {
    const version = await insertedVersion()
    const versions = await versionsAfter('title = title', 'available_spots = 0', 'title = title')
    const all = [version, ...versions]
    expect(new Set(all).size).toBe(4)
    expect(all).toEqual(all.toSorted())
  })

  it('the version of a course moves on when the clock does not', async () => {
    await insertedVersion(`'2200-01-01 00:00:00+00'`)
    const [second, third] = await versionsAfter('title = title', 'title = title')
    expect([second, third]).toEqual([
      expect.stringMatching(/00:00\.000001\+00$/),
      expect.stringMatching(/00:00\.000002\+00$/),
    ])
  })

  it('cannot be chosen, not even by the owner of the table', async () => {
    const version = await insertedVersion()
    const [chosen] = await versionsAfter(`updated_at = '2000-01-01'`)
    expect(chosen).not.toMatch(/^2000/)
    expect(chosen).not.toBe(version)
  })
})

describe('a role', () => {
  it('a role is admin and nothing else', async () => {
    await expect(
      supabase.asOwner(`insert into user_roles (user_id, role) values ($1, 'editor')`, [USER_ID]),
    ).rejects.toMatchObject({ constraint: 'user_roles_role_check' })
  })

  it('a role belongs to an account and goes with it', async () => {
    const id = '00000000-0000-4000-8000-00000000000e'
    const giveRole = () =>
      supabase.asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [id])
    await expect(giveRole()).rejects.toMatchObject({ code: '23503' })
    await supabase.asOwner(`insert into auth.users (id, email) values ($1, 'x@example.com')`, [id])
    await giveRole()
    await supabase.asOwner('delete from auth.users where id = $1', [id])
    expect(await supabase.asOwner('select from user_roles where user_id = $1', [id])).toEqual([])
  })
})

it('the schema closes a table that is made later, also where the project once opened all of them', async () => {
  const migration = await readFile(
    'supabase/migrations/20261123100100_close_future_tables.sql',
    'utf8',
  )
  await supabase.asOwner(
    'alter default privileges in schema public grant all on tables to anon, authenticated, service_role',
  )
  for (const statement of migration
    .replaceAll(/^--.*$/gm, '')
    .split(';')
    .filter((sql) => sql.trim()))
    await supabase.asOwner(statement)
  await supabase.asOwner('create table public.later (id integer)')
  const [may] = await supabase.asOwner(
    `select has_table_privilege('anon', 'public.later', 'select') as anon,
            has_table_privilege('authenticated', 'public.later', 'insert') as authenticated`,
  )
  await supabase.asOwner('drop table public.later')
  expect(may).toEqual({ anon: false, authenticated: false })
})

describe('the protection', () => {
  it('the protection has row-level security on every table of public', async () => {
    const unprotected = await supabase.asOwner(
      `select relname from pg_class
       where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
    )
    expect(unprotected).toEqual([])
  })

  it('the protection has one policy for each operation, for named roles, and lets only administrators write', async () => {
    const policies = await supabase.asOwner(
      `select tablename as table, cmd as operation, roles::text, qual as old_row, with_check as new_row
       from pg_policies where schemaname = 'public' order by 1, 2`,
    )
    const isAdmin = '( SELECT private.is_admin() AS is_admin)'
    const courses = { table: 'course_events', roles: '{authenticated}' }
    expect(policies).toEqual([
      {
        table: 'course_event_changes',
        operation: 'SELECT',
        roles: '{authenticated}',
        old_row: `(${isAdmin} AND (changed_at >= (now() - '1 year'::interval)))`,
        new_row: null,
      },
      { ...courses, operation: 'DELETE', old_row: isAdmin, new_row: null },
      { ...courses, operation: 'INSERT', old_row: null, new_row: isAdmin },
      {
        ...courses,
        operation: 'SELECT',
        roles: '{anon,authenticated}',
        old_row: 'true',
        new_row: null,
      },
      { ...courses, operation: 'UPDATE', old_row: isAdmin, new_row: isAdmin },
      {
        table: 'user_roles',
        operation: 'SELECT',
        roles: '{authenticated}',
        old_row: '(user_id = ( SELECT auth.uid() AS uid))',
        new_row: null,
      },
    ])
  })

  it('the protection has three definer functions, with an empty search path, outside the exposed schemas', async () => {
    const functions = await supabase.asOwner(
      `select pronamespace::regnamespace::text as schema, proname as name, proconfig as settings
       from pg_proc
       where prosecdef and pronamespace::regnamespace::text not in ('pg_catalog', 'information_schema')
       order by proname`,
    )
    const settings = ['search_path=""']
    expect(functions).toEqual([
      { schema: 'private', name: 'forget_old_course_event_changes', settings },
      { schema: 'private', name: 'is_admin', settings },
      { schema: 'private', name: 'log_course_event_change', settings },
    ])
  })

  it('the protection exposes one function, which the service alone may call, with its own rights', async () => {
    const exposed = await supabase.asOwner(
      `select proname as name, prosecdef as "isDefiner", array(
         select role from unnest(array['anon', 'authenticated', 'service_role']) as role
         where has_function_privilege(role, pg_proc.oid, 'execute')
       ) as callers
       from pg_proc where pronamespace = 'public'::regnamespace`,
    )
    expect(exposed).toEqual([
      { name: 'import_courses', isDefiner: false, callers: ['service_role'] },
    ])
  })

  it('the protection lets only signed-in callers ask whether they are administrators', async () => {
    const [may] = await supabase.asOwner(
      `select
         has_function_privilege('anon', 'private.is_admin()', 'execute') as anon,
         has_function_privilege('authenticated', 'private.is_admin()', 'execute') as authenticated,
         has_schema_privilege('anon', 'private', 'usage') as anon_schema,
         has_schema_privilege('authenticated', 'private', 'create') as authenticated_create`,
    )
    expect(may).toEqual({
      anon: false,
      authenticated: true,
      anon_schema: false,
      authenticated_create: false,
    })
  })

  it('the protection grants each role the least on the tables', async () => {
    const grants = await supabase.asOwner(
      `select table_name as table, grantee, string_agg(privilege_type, ' ' order by privilege_type) as privileges
       from information_schema.table_privileges
       where table_schema = 'public' and grantee <> 'postgres'
       group by 1, 2 order by 1, 2`,
    )
    expect(grants).toEqual([
      { table: 'course_event_changes', grantee: 'authenticated', privileges: 'SELECT' },
      { table: 'course_events', grantee: 'anon', privileges: 'SELECT' },
      { table: 'course_events', grantee: 'authenticated', privileges: 'DELETE SELECT' },
      {
        table: 'course_events',
        grantee: 'service_role',
        privileges: 'DELETE INSERT SELECT UPDATE',
      },
      {
        table: 'newsletter_attempts',
        grantee: 'service_role',
        privileges: 'DELETE INSERT SELECT',
      },
      { table: 'user_roles', grantee: 'authenticated', privileges: 'SELECT' },
      { table: 'user_roles', grantee: 'service_role', privileges: 'DELETE INSERT SELECT UPDATE' },
    ])
  })

  it('the protection lets signed-in callers write every column of a course but its id and its version', async () => {
    const columns = await supabase.asOwner<{ name: string; insert: boolean; update: boolean }>(
      `select attname as name,
         has_column_privilege('authenticated', attrelid, attnum, 'insert') as insert,
         has_column_privilege('authenticated', attrelid, attnum, 'update') as update
       from pg_attribute where attrelid = 'course_events'::regclass and attnum > 0`,
    )
    expect(columns).toHaveLength(11)
    for (const { name, insert, update } of columns) {
      const isWritable = name !== 'id' && name !== 'updated_at'
      expect([name, insert, update]).toEqual([name, isWritable, isWritable])
    }
  })

  it('the protection keeps the tables of the auth service from every role of the API', async () => {
    const reachable = await supabase.asOwner(
      `select grantee, table_name from information_schema.table_privileges
       where table_schema in ('auth', 'supabase_migrations') and grantee <> 'postgres'`,
    )
    expect(reachable).toEqual([])
  })

  it('the protection asks once per statement whether the caller is an administrator', async () => {
    const plan = await supabase.database.asApiRole(
      { role: 'authenticated', sub: USER_ID },
      (transaction) =>
        transaction.query<{ 'QUERY PLAN': string }>(
          'explain delete from course_events where max_participants > 0',
        ),
    )
    expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('InitPlan')
  })
})
