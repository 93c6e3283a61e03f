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

type Table = (typeof TABLES)[number]
type Operation = (typeof OPERATIONS)[number]
/** The rows that an attempt reads or writes, or the reason why it is refused. */
type Outcome = number | 'no privilege' | 'no policy'
type Outcomes = Record<
  Table,
  Record<Operation, [anon: Outcome, user: Outcome, admin: Outcome, service: Outcome]>
>

// One course and two administrators exist, and the log has one entry; the update and the delete name the
// course, or its entry, or the role of the other administrator.
const BY_THE_MIGRATIONS: Outcomes = {
  course_events: {
    select: [1, 1, 1, 1],
    insert: ['no privilege', 'no policy', 1, 1],
    update: ['no privilege', 0, 1, 1],
    delete: ['no privilege', 0, 1, 1],
  },
  // Written by its trigger alone.
  course_event_changes: {
    select: ['no privilege', 0, 1, 'no privilege'],
    insert: ['no privilege', 'no privilege', 'no privilege', 'no privilege'],
    update: ['no privilege', 'no privilege', 'no privilege', 'no privilege'],
    delete: ['no privilege', 'no privilege', 'no privilege', 'no privilege'],
  },
  user_roles: {
    select: ['no privilege', 0, 1, 2],
    insert: ['no privilege', 'no privilege', 'no privilege', 1],
    update: ['no privilege', 'no privilege', 'no privilege', 1],
    delete: ['no privilege', 'no privilege', 'no privilege', 1],
  },
}

// For when somebody grants every privilege by mistake.
const BY_THE_POLICIES_ALONE: Outcomes = {
  course_events: {
    select: [1, 1, 1, 1],
    insert: ['no policy', 'no policy', 1, 1],
    update: [0, 0, 1, 1],
    delete: [0, 0, 1, 1],
  },
  course_event_changes: {
    select: [0, 0, 1, 1],
    insert: ['no policy', 'no policy', 'no policy', 1],
    update: [0, 0, 0, 1],
    delete: [0, 0, 0, 1],
  },
  user_roles: {
    select: [0, 0, 1, 2],
    insert: ['no policy', 'no policy', 'no policy', 1],
    update: [0, 0, 0, 1],
    delete: [0, 0, 0, 1],
  },
}

const CALLERS = ['anon', 'user', 'admin', 'service'] as const
const TABLES = ['course_events', 'course_event_changes', 'user_roles'] as const
const OPERATIONS = ['select', 'insert', 'update', 'delete'] as const

const ATTEMPTS = TABLES.flatMap((table) => OPERATIONS.map((operation) => ({ table, operation })))

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

async function attempt(table: Table, operation: Operation, caller: Caller) {
  const client = supabase.client(caller)
  const courses = client.from('course_events')
  const changes = client.from('course_event_changes')
  const roles = client.from('user_roles')
  const email = { changed_by_email: 'anden@example.com' }
  const attempts = {
    course_events: {
      select: () => courses.select(),
      insert: () => courses.insert(newCourseRow()).select(),
      update: () => courses.update({ title: 'Nyt' }).eq('id', COURSE_ID).select(),
      delete: () => courses.delete().eq('id', COURSE_ID).select(),
    },
    course_event_changes: {
      select: () => changes.select(),
      insert: () => changes.insert({ course_id: COURSE_ID, action: 'delete' }).select(),
      update: () => changes.update(email).eq('course_id', COURSE_ID).select(),
      delete: () => changes.delete().eq('course_id', COURSE_ID).select(),
    },
    user_roles: {
      select: () => roles.select(),
      insert: () => roles.insert({ user_id: USER_ID, role: 'admin' }).select(),
      update: () => roles.update({ user_id: USER_ID }).eq('user_id', OTHER_ADMIN_ID).select(),
      delete: () => roles.delete().eq('user_id', OTHER_ADMIN_ID).select(),
    },
  } as const
  const { status, data, error } = await attempts[table][operation]()
  return error
    ? { status, code: error.code, message: error.message }
    : { status, rows: data.length }
}

function responseOf(outcome: Outcome, table: Table, operation: Operation, caller: Caller) {
  if (typeof outcome === 'number') {
    return { status: operation === 'insert' ? 201 : 200, rows: outcome }
  }
  const message =
    outcome === 'no privilege'
      ? `permission denied for table ${table}`
      : `new row violates row-level security policy for table "${table}"`
  return { status: caller === 'anon' ? 401 : 403, code: '42501', message }
}

/** Lets every caller try the same, each on the rows of `prepare`. */
async function expectOutcomes(outcomes: Outcomes, table: Table, operation: Operation) {
  for (const [index, outcome] of outcomes[table][operation].entries()) {
    const caller = CALLERS[index] ?? 'anon'
    const before = await contents()
    expect(await attempt(table, operation, caller), caller).toEqual(
      responseOf(outcome, table, operation, caller),
    )
    const isWritten = operation !== 'select' && typeof outcome === 'number' && outcome > 0
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
    ({ table, operation }) => expectOutcomes(BY_THE_MIGRATIONS, table, operation),
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
    ({ table, operation }) => expectOutcomes(BY_THE_POLICIES_ALONE, table, operation),
  )

  it('the policies alone let visitors and users import no courses', async () => {
    const course = { ...newCourseRow(), max_participants: 20, available_spots: 20 }
    const lists = { created: [course], changed: [], removed: [] }
    const before = await contents()
    for (const [caller, status] of [
      ['anon', 401],
      ['user', 403],
    ] as const) {
      const response = await supabase.client(caller).rpc('import_courses', lists)
      const message = 'new row violates row-level security policy for table "course_events"'
      expect(response).toMatchObject({ status, error: { message } })
    }
    expect(await contents()).toEqual(before)
  })
})
