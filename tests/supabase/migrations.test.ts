import { readFile } from 'node:fs/promises'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { courseErrorTexts } from '@/features/courses/admin/write-messages'
import { generateTypes } from '../../supabase/local/database/generate-types'
import { newCourseRow } from '../helpers/course'
import { freshSupabase, type LocalSupabase, USER_ID } from '../helpers/local-supabase'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(() => supabase.reset())

/** The database's reason to refuse a course with these values; undefined when it takes it. */
async function refusalOf(values: object): Promise<string | undefined> {
  return (await supabase.courses().insert({ ...newCourseRow(), ...values })).error?.message
}

it('a course gets an id, twenty places and no link by default', async () => {
  const [course] = await supabase.asOwner(
    `insert into course_events (title, event_date, start_time, end_time, location, type)
     values ('Foredrag', '2026-11-23', '19:00', '21:00', 'Valby Kulturhus', 'foredrag')
     returning max_participants, available_spots, url, id::text ~ '^[0-9a-f-]{36}$' as has_id`,
  )
  expect(course).toEqual({ max_participants: 20, available_spots: 20, url: null, has_id: true })
})

const FORMER = { moved_from_date: '2026-11-16', moved_from_start_time: '13:00' }
const linkOf = (length: number) => 'https://example.com/'.padEnd(length, 'å')

// For values that the form accepts: tests/features/courses/admin/course-form.property.test.ts.
it.each([
  { title: ' Å ', location: '\u00a0Online' },
  { title: 'Café 👩‍👧 i\u00adgen', location: '…' },
  { title: '👧'.repeat(300), location: 'å'.repeat(300) },
  { title: 'å'.repeat(300), location: 'å'.repeat(300), url: linkOf(2_000) },
  { event_date: '2000-01-01', max_participants: 1, available_spots: 0 },
  { event_date: '2199-12-31', max_participants: 100_000, available_spots: 100_000 },
  // The form hints at both of these, and saves them.
  { start_time: '15:00', end_time: '13:00', max_participants: 5, available_spots: 9 },
  { status: 'cancelled', status_note: 'å'.repeat(300) },
  { status: 'cancelled', ...FORMER },
  { status: 'moved', ...FORMER },
  { status: 'postponed', status_note: 'Vi skriver til jer', ...FORMER },
  { price: 'å'.repeat(60), series_id: '11111111-1111-4111-8111-111111111111' },
])('a course may have %j', async (values) => {
  expect(await refusalOf(values)).toBeUndefined()
})

const ofText = (column: string): [string, string, unknown[]][] => [
  [`${column}_check`, column, ['', ' ', '\u00a0', '\u2003\u200b', '\ufeff']],
  [`${column}_visible_check`, column, ['\u00ad\u034f', '\u2800', '\u3164 \u115f', '\u{e0020}']],
  [`${column}_characters_check`, column, ['x\u202e', 'x\u061c', 'x\u0007', 'x\n', 'x\u2028']],
  [`${column}_length_check`, column, ['å'.repeat(301)]],
]

it.each<[check: string, column: string, values: unknown[]]>([
  ...ofText('title'),
  ...ofText('location'),
  ['status_note_visible_check', 'status_note', ['', ' ', '\u200b']],
  ['status_note_characters_check', 'status_note', ['Syg\u202e', 'Syg\n']],
  ['status_note_length_check', 'status_note', ['å'.repeat(301)]],
  ['price_visible_check', 'price', ['', ' ', '\u200b']],
  ['price_characters_check', 'price', ['250 kr.\u202e', '250\nkr.']],
  ['price_length_check', 'price', ['å'.repeat(61)]],
  ['status_check', 'status', ['', 'Aflyst']],
  ['type_check', 'type', ['', 'Foredrag', 'webinar']],
  ['url_length_check', 'url', [linkOf(2_001)]],
  ['url_characters_check', 'url', [`${linkOf(30)}\u202e`, `${linkOf(30)}\u061c`]],
  ['url_check', 'url', ['', ' ', 'contact', 'www.example.com', 'http:example.com', 'https://']],
  ['url_check', 'url', ['javascript:alert(1)', 'JavaScript:alert(1)//https://example.com']],
  ['url_check', 'url', ['data:text/html,x', 'mailto:a@example.com', '/\\example.com']],
  ['url_check', 'url', ['https://example.com/a b', ' https://example.com', '/a\u00a0b']],
  ['url_check', 'url', ['https://example.com\n', '/contact\njavascript:alert(1)', '/a\u0007']],
  ['date_range_check', 'event_date', ['1999-12-31', '2200-01-01', 'infinity', '0044-03-15 BC']],
  ['max_participants_check', 'max_participants', [0]],
  ['max_participants_limit_check', 'max_participants', [100_001]],
  ['available_spots_check', 'available_spots', [-1]],
  ['available_spots_limit_check', 'available_spots', [100_001]],
])(
  'the check course_events_%s refuses every course with such a %s',
  async (check, column, values) => {
    for (const value of values) {
      // Only a course that is not planned has a note.
      const status = column === 'status_note' ? 'cancelled' : 'planned'
      expect(await refusalOf({ status, [column]: value }), String(value)).toContain(
        `"course_events_${check}"`,
      )
    }
  },
)

it.each<[values: object, check: string]>([
  [{ status_note: 'Syg' }, 'planned_without_note_check'],
  [{ status: 'planned', ...FORMER }, 'moved_from_check'],
  [{ status: 'moved' }, 'moved_from_check'],
  [{ status: 'moved', moved_from_date: '2026-11-16' }, 'moved_from_check'],
  [{ status: 'cancelled', moved_from_start_time: '13:00' }, 'moved_from_check'],
  [{ status: 'moved', ...FORMER, moved_from_date: 'infinity' }, 'moved_from_date_range_check'],
])(
  'a course with %j, which does not fit its status, is refused by course_events_%s',
  async (values, check) => {
    expect(await refusalOf(values)).toContain(`"course_events_${check}"`)
  },
)

it.each(['moved', 'cancelled', 'postponed'])(
  'a %s course was moved from another day or another start than its own',
  async (status) => {
    const own = { event_date: FORMER.moved_from_date, start_time: FORMER.moved_from_start_time }
    expect(await refusalOf({ status, ...FORMER, ...own })).toContain(
      '"course_events_moved_from_elsewhere_check"',
    )
    expect(await refusalOf({ status, ...FORMER, ...own, start_time: '13:01' })).toBeUndefined()
  },
)

it.each([
  ['title_length', { title: 'å'.repeat(301) }],
  ['location_characters', { location: 'Valby\u202e' }],
  ['url_length', { url: linkOf(2_001) }],
  ['date_range', { event_date: 'infinity' }],
  ['available_spots_limit', { available_spots: 100_001 }],
])(
  'a course beyond the limit %s can be cancelled or postponed, and reopened once it keeps to it',
  async (limit, values) => {
    expect(await refusalOf({ status: 'cancelled', ...values })).toBeUndefined()
    const change = async (changes: object) =>
      (await supabase.courses().update(changes).neq('title', '')).error
    expect(await change({ status: 'postponed' })).toBeNull()
    const reopened = { status: 'planned' }
    expect((await change(reopened))?.message).toContain(`"course_events_${limit}_check"`)
    expect(await change({ ...newCourseRow(), ...reopened })).toBeNull()
  },
)

it('each check of a course has a Danish text, and each text a check', async () => {
  const checks = await supabase.asOwner<{ name: string }>(
    `select conname as name from pg_constraint
     where conrelid = 'course_events'::regclass and contype = 'c'`,
  )
  // The form, the dialogs and the import never write it.
  const unreachable = ['course_events_status_check']
  const names = checks.map(({ name }) => name).filter((name) => !unreachable.includes(name))
  const texts = Object.keys(courseErrorTexts).filter((name) => name.startsWith('course_events_'))
  expect(texts.sort()).toEqual(names.sort())
})

it('a course must have a value for everything but its link', async () => {
  for (const column of ['title', 'event_date', 'start_time', 'end_time', 'location', 'type']) {
    expect(await refusalOf({ [column]: null })).toContain(`null value in column "${column}"`)
  }
})

it('version and number of a course grow with each update, and cannot be chosen', async () => {
  expect(await refusalOf({})).toBeUndefined()
  const changes = [
    'title = title',
    'available_spots = 0',
    `updated_at = '2000-01-01', revision = 0`,
  ]
  // In one transaction, in which the clock of now() stands still.
  const states = await supabase.database.asOwner(async (transaction) => {
    const columns = 'updated_at::text as version, revision'
    const read = (sql: string) => transaction.query<{ version: string; revision: number }>(sql)
    const found = await read(`select ${columns} from course_events`)
    for (const change of changes) {
      found.push(...(await read(`update course_events set ${change} returning ${columns}`)))
    }
    return found
  })
  const versions = states.map(({ version }) => version)
  expect(versions).toEqual([...new Set(versions)].sort())
  const first = Number(states[0]?.revision)
  expect(states.map(({ revision }) => revision - first)).toEqual([0, 1, 2, 3])
})

it('a course that was changed at no moment of a calendar has one after its next change', async () => {
  await refusalOf({ updated_at: 'infinity' })
  const [course] = await supabase.asOwner(
    'update course_events set available_spots = 1 returning isfinite(updated_at) as "isMoment"',
  )
  expect(course).toEqual({ isMoment: true })
})

it('a role is admin and nothing else', async () => {
  await expect(
    supabase.asOwner(`insert into user_roles (user_id, role) values ($1, 'editor')`, [USER_ID]),
  ).rejects.toMatchObject({ constraint: 'user_roles_role_check' })
})

it('a table that is added later is closed to visitors, also where the project once opened all of them', async () => {
  const migration = 'supabase/migrations/20261123100100_close_future_tables.sql'
  const statements = (await readFile(migration, 'utf8')).replaceAll(/^--.*$/gm, '').split(';')
  const roles = 'anon, authenticated, service_role'
  const changing = supabase.database.asOwner(async (transaction) => {
    await transaction.query(
      `alter default privileges in schema public grant all on tables to ${roles}`,
    )
    for (const statement of statements.filter((sql) => sql.trim())) {
      await transaction.query(statement)
    }
    await transaction.query('create table public.later (id integer)')
    const [may] = await transaction.query<object>(
      `select has_table_privilege('anon', 'later', 'select') as anon,
              has_table_privilege('authenticated', 'later', 'insert') as authenticated`,
    )
    // Takes all of it back: other files of the worker have the same database.
    throw Object.assign(new Error('Taken back'), may)
  })
  await expect(changing).rejects.toMatchObject({ anon: false, authenticated: false })
})

it('every table of public has row-level security', async () => {
  const unprotected = await supabase.asOwner(
    `select relname from pg_class
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relrowsecurity`,
  )
  expect(unprotected).toEqual([])
})

it('four functions run with the rights of their owner, with an empty search path, outside the exposed schemas', async () => {
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
    { schema: 'private', name: 'set_created_at', settings },
  ])
})

it('the API exposes one function, which runs with the rights of its caller', async () => {
  const exposed = await supabase.asOwner(
    `select proname as name, prosecdef as "isDefiner", array(
       select role from unnest(array['anon', 'authenticated', 'service_role']) as role
       where has_function_privilege(role, pg_proc.oid, 'execute')
     ) as callers
     from pg_proc where pronamespace = 'public'::regnamespace`,
  )
  expect(exposed).toEqual([
    { name: 'write_courses', isDefiner: false, callers: ['authenticated', 'service_role'] },
  ])
})

it('each role has the least privileges on the tables', async () => {
  const grants = await supabase.asOwner<{ line: string }>(
    `select concat_ws(' ', table_name, grantee, string_agg(privilege_type, ' ' order by privilege_type)) as line
     from information_schema.table_privileges
     where table_schema = 'public' and grantee <> 'postgres'
     group by table_name, grantee order by line`,
  )
  expect(grants.map(({ line }) => line)).toEqual([
    'course_event_changes authenticated SELECT',
    'course_events anon SELECT',
    'course_events authenticated DELETE SELECT',
    'course_events service_role DELETE INSERT SELECT UPDATE',
    'newsletter_attempts service_role DELETE INSERT SELECT',
    'user_roles authenticated SELECT',
    'user_roles service_role DELETE INSERT SELECT UPDATE',
  ])
})

it('the protection lets signed-in callers write every column of a course but those that triggers set, and its id only once', async () => {
  const columns = await supabase.asOwner<{ name: string; insert: boolean; update: boolean }>(
    `select attname as name,
       has_column_privilege('authenticated', attrelid, attnum, 'insert') as insert,
       has_column_privilege('authenticated', attrelid, attnum, 'update') as update
     from pg_attribute where attrelid = 'course_events'::regclass and attnum > 0`,
  )
  expect(columns).toHaveLength(19)
  for (const { name, insert, update } of columns) {
    const isWritable = !['updated_at', 'revision', 'created_at'].includes(name)
    expect([name, insert, update]).toEqual([name, isWritable, isWritable && name !== 'id'])
  }
})

it('no role of the API reaches the tables of the auth service', async () => {
  const reachable = await supabase.asOwner(
    `select grantee, table_name from information_schema.table_privileges
     where table_schema in ('auth', 'supabase_migrations') and grantee <> 'postgres'`,
  )
  expect(reachable).toEqual([])
})

// After a migration: npm run backend:types
it('the types in src/lib/database.types.ts are those of the migrated tables', async () => {
  await expect(await generateTypes(supabase.database)).toMatchFileSnapshot(
    '../../src/lib/database.types.ts',
  )
})
