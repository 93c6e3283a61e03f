import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
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

describe('importing courses', () => {
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

  it.each(['changed', 'removed'] as const)(
    'writes nothing when one of the %s has moved on meanwhile',
    async (list) => {
      await importCourses({ created: [course({ title: 'A' }), course({ title: 'B' })] })
      const before = await stored()
      await supabase.client('service').from('course_events').update({ url: '/x' }).eq('title', 'B')
      const since = await stored()
      const { status, error } = await importCourses({
        created: [course()],
        [list]: before.map((row) => ({ ...row, max_participants: 7 })),
      })
      expect([status, error?.code]).toEqual([409, 'PT409'])
      expect(await stored()).toEqual(since)
    },
  )

  it('importing courses writes nothing when one of the new ones breaks a rule of the table', async () => {
    const { error } = await importCourses({ created: [course(), course({ title: ' ' })] })
    expect(error?.code).toBe('23514')
    expect(await stored()).toEqual([])
  })

  it('importing courses does not take an id that another course has', async () => {
    await importCourses({ created: [course({ id: ID })] })
    const { status, error } = await importCourses({ created: [course({ id: ID, title: 'B' })] })
    expect([status, error?.code]).toEqual([409, '23505'])
  })
})

describe('calling a function', () => {
  const lists = { ...NOTHING, created: [course()] }

  function call(name: string, body: unknown, init: RequestInit = {}) {
    return supabase.request('service', `/rpc/${name}`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
      headers: { 'Content-Type': 'application/json' },
      ...init,
    })
  }

  it('calling a function finds none that takes other arguments', async () => {
    const response = await call('import_courses', { created: [], x: [] })
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST202',
        message:
          'Could not find the function public.import_courses(created, x) in the schema cache',
      }),
    ])
  })

  it.each([
    ['a filter', 'import_courses?id=eq.x', lists, {}],
    ['a method without a body', 'import_courses', null, { method: 'GET', body: null }],
    [
      'a body in another format',
      'import_courses',
      lists,
      { headers: { 'Content-Type': 'text/plain' } },
    ],
    ['a preference', 'import_courses', lists, { headers: { Prefer: 'count=exact' } }],
    ['a function that returns something', 'today', { a: 1 }, {}],
  ])(
    'calling a function responds with 501 to %s, and writes nothing',
    async (_what, path, body, init) => {
      await supabase.asOwner(
        'create or replace function today(a int) returns date return current_date',
      )
      const response = await call(path, body, init)
      await supabase.asOwner('drop function today(int)')
      expect([response.status, (await response.json()).code]).toEqual([501, 'LOCAL501'])
      expect(await stored()).toEqual([])
    },
  )

  it('calling a function refuses a body that is not JSON', async () => {
    const response = await call('import_courses', '{')
    expect([response.status, (await response.json()).code]).toEqual([400, 'PGRST102'])
  })
})
