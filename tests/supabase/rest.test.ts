import { beforeAll, beforeEach, expect, it } from 'vitest'
import { courseRow, newCourseRow } from '../helpers/course'
import { type Caller, freshSupabase, type LocalSupabase } from '../helpers/local-supabase'

// The calls and refusals that PostgREST shares are facts of tests/conformance.

const FIRST_ID = '00000000-0000-4000-8000-0000000000c1'

const FIRST = courseRow({ id: FIRST_ID })
const SECOND = courseRow({
  id: '00000000-0000-4000-8000-0000000000c2',
  title: 'Supervision, "AKT" & (PPR)',
  event_date: '2026-11-25',
})

let supabase: LocalSupabase
/** As they are stored: the database alone says when they were published. */
let inserted: unknown[]

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(async () => {
  await supabase.reset()
  inserted = await supabase.asOwner(
    `insert into course_events select * from json_populate_recordset(null::course_events, $1::json)
     returning to_json(course_events) as course`,
    [JSON.stringify([FIRST, SECOND])],
  )
})

async function send(caller: Caller, method: string, path: string, init: RequestInit = {}) {
  const headers = new Headers({ 'Content-Type': 'application/json' })
  for (const [name, value] of new Headers(init.headers)) headers.set(name, value)
  const response = await supabase.request(caller, path, { ...init, method, headers })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const storedCourses = () =>
  supabase.asOwner('select to_json(course_events) as course from course_events order by event_date')

it('the REST API undoes a change of more rows than the one that was requested', async () => {
  const { error } = await supabase
    .client('admin')
    .from('course_events')
    .update({ title: 'Nyt' })
    .eq('location', FIRST.location)
    .select()
    .single()
  expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' })
  expect(await storedCourses()).toEqual(inserted)
})

const COURSE = `/course_events?id=eq.${FIRST_ID}`

it.each<[string, string, RequestInit]>([
  ['GET', '/course_events/1', {}],
  ['PATCH', '/course_events', {}],
  ['DELETE', '/course_events', {}],
  ['DELETE', `${COURSE}&limit=1`, {}],
  ['POST', '/course_events', { body: '[]' }],
  ['POST', '/course_events', { headers: { Prefer: 'resolution=merge-duplicates' } }],
  ['POST', '/course_events', { headers: { 'Content-Type': 'text/csv' } }],
  ['GET', '/users', { headers: { 'Accept-Profile': 'auth' } }],
  ['GET', '/course_events', { headers: { Accept: 'text/csv' } }],
  ['GET', '/course_events?select=id,user_roles(role)', {}],
  ['GET', '/course_events?or=(id.eq.1,id.eq.2)', {}],
  ['GET', '/course_events?id=eq(any).{1,2}', {}],
  ['GET', '/course_events?order=title.asc.nullsfirst', {}],
  ['GET', '/course_events?limit=-1', {}],
  ['GET', '/rpc/write_courses', {}],
])(
  'the REST API responds with 501 to %s %s with %j, and changes nothing',
  async (method, path, init) => {
    const body = method === 'GET' ? {} : { body: JSON.stringify(newCourseRow()) }
    expect(await send('admin', method, path, { ...body, ...init })).toEqual({
      status: 501,
      body: {
        code: 'LOCAL501',
        message: expect.stringMatching(/^The embedded backend does not support /),
        details: null,
        hint: null,
      },
    })
    expect(await storedCourses()).toEqual(inserted)
  },
)

const INJECTIONS = [
  `'; drop table course_events; --`,
  `"; drop table course_events; --`,
  `") returning *; delete from course_events; --`,
  `$1`,
  `a\\'); delete from course_events; --`,
]

it('a text of SQL is a value like any other', async () => {
  const courses = () => supabase.client('admin').from('course_events')
  for (const title of [...INJECTIONS, SECOND.title, '%*{}.,:()&=+ æ#?']) {
    await courses().update({ title }).eq('id', FIRST_ID)
    expect((await courses().select('title').eq('title', title)).data).toContainEqual({ title })
  }
  expect(await storedCourses()).toHaveLength(2)
})

it.each([...INJECTIONS, '__proto__', 'constructor', 'users'])(
  'the name %s is refused',
  async (name) => {
    const encoded = encodeURIComponent(name)
    const responses = await Promise.all([
      send('service', 'GET', `/${encoded}`),
      send('service', 'GET', `/course_events?select=${encoded}`),
      send('service', 'GET', `/course_events?order=${encoded}`),
      send('service', 'DELETE', `/course_events?${encoded}=eq.1`),
      send('service', 'POST', `/course_events?columns=${encoded}`, { body: '[{}]' }),
      send('service', 'POST', '/course_events', { body: `{${JSON.stringify(name)}:1}` }),
      send('service', 'POST', `/rpc/${encoded}`, { body: '{"created":[]}' }),
    ])
    for (const { status } of responses) expect([400, 404, 501]).toContain(status)
    expect(await storedCourses()).toEqual(inserted)
  },
)

it.each([
  ['JSON too deep for the database', `{"title":${'['.repeat(8000)}${']'.repeat(8000)}}`],
  ['a text without its end', `"${'\\"'.repeat(300_000)}`],
  ['other bytes than UTF-8', new Uint8Array(Buffer.from('{"title":"S\u00f8ren"}', 'latin1'))],
  ['a byte order mark', '\ufeff{"title":"x"}'],
  ['a NUL', JSON.stringify(newCourseRow({ title: '\0' }))],
])('a body with %s is refused', async (_what, body) => {
  expect((await send('admin', 'POST', '/course_events', { body })).status).toBe(400)
  expect(await storedCourses()).toEqual(inserted)
})
