import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCourseRow } from '../helpers/course'
import { type Caller, type LocalSupabase, openLocalSupabase } from '../helpers/local-supabase'

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await openLocalSupabase()
})
beforeEach(() => supabase.reset())
afterAll(() => supabase.database.close())

const FORMER = { moved_from_date: '2026-11-16', moved_from_start_time: '13:00' }
const MOVED = { status: 'moved', ...FORMER }

it.each([
  [{}, undefined],
  [{ status: 'cancelled', status_note: 'å'.repeat(300) }, undefined],
  [{ status: 'cancelled', ...FORMER }, undefined],
  [MOVED, undefined],
  [{ status: '' }, 'status_check'],
  [{ status: 'Aflyst' }, 'status_check'],
  [{ status: 'moved' }, 'moved_from_check'],
  [{ status: 'moved', moved_from_date: '2026-11-16' }, 'moved_from_check'],
  [{ status: 'cancelled', moved_from_start_time: '13:00' }, 'moved_from_check'],
  [{ status: 'planned', ...FORMER }, 'moved_from_check'],
  [{ ...MOVED, moved_from_date: 'infinity' }, 'moved_from_date_range_check'],
  [{ status: 'cancelled', status_note: 'å'.repeat(301) }, 'status_note_length_check'],
  [{ status: 'cancelled', status_note: 'Syg\u202e' }, 'status_note_characters_check'],
  [{ status: 'cancelled', status_note: 'Syg\n' }, 'status_note_characters_check'],
])('a course with the status %j violates the check %s', async (columns, check) => {
  const { error } = await supabase
    .client('service')
    .from('course_events')
    .insert(newCourseRow(columns))
  if (check) expect(error?.message).toContain(`"course_events_${check}"`)
  else expect(error).toBeNull()
})

it.each(['', ' ', '\u200b'])('the note %j is refused, for nobody could read it', async (note) => {
  const row = newCourseRow({ status: 'cancelled', status_note: note })
  const { error } = await supabase.client('service').from('course_events').insert(row)
  expect(error?.message).toMatch(/"course_events_status_note_\w+_check"/)
})

it('administrators and the service alone cancel and move courses, and create moved ones', async () => {
  const outcomes: Record<Caller, [updated: unknown, inserted: unknown]> = {
    anon: ['42501', '42501'],
    user: [0, '42501'],
    admin: [1, undefined],
    service: [1, undefined],
  }
  for (const [caller, outcome] of Object.entries(outcomes)) {
    await supabase.reset()
    const { data } = await supabase
      .client('service')
      .from('course_events')
      .insert(newCourseRow())
      .select('id')
      .single()
    const courses = () => supabase.client(caller as Caller).from('course_events')
    const updated = await courses()
      .update({ status: 'cancelled', status_note: 'Syg' })
      .eq('id', data?.id ?? '')
      .select()
    const inserted = await courses().insert(newCourseRow(MOVED))
    expect([updated.error?.code ?? updated.data?.length, inserted.error?.code], caller).toEqual(
      outcome,
    )
  }
})

it('an import keeps the status of a row without one, and takes all of a row with one', async () => {
  const cancelled = { status: 'cancelled', status_note: 'Syg' }
  const service = supabase.client('service')
  const stored = async () =>
    (await service.from('course_events').select().order('title')).data ?? []
  const change = (...changed: object[]) =>
    service.rpc('import_courses', {
      created: [],
      changed: JSON.parse(JSON.stringify(changed)),
      removed: [],
    })
  await service
    .from('course_events')
    .insert([
      newCourseRow({ title: 'A', ...cancelled }),
      newCourseRow({ title: 'B', status: 'planned', status_note: null }),
    ])
  const [a, b] = await stored()
  await change(
    { ...newCourseRow({ title: 'Ny' }), id: a?.id, updated_at: a?.updated_at },
    { ...b, status: 'moved', ...FORMER },
  )
  const [moved, kept] = await stored()
  expect(kept).toMatchObject({ title: 'Ny', ...cancelled })
  expect(moved).toMatchObject({ status: 'moved', moved_from_start_time: '13:00:00' })

  await change({ ...kept, status: 'planned', status_note: null })
  expect((await stored())[1]).toMatchObject({ status: 'planned', status_note: null })
})
