import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Tables } from '@/lib/database.types'
import { type NewCourseRow, newCourseRow } from '../helpers/course'
import { ADMIN_ID, freshSupabase, type LocalSupabase } from '../helpers/local-supabase'

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(() => supabase.reset())

const courses = () => supabase.courses('admin')

/** The log as an administrator reads it, the oldest entry first. */
async function log() {
  const { data } = await supabase.client('admin').from('course_event_changes').select().order('id')
  return data ?? []
}

async function create(values: Partial<NewCourseRow> = {}): Promise<Tables<'course_events'>> {
  const { data } = await courses().insert(newCourseRow(values)).select().single()
  if (!data) throw new Error('The course was not created')
  return data
}

it('the log of changes notes author, time and both versions of each change', async () => {
  const startedAt = Date.now() - 1_000
  const created = await create()
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
  await courses().update({ title }).eq('id', id)
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

const CHOSEN = { created_at: '2026-01-01T00:00:00+00:00' }

/** Writes rows as an import does. @returns the courses afterwards */
async function importCourses(list: 'inserted' | 'updated', ...rows: object[]) {
  const lists = { inserted: [], updated: [], deleted: [], [list]: rows }
  return (await supabase.client('service').rpc('write_courses', lists)).data
}

it('no change and no import moves the day of publication', async () => {
  const { id, created_at, updated_at } = await create()
  const row = { ...newCourseRow({ title: 'Importeret' }), ...CHOSEN, id, updated_at }
  expect(await importCourses('updated', row)).toMatchObject([{ title: 'Importeret', created_at }])
  await supabase.courses().update(CHOSEN).eq('id', id)
  const { data } = await courses().update({ title: 'Rettet' }).eq('id', id).select()
  expect(data).toMatchObject([{ title: 'Rettet', created_at }])
})

it('a deleted course that is restored or imported again keeps its day of publication', async () => {
  const { id, created_at } = await create()
  const row = { ...newCourseRow(), id }
  await courses().delete().eq('id', id)
  expect((await courses().insert(row).select()).data).toMatchObject([{ created_at }])
  await courses().delete().eq('id', id)
  // After a year without another change.
  await supabase.asOwner(`delete from course_event_changes where action = 'insert'`)
  expect(await importCourses('inserted', { ...row, ...CHOSEN })).toMatchObject([{ created_at }])
})

it('the secret key chooses no day of publication for a new course', async () => {
  const startedAt = Date.now() - 1_000
  await supabase.courses().insert({ ...newCourseRow(), ...CHOSEN })
  const { data } = await courses().select('created_at').single()
  expect(Date.parse(data?.created_at ?? '')).toBeGreaterThan(startedAt)
})

it('an import keeps the status of a row without one, takes all of a row with one, and is logged without a name', async () => {
  const cancelled = { status: 'cancelled', status_note: 'Syg' }
  const former = { moved_from_date: '2026-11-16', moved_from_start_time: '13:00:00' }
  const moved = { status: 'moved', ...former }
  const a = await create({ title: 'A', ...cancelled })
  const b = await create({ title: 'B', ...cancelled })
  const c = await create({ title: 'C' })
  const withoutStatus = { ...newCourseRow({ title: 'A ny' }), id: a.id, updated_at: a.updated_at }
  const reopened = { ...b, status: 'planned', status_note: null }
  await importCourses('updated', withoutStatus, reopened, { ...c, ...moved })
  expect((await courses().select().order('title')).data).toMatchObject([
    { title: 'A ny', ...cancelled },
    { status: 'planned', status_note: null },
    moved,
  ])
  expect((await log()).at(-1)).toMatchObject({ action: 'update', changed_by: null })
})
