import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tables } from '@/lib/database.types'
import { newCourseRow } from '../helpers/course'
import { ADMIN_ID, type LocalSupabase, openLocalSupabase } from '../helpers/local-supabase'

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

async function create(): Promise<Tables<'course_events'>> {
  const { data } = await supabase
    .client('admin')
    .from('course_events')
    .insert(newCourseRow())
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

it('the log of changes ignores a write that changes nothing', async () => {
  const { id, title } = await create()
  await supabase.client('admin').from('course_events').update({ title }).eq('id', id)
  expect(await log()).toHaveLength(1)
})

it('the log of changes outlives the account that it names', async () => {
  await create()
  await supabase.asOwner('delete from auth.users where id = $1', [ADMIN_ID])
  const entries = await supabase.asOwner('select changed_by from course_event_changes')
  expect(entries).toEqual([{ changed_by: ADMIN_ID }])
})

it('the log of changes shows no entry older than a year, and deletes it with the next change', async () => {
  await create()
  await create()
  const [old, recent] = await log()
  await supabase.asOwner(
    `update course_event_changes
     set changed_at = now() - interval '1 year' + case id when $1 then interval '-1 day' else interval '1 day' end`,
    [old?.id],
  )
  expect(await log()).toMatchObject([{ course_id: recent?.course_id }])
  const { id } = await create()
  const kept = await supabase.asOwner('select course_id from course_event_changes order by id')
  expect(kept).toEqual([{ course_id: recent?.course_id }, { course_id: id }])
})
