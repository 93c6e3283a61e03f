import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest'
import { newCourseRow } from '../helpers/course'
import { type LocalSupabase, openLocalSupabase } from '../helpers/local-supabase'

let supabase: LocalSupabase
beforeAll(async () => {
  supabase = await openLocalSupabase()
})
beforeEach(() => supabase.reset())
afterAll(() => supabase.database.close())

const NOTHING = { created: [], changed: [], removed: [] }
const ID = '00000000-0000-4000-8000-0000000000c1'

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
  await importCourses({ created: [newCourseRow({ title: 'A' }), newCourseRow({ title: 'B' })] })
  const [a, b] = await stored()
  const { status } = await importCourses({
    created: [newCourseRow({ title: 'C', id: ID })],
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
  const { error } = await importCourses({ created: [newCourseRow(), newCourseRow({ title: ' ' })] })
  expect(error?.code).toBe('23514')
  expect(await stored()).toEqual([])
})
