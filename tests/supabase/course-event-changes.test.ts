import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tables } from '@/lib/database.types'
import {
  ADMIN_ID,
  type Caller,
  type LocalSupabase,
  openLocalSupabase,
  validCourse,
} from '../helpers/local-supabase'

type Entry = Tables<'course_event_changes'>

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await openLocalSupabase()
})
beforeEach(() => supabase.reset())
afterAll(() => supabase.database.close())

/** The log as an administrator reads it, the oldest entry first. */
async function log(): Promise<Entry[]> {
  const { data, error } = await supabase
    .client('admin')
    .from('course_event_changes')
    .select()
    .order('id')
  expect(error).toBeNull()
  return data ?? []
}

async function create(caller: Caller = 'admin'): Promise<Tables<'course_events'>> {
  const { data } = await supabase
    .client(caller)
    .from('course_events')
    .insert(validCourse())
    .select()
    .single()
  if (!data) throw new Error('The course was not created')
  return data
}

it('the log of changes notes who has created, changed and deleted a course, when, and what it was and became', async () => {
  const startedAt = Date.now() - 1_000
  const created = await create()
  const courses = () => supabase.client('admin').from('course_events')
  const { data: updated } = await courses()
    .update({ available_spots: 3 })
    .eq('id', created.id)
    .select()
    .single()
  await courses().delete().eq('id', created.id)

  const by = {
    id: expect.any(Number),
    course_id: created.id,
    changed_at: expect.any(String),
    changed_by: ADMIN_ID,
    changed_by_email: 'admin@example.com',
  }
  const entries = await log()
  expect(entries).toEqual([
    { ...by, action: 'insert', before: null, after: created },
    { ...by, action: 'update', before: created, after: updated },
    { ...by, action: 'delete', before: updated, after: null },
  ])
  const moments = entries.map(({ changed_at }) => Date.parse(changed_at))
  expect(moments).toEqual(moments.toSorted())
  expect(moments[0]).toBeGreaterThan(startedAt)
})

it('the log of changes notes each course of a write that touches several', async () => {
  const client = supabase.client('admin')
  await client.from('course_events').insert([validCourse(), validCourse({ title: 'Foredrag' })])
  await client.from('course_events').update({ location: 'Online' }).neq('title', '')

  const entries = await log()
  const actions = entries.map(({ action }) => action)
  expect(actions).toEqual(['insert', 'insert', 'update', 'update'])
  const [first, second] = entries.map(({ after }) => after)
  expect([first, second]).toMatchObject([{ title: validCourse().title }, { title: 'Foredrag' }])
})

it('the log of changes ignores a write that changes nothing', async () => {
  const { id, title } = await create()
  await supabase.client('admin').from('course_events').update({ title }).eq('id', id)
  expect(await log()).toHaveLength(1)
})

it('the log of changes notes nothing of a write that is refused', async () => {
  const { id } = await create()
  for (const caller of ['anon', 'user'] as const) {
    const courses = () => supabase.client(caller).from('course_events')
    await courses().insert(validCourse())
    await courses().update({ title: 'Nyt' }).eq('id', id)
    await courses().delete().eq('id', id)
  }
  const broken = [validCourse(), validCourse({ title: ' ' })]
  await supabase.client('admin').from('course_events').insert(broken)
  expect(await log()).toHaveLength(1)
})

it('names nobody where nobody is signed in: the service key and the SQL editor', async () => {
  const { id } = await create('service')
  await supabase.asOwner(`update course_events set title = 'Nyt'`)
  await supabase.asOwner('delete from course_events')

  const entries = await log()
  const nobody = { course_id: id, changed_by: null, changed_by_email: null }
  expect(entries).toMatchObject([
    { ...nobody, action: 'insert' },
    { ...nobody, action: 'update' },
    { ...nobody, action: 'delete' },
  ])
})

it('the log of changes outlives the account that it names', async () => {
  await create()
  await supabase.asOwner('delete from auth.users where id = $1', [ADMIN_ID])
  const entries = await supabase.asOwner('select changed_by from course_event_changes')
  expect(entries).toEqual([{ changed_by: ADMIN_ID }])
})

it('the log of changes shows no entry older than a year, although nothing has cleared it away', async () => {
  const course = await create()
  await supabase.asOwner(
    `update public.course_event_changes set changed_at = now() - interval '366 days' where course_id = $1`,
    [course.id],
  )
  expect(await log()).toEqual([])
})

it('the log of changes keeps no entry longer than a year', async () => {
  await create()
  await create()
  const [old, recent] = await log()
  await supabase.asOwner(
    `update course_event_changes
     set changed_at = now() - interval '1 year' + case id when $1 then interval '-1 day' else interval '1 day' end`,
    [old?.id],
  )
  const { id } = await create()
  expect((await log()).map(({ course_id }) => course_id)).toEqual([recent?.course_id, id])
})

it('the log of changes accepts no other kinds of change', async () => {
  await expect(
    supabase.asOwner(
      `insert into course_event_changes (course_id, action) values ($1, 'truncate')`,
      [ADMIN_ID],
    ),
  ).rejects.toMatchObject({ constraint: 'course_event_changes_action_check' })
})

it('the log of changes lets nobody call the functions of its triggers', async () => {
  const reachable = await supabase.asOwner(
    `select role, proname from pg_proc, unnest(array['anon', 'authenticated', 'service_role']) as role
     where proname like '%course_event_change%' and has_function_privilege(role, oid, 'execute')`,
  )
  expect(reachable).toEqual([])
})

it('the log of changes is written to whatever a search path leads to', async () => {
  await supabase.asOwner('create schema evil')
  await supabase.asOwner('create table evil.course_event_changes (id text)')
  await supabase.database.asOwner(async (transaction) => {
    await transaction.query('set local search_path = evil, public')
    await transaction.query(
      `insert into public.course_events (title, event_date, start_time, end_time, location, type)
       values ('Foredrag', '2026-11-23', '19:00', '21:00', 'Valby Kulturhus', 'foredrag')`,
    )
  })
  await supabase.asOwner('drop schema evil cascade')
  expect(await log()).toHaveLength(1)
})
