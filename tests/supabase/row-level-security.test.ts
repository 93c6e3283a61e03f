import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCourseRow } from '../helpers/course'
import {
  ADMIN_ID,
  type Caller,
  CLAIMS,
  type LocalSupabase,
  openLocalSupabase,
  USER_ID,
} from '../helpers/local-supabase'

// The policies by themselves, as if somebody had granted every privilege by mistake. The privileges are in
// migrations.test.ts, and what both mean for a caller in tests/conformance.

const COURSE_ID = '00000000-0000-4000-8000-0000000000c1'
const OTHER_ADMIN_ID = '00000000-0000-4000-8000-0000000000ad'

const CALLERS = ['anon', 'user', 'admin', 'service'] as const

/** A row to insert, a change, and the filter of the row to change or delete. */
const ATTEMPTS = {
  course_events: { row: newCourseRow(), change: { title: 'Nyt' }, at: `id=eq.${COURSE_ID}` },
  course_event_changes: {
    row: { course_id: COURSE_ID, action: 'delete' },
    change: { changed_by_email: 'anden@example.com' },
    at: `course_id=eq.${COURSE_ID}`,
  },
  user_roles: {
    row: { user_id: USER_ID, role: 'admin' },
    change: { user_id: USER_ID },
    at: `user_id=eq.${OTHER_ADMIN_ID}`,
  },
  newsletter_attempts: {
    row: { address_hash: 'b', client_hash: 'b' },
    change: { client_hash: 'c' },
    at: 'address_hash=eq.a',
  },
}

type Table = keyof typeof ATTEMPTS
type Operation = 'select' | 'insert' | 'update' | 'delete'
/** The rows that an attempt reads or writes. */
type Outcome = number | 'refused'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await openLocalSupabase()
  await supabase.asOwner('grant all on all tables in schema public to public, anon, authenticated')
  await supabase.asOwner('grant all on sequence course_event_changes_id_seq to public')
})
beforeEach(prepare)
afterAll(() => supabase.database.close())

/** One course and two administrators; the log and the newsletter's attempts have one entry each. */
async function prepare() {
  await supabase.reset()
  await supabase
    .courses()
    .insert({ id: COURSE_ID, ...newCourseRow() })
    .throwOnError()
  await supabase.asOwner(
    `with other as (insert into auth.users (id, email) values ($1, 'anden@example.com') returning id)
     insert into user_roles (user_id, role) select id, 'admin' from other`,
    [OTHER_ADMIN_ID],
  )
  await supabase.asOwner(
    `insert into newsletter_attempts (address_hash, client_hash) values ('a', 'a')`,
  )
}

function contents() {
  return supabase.asOwner(
    `select (select json_agg(course_events order by id) from course_events) as courses,
            (select json_agg(entry order by id) from course_event_changes as entry) as changes,
            (select json_agg(user_roles order by user_id) from user_roles) as roles,
            (select json_agg(attempt order by id) from newsletter_attempts as attempt) as attempts`,
  )
}

/** The number of rows, or the message of the refusal. */
async function attempt(operation: Operation, table: Table, caller: Caller): Promise<unknown> {
  const { row, change, at } = ATTEMPTS[table]
  const [method, path, body] = {
    select: ['GET', `/${table}`, null] as const,
    insert: ['POST', `/${table}`, JSON.stringify(row)] as const,
    update: ['PATCH', `/${table}?${at}`, JSON.stringify(change)] as const,
    delete: ['DELETE', `/${table}?${at}`, null] as const,
  }[operation]
  const headers = { 'Content-Type': 'application/json', Prefer: 'return=representation' }
  const response = await supabase.request(caller, path, { method, headers, body })
  const content = await response.json()
  return response.ok ? content.length : content.message
}

it.each<[Operation, Table, [anon: Outcome, user: Outcome, admin: Outcome, service: Outcome]]>([
  ['select', 'course_events', [1, 1, 1, 1]],
  ['insert', 'course_events', ['refused', 'refused', 1, 1]],
  ['update', 'course_events', [0, 0, 1, 1]],
  ['delete', 'course_events', [0, 0, 1, 1]],
  ['select', 'course_event_changes', [0, 0, 1, 1]],
  ['insert', 'course_event_changes', ['refused', 'refused', 'refused', 1]],
  ['update', 'course_event_changes', [0, 0, 0, 1]],
  ['delete', 'course_event_changes', [0, 0, 0, 1]],
  ['select', 'user_roles', [0, 0, 1, 2]],
  ['insert', 'user_roles', ['refused', 'refused', 'refused', 1]],
  ['update', 'user_roles', [0, 0, 0, 1]],
  ['delete', 'user_roles', [0, 0, 0, 1]],
  ['select', 'newsletter_attempts', [0, 0, 0, 1]],
  ['insert', 'newsletter_attempts', ['refused', 'refused', 'refused', 1]],
  ['update', 'newsletter_attempts', [0, 0, 0, 1]],
  ['delete', 'newsletter_attempts', [0, 0, 0, 1]],
])('the policies alone decide who may %s rows of %s', async (operation, table, outcomes) => {
  const refusal = `new row violates row-level security policy for table "${table}"`
  for (const [index, outcome] of outcomes.entries()) {
    const caller = CALLERS[index] ?? 'anon'
    const before = await contents()
    expect(await attempt(operation, table, caller), caller).toBe(
      outcome === 'refused' ? refusal : outcome,
    )
    const isWritten = operation !== 'select' && outcome !== 'refused' && outcome > 0
    if (isWritten) {
      expect(await contents(), caller).not.toEqual(before)
      await prepare()
    } else {
      expect(await contents(), caller).toEqual(before)
    }
  }
})

it('the policies trust the table of roles, not the claims of a token', async () => {
  const role = 'admin'
  const asked = { app_metadata: { role }, user_metadata: { role }, is_admin: true }
  const response = await supabase.request({ ...CLAIMS.user, ...asked }, '/course_events', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(newCourseRow()),
  })
  expect(response.status).toBe(403)
})

it('the policies revoke the right to write together with the role, also for existing tokens', async () => {
  await supabase.asOwner('delete from user_roles where user_id = $1', [ADMIN_ID])
  const { error } = await supabase.courses('admin').insert(newCourseRow())
  expect(error?.code).toBe('42501')
})
