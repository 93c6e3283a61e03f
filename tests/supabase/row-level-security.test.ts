import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { newCourseRow } from '../helpers/course'
import {
  ADMIN_ID,
  type Caller,
  CLAIMS,
  freshSupabase,
  type LocalSupabase,
  openLocalSupabase,
  USER_ID,
} from '../helpers/local-supabase'

const COURSE_ID = '00000000-0000-4000-8000-0000000000c1'
const OTHER_ADMIN_ID = '00000000-0000-4000-8000-0000000000ad'

type Table = 'course_events' | 'course_event_changes' | 'user_roles'
type Operation = 'select' | 'insert' | 'update' | 'delete'
type Outcome = { status: number; rows?: number; code?: string; message?: string }

const NO_GRANT = (table: Table, status: 401 | 403): Outcome => ({
  status,
  code: '42501',
  message: `permission denied for table ${table}`,
})
const REFUSED_BY_POLICY = (table: Table, status: 401 | 403): Outcome => ({
  status,
  code: '42501',
  message: `new row violates row-level security policy for table "${table}"`,
})
const read = (rows: number): Outcome => ({ status: 200, rows })
const created: Outcome = { status: 201, rows: 1 }
const changed = (rows: number): Outcome => ({ status: 200, rows })

// The log is written by its trigger alone.
const NOBODY: Record<Caller, Outcome> = {
  anon: NO_GRANT('course_event_changes', 401),
  user: NO_GRANT('course_event_changes', 403),
  admin: NO_GRANT('course_event_changes', 403),
  service: NO_GRANT('course_event_changes', 403),
}

// One course and two administrators exist, and the log has one entry; the update and the delete name the
// course, or its entry, or the role of the other administrator.
const GRANTED: Record<Table, Record<Operation, Record<Caller, Outcome>>> = {
  course_events: {
    select: { anon: read(1), user: read(1), admin: read(1), service: read(1) },
    insert: {
      anon: NO_GRANT('course_events', 401),
      user: REFUSED_BY_POLICY('course_events', 403),
      admin: created,
      service: created,
    },
    update: {
      anon: NO_GRANT('course_events', 401),
      user: changed(0),
      admin: changed(1),
      service: changed(1),
    },
    delete: {
      anon: NO_GRANT('course_events', 401),
      user: changed(0),
      admin: changed(1),
      service: changed(1),
    },
  },
  course_event_changes: {
    select: {
      anon: NO_GRANT('course_event_changes', 401),
      user: read(0),
      admin: read(1),
      service: NO_GRANT('course_event_changes', 403),
    },
    insert: NOBODY,
    update: NOBODY,
    delete: NOBODY,
  },
  user_roles: {
    select: { anon: NO_GRANT('user_roles', 401), user: read(0), admin: read(1), service: read(2) },
    insert: {
      anon: NO_GRANT('user_roles', 401),
      user: NO_GRANT('user_roles', 403),
      admin: NO_GRANT('user_roles', 403),
      service: created,
    },
    update: {
      anon: NO_GRANT('user_roles', 401),
      user: NO_GRANT('user_roles', 403),
      admin: NO_GRANT('user_roles', 403),
      service: changed(1),
    },
    delete: {
      anon: NO_GRANT('user_roles', 401),
      user: NO_GRANT('user_roles', 403),
      admin: NO_GRANT('user_roles', 403),
      service: changed(1),
    },
  },
}

// The policies alone, for when somebody grants every privilege by mistake.
const EVERYTHING_GRANTED: typeof GRANTED = {
  course_events: {
    select: GRANTED.course_events.select,
    insert: {
      ...GRANTED.course_events.insert,
      anon: REFUSED_BY_POLICY('course_events', 401),
    },
    update: { ...GRANTED.course_events.update, anon: changed(0) },
    delete: { ...GRANTED.course_events.delete, anon: changed(0) },
  },
  course_event_changes: {
    select: { anon: read(0), user: read(0), admin: read(1), service: read(1) },
    insert: {
      anon: REFUSED_BY_POLICY('course_event_changes', 401),
      user: REFUSED_BY_POLICY('course_event_changes', 403),
      admin: REFUSED_BY_POLICY('course_event_changes', 403),
      service: created,
    },
    update: { anon: changed(0), user: changed(0), admin: changed(0), service: changed(1) },
    delete: { anon: changed(0), user: changed(0), admin: changed(0), service: changed(1) },
  },
  user_roles: {
    select: { ...GRANTED.user_roles.select, anon: read(0) },
    insert: {
      anon: REFUSED_BY_POLICY('user_roles', 401),
      user: REFUSED_BY_POLICY('user_roles', 403),
      admin: REFUSED_BY_POLICY('user_roles', 403),
      service: created,
    },
    update: { anon: changed(0), user: changed(0), admin: changed(0), service: changed(1) },
    delete: { anon: changed(0), user: changed(0), admin: changed(0), service: changed(1) },
  },
}

const CALLERS = Object.keys(CLAIMS).filter((name): name is Caller => name in CLAIMS)
const TABLES: readonly Table[] = ['course_events', 'course_event_changes', 'user_roles']
const OPERATIONS: readonly Operation[] = ['select', 'insert', 'update', 'delete']

const ATTEMPTS = TABLES.flatMap((table) => OPERATIONS.map((operation) => ({ table, operation })))

const fullCourse = { ...newCourseRow(), max_participants: 20, available_spots: 20 }

let supabase: LocalSupabase

async function prepare() {
  await supabase.reset()
  await supabase.asOwner(
    `insert into course_events (id, title, event_date, start_time, end_time, location, type)
     values ($1, 'Foredrag', '2026-11-23', '19:00', '21:00', 'Valby Kulturhus', 'foredrag')`,
    [COURSE_ID],
  )
  await supabase.asOwner(`insert into auth.users (id, email) values ($1, 'anden@example.com')`, [
    OTHER_ADMIN_ID,
  ])
  await supabase.asOwner(`insert into user_roles (user_id, role) values ($1, 'admin')`, [
    OTHER_ADMIN_ID,
  ])
}

function contents() {
  return supabase.asOwner(
    `select (select json_agg(course_events order by id) from course_events) as courses,
            (select json_agg(entry order by id) from course_event_changes as entry) as changes,
            (select json_agg(user_roles order by user_id) from user_roles) as roles`,
  )
}

async function attempt(table: Table, operation: Operation, caller: Caller): Promise<Outcome> {
  const client = supabase.client(caller)
  const attempts = {
    course_events: {
      select: () => client.from('course_events').select(),
      insert: () => client.from('course_events').insert(newCourseRow()).select(),
      update: () =>
        client.from('course_events').update({ title: 'Nyt' }).eq('id', COURSE_ID).select(),
      delete: () => client.from('course_events').delete().eq('id', COURSE_ID).select(),
    },
    course_event_changes: {
      select: () => client.from('course_event_changes').select(),
      insert: () =>
        client
          .from('course_event_changes')
          .insert({ course_id: COURSE_ID, action: 'delete' })
          .select(),
      update: () =>
        client
          .from('course_event_changes')
          .update({ changed_by_email: 'anden@example.com' })
          .eq('course_id', COURSE_ID)
          .select(),
      delete: () =>
        client.from('course_event_changes').delete().eq('course_id', COURSE_ID).select(),
    },
    user_roles: {
      select: () => client.from('user_roles').select(),
      insert: () => client.from('user_roles').insert({ user_id: USER_ID, role: 'admin' }).select(),
      update: () =>
        client
          .from('user_roles')
          .update({ user_id: USER_ID })
          .eq('user_id', OTHER_ADMIN_ID)
          .select(),
      delete: () => client.from('user_roles').delete().eq('user_id', OTHER_ADMIN_ID).select(),
    },
  } as const
  const { status, data, error } = await attempts[table][operation]()
  return error
    ? { status, code: error.code, message: error.message }
    : { status, rows: data.length }
}

/** A new course, and the one that is there removed. */
async function importInto(caller: Caller) {
  const { data } = await supabase.client('service').from('course_events').select('id, updated_at')
  return supabase
    .client(caller)
    .rpc('import_courses', { created: [fullCourse], changed: [], removed: data ?? [] })
}

/** Lets every caller try the same, each on the rows of `prepare`. */
async function expectOutcomes(
  outcomes: Record<Caller, Outcome>,
  table: Table,
  operation: Operation,
): Promise<void> {
  for (const caller of CALLERS) {
    const before = await contents()
    expect(await attempt(table, operation, caller), caller).toEqual(outcomes[caller])
    const isWritten = operation !== 'select' && (outcomes[caller].rows ?? 0) > 0
    if (!isWritten) {
      expect(await contents(), caller).toEqual(before)
      continue
    }
    expect(await contents(), caller).not.toEqual(before)
    await prepare()
  }
}

describe('with the grants of the migrations', () => {
  beforeAll(async () => {
    supabase = await freshSupabase()
  })
  beforeEach(prepare)

  it.each(ATTEMPTS)(
    'the grants of the migrations decide who may $operation rows of $table',
    ({ table, operation }) => expectOutcomes(GRANTED[table][operation], table, operation),
  )

  it('the database trusts the table of roles, not the claims of a token', async () => {
    const claims = {
      ...CLAIMS.user,
      app_metadata: { role: 'admin' },
      user_metadata: { role: 'admin' },
      is_admin: true,
    }
    const response = await supabase.request(claims, '/course_events', {
      method: 'POST',
      body: JSON.stringify(newCourseRow()),
      headers: { 'Content-Type': 'application/json' },
    })
    expect(response.status).toBe(403)
  })

  it('the database takes the right to write away together with the role, whatever token is in use', async () => {
    await supabase.asOwner('delete from user_roles where user_id = $1', [ADMIN_ID])
    const { error } = await supabase.client('admin').from('course_events').insert(newCourseRow())
    expect(error?.code).toBe('42501')
  })
})

describe('with every privilege granted by mistake', () => {
  beforeAll(async () => {
    supabase = await openLocalSupabase()
    await supabase.asOwner(
      'grant all on table course_events, course_event_changes, user_roles to public, anon, authenticated',
    )
    await supabase.asOwner('grant all on sequence course_event_changes_id_seq to public')
    await supabase.asOwner('grant execute on function import_courses to public')
  })
  beforeEach(prepare)
  afterAll(() => supabase.database.close())

  it.each(ATTEMPTS)(
    'the policies alone decide who may $operation rows of $table',
    ({ table, operation }) =>
      expectOutcomes(EVERYTHING_GRANTED[table][operation], table, operation),
  )

  it.each([
    ['anon', 401],
    ['user', 403],
  ] as const)('the policies alone let %s import no courses', async (caller, status) => {
    const before = await contents()
    const { error, status: responseStatus } = await importInto(caller)
    expect([responseStatus, error?.message]).toEqual([
      status,
      'new row violates row-level security policy for table "course_events"',
    ])
    expect(await contents()).toEqual(before)
  })
})
