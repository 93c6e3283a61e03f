import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import type { TablesInsert } from '@/lib/database.types'
import { type LocalSupabase, openLocalSupabase, validCourse } from '../helpers/local-supabase'

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await openLocalSupabase()
})
beforeEach(() => supabase.reset())
afterAll(() => supabase.database.close())

const NOTHING = { created: [], changed: [], removed: [] }
const ID = '00000000-0000-4000-8000-0000000000c1'

function course(changes: Partial<TablesInsert<'course_events'>> = {}) {
  return { ...validCourse(), max_participants: 20, available_spots: 20, url: null, ...changes }
}

function importCourses(lists: Partial<Record<keyof typeof NOTHING, object[]>>) {
  return supabase.client('service').rpc('import_courses', {
    ...NOTHING,
    ...JSON.parse(JSON.stringify(lists)),
  })
}

async function stored() {
  const { data } = await supabase.client('service').from('course_events').select().order('title')
  return data ?? []
}

it('importing courses adds, changes and deletes in one call, and the log tells of each', async () => {
  await importCourses({ created: [course({ title: 'A' }), course({ title: 'B' })] })
  const [a, b] = await stored()
  const { status } = await importCourses({
    created: [course({ title: 'C', id: ID })],
    changed: [{ ...a, title: 'Nyt', available_spots: 3 }],
    removed: [{ id: b?.id, updated_at: b?.updated_at }],
  })
  expect(status).toBe(204)
  expect(await stored()).toMatchObject([
    { id: ID, title: 'C' },
    { id: a?.id, title: 'Nyt', available_spots: 3 },
  ])
  const { data } = await supabase.client('admin').from('course_event_changes').select()
  expect(data?.map(({ action, changed_by }) => [action, changed_by])).toEqual([
    ['insert', null],
    ['insert', null],
    ['insert', null],
    ['update', null],
    ['delete', null],
  ])
})

it('importing courses writes nothing when one of the new ones breaks a rule of the table', async () => {
  const { error } = await importCourses({ created: [course(), course({ title: ' ' })] })
  expect(error?.code).toBe('23514')
  expect(await stored()).toEqual([])
})
