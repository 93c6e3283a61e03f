import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { TablesInsert } from '@/lib/database.types'
import {
  type Caller,
  type LocalSupabase,
  openLocalSupabase,
  validCourse,
} from '../helpers/local-supabase'

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

function call(caller: Caller, name: string, body: string, headers: Record<string, string> = {}) {
  return supabase.request(caller, `/rpc/${name}`, {
    method: 'POST',
    body,
    headers: { 'Content-Type': 'application/json', ...headers },
  })
}

describe('importing courses', () => {
  it('adds, changes and deletes in one call, and the log tells of each', async () => {
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

  it('writes nothing when one of the new ones breaks a rule of the table', async () => {
    const { error } = await importCourses({ created: [course(), course({ title: ' ' })] })
    expect(error?.code).toBe('23514')
    expect(await stored()).toEqual([])
  })

  it('does not take an id that another course has', async () => {
    await importCourses({ created: [course({ id: ID })] })
    const { status, error } = await importCourses({ created: [course({ id: ID, title: 'B' })] })
    expect([status, error?.code]).toEqual([409, '23505'])
  })
})

describe('calling a function', () => {
  it.each([
    ['is_admin', '{"a":1}', 'public.is_admin(a)'],
    ['import_courses', '{"created":[]}', 'public.import_courses(created)'],
    [
      'import_courses',
      '{"created":[],"changed":[],"x":[]}',
      'public.import_courses(changed, created, x)',
    ],
    ['%22%3B--', '{"a":1}', 'public.";--(a)'],
  ])('answers 404 to %s with %s', async (name, body, named) => {
    const response = await call('service', name, body)
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST202',
        message: `Could not find the function ${named} in the schema cache`,
      }),
    ])
  })

  it.each([
    ['', ' without parameters'],
    ['[]', ' without parameters'],
    ['null', ' without parameters'],
    ['"created"', ' without parameters'],
    ['[{"created":[]}]', '(created)'],
  ])('finds no function for the arguments in the body %j', async (body, named) => {
    const response = await call('service', 'import_courses', body)
    expect([response.status, await response.json()]).toEqual([
      404,
      expect.objectContaining({
        code: 'PGRST202',
        message: `Could not find the function public.import_courses${named} in the schema cache`,
      }),
    ])
  })

  it.each(['{', ' ', '\ufeff{}'])('refuses the body %j, which is no JSON', async (body) => {
    const response = await call('service', 'import_courses', body)
    expect([response.status, await response.json()]).toEqual([
      400,
      expect.objectContaining({ code: 'PGRST102' }),
    ])
  })

  const lists = JSON.stringify({ ...NOTHING, created: [course()] })

  it.each([
    ['a filter', '?id=eq.x', lists, {}],
    ['a choice of columns', '?select=id', lists, {}],
    ['a list of arguments', '?columns=created', lists, {}],
    ['several argument objects', '', `[${lists}]`, {}],
    ['a body in another format', '', lists, { 'Content-Type': 'text/plain' }],
    ['an estimated count', '', lists, { Prefer: 'count=planned' }],
  ])('answers 501 to %s and writes nothing', async (_name, search, body, headers) => {
    const response = await call('service', `import_courses${search}`, body, headers)
    expect([response.status, (await response.json()).code]).toEqual([501, 'LOCAL501'])
    expect(await stored()).toEqual([])
  })

  it.each(['GET', 'HEAD', 'PUT', 'OPTIONS'])('answers 501 to %s', async (method) => {
    const response = await supabase.request('service', '/rpc/import_courses', { method })
    expect(response.status).toBe(501)
  })

  it('writes nothing for a client that accepts none of its media types', async () => {
    const response = await call('service', 'import_courses', lists, { Accept: 'text/html' })
    expect([response.status, await response.json()]).toEqual([
      406,
      expect.objectContaining({
        code: 'PGRST107',
        message: 'None of these media types are available: text/html',
      }),
    ])
    expect(await stored()).toEqual([])
  })

  it.each([
    ['no preference', {}, { 'content-range': '0-0/*' }],
    [
      'count=exact',
      { Prefer: 'count=exact' },
      { 'content-range': '0-0/1', 'preference-applied': 'count=exact' },
    ],
  ])('answers with the headers of one row for %s', async (_name, headers, expected) => {
    const response = await call('service', 'import_courses', lists, headers)
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      204,
      { ...expected, vary: 'Accept, Prefer, Range' },
    ])
  })

  it('finds no function without a name', async () => {
    const response = await call('service', '', lists)
    expect([response.status, (await response.json()).code]).toEqual([404, 'PGRST202'])
  })

  it('calls nothing of another schema', async () => {
    const response = await call('service', 'is_admin', '{"a":1}', { 'Content-Profile': 'private' })
    expect([response.status, await response.json()]).toEqual([
      406,
      expect.objectContaining({ code: 'PGRST106' }),
    ])
  })

  it('reads names as names, never as SQL', async () => {
    await supabase.asOwner(
      `create function "a""b"("x"" y" jsonb) returns void language sql as $$ select $$`,
    )
    await supabase.asOwner(`grant execute on function "a""b" to service_role`)
    const response = await call('service', 'a%22b', JSON.stringify({ 'x" y': 1 }))
    await supabase.asOwner(`drop function "a""b"`)
    expect(response.status).toBe(204)
  })
})
