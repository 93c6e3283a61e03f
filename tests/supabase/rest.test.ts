import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Caller,
  freshSupabase,
  type LocalSupabase,
  validCourse,
} from '../helpers/local-supabase'

const FIRST_ID = '00000000-0000-4000-8000-0000000000c1'
const SECOND_ID = '00000000-0000-4000-8000-0000000000c2'

const FIRST = {
  id: FIRST_ID,
  title: 'Foredrag: Unge stemmer',
  event_date: '2026-11-23',
  start_time: '19:00:00',
  end_time: '21:00:00',
  location: 'Valby Kulturhus',
  type: 'foredrag',
  max_participants: 150,
  available_spots: 2,
  url: 'https://example.com/billetter',
  updated_at: '2026-11-22T09:30:00.123456+00:00',
}
const SECOND = {
  ...FIRST,
  id: SECOND_ID,
  title: 'Supervision, "AKT" & (PPR)',
  event_date: '2026-11-24',
  type: 'supervision',
  url: null,
}

let supabase: LocalSupabase

beforeAll(async () => {
  supabase = await freshSupabase()
})
beforeEach(async () => {
  await supabase.reset()
  await supabase.asOwner(
    `insert into course_events select * from json_populate_recordset(null::course_events, $1::json)`,
    [JSON.stringify([FIRST, SECOND])],
  )
})

function send(
  caller: Caller,
  method: string,
  path: string,
  options: { body?: unknown; headers?: Record<string, string> } = {},
): Promise<Response> {
  const { body, headers = {} } = options
  return supabase.request(caller, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
  })
}

async function statusAndError(response: Response | Promise<Response>) {
  const answer = await response
  return { status: answer.status, ...(await answer.json()) }
}

async function idsOf(path: string) {
  const response = await send('anon', 'GET', path)
  expect(response.status).toBe(200)
  const rows: { id: string }[] = await response.json()
  return rows.map(({ id }) => id)
}

const countCourses = async () => (await supabase.asOwner('select from course_events')).length

describe('reading', () => {
  it('answers with dates, times and numbers as Postgres writes them', async () => {
    const response = await send('anon', 'GET', '/course_events?select=*&order=event_date.asc', {
      headers: { 'Accept-Profile': 'public' },
    })
    expect(response.status).toBe(200)
    expect(await response.json()).toEqual([FIRST, SECOND])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-range': '0-1/*',
      'content-location': '/course_events?order=event_date.asc&select=%2A',
      'content-profile': 'public',
      vary: 'Accept, Prefer, Range',
    })
  })

  it.each([
    ['id=eq.00000000-0000-4000-8000-0000000000c1', [FIRST_ID]],
    ['type=neq.foredrag', [SECOND_ID]],
    ['event_date=gt.2026-11-23', [SECOND_ID]],
    ['event_date=gte.2026-11-23&event_date=lt.2026-11-24', [FIRST_ID]],
    ['max_participants=lte.149', []],
    ['url=is.null', [SECOND_ID]],
    ['url=not.is.null', [FIRST_ID]],
    ['type=in.(foredrag,foraeldre)', [FIRST_ID]],
    ['type=not.in.(foredrag,foraeldre)', [SECOND_ID]],
    ['id=in.()', []],
    ['title=in.(%22Supervision, \\%22AKT\\%22 %26 (PPR)%22)', [SECOND_ID]],
    ['title=eq.Supervision, %22AKT%22 %26 (PPR)', [SECOND_ID]],
    ['order=title.desc', [SECOND_ID, FIRST_ID]],
    ['order=url.asc.nullsfirst', [SECOND_ID, FIRST_ID]],
    ['order=url.desc.nullslast,id', [FIRST_ID, SECOND_ID]],
    ['order=id&limit=1', [FIRST_ID]],
    ['order=id&limit=1&offset=1', [SECOND_ID]],
    ['limit=0&offset=1', []],
  ])('understands %s', async (search, ids) => {
    const expected = search.includes('order') ? ids : [...ids].sort()
    const found = await idsOf(`/course_events?select=id&${search}`)
    expect(search.includes('order') ? found : found.sort()).toEqual(expected)
  })

  it('answers with one object when asked for one', async () => {
    const accept = { Accept: 'application/vnd.pgrst.object+json' }
    const response = await send('anon', 'GET', `/course_events?id=eq.${FIRST_ID}`, {
      headers: accept,
    })
    expect(response.headers.get('content-type')).toBe(
      'application/vnd.pgrst.object+json; charset=utf-8',
    )
    expect(await response.json()).toEqual(FIRST)
  })

  it.each([
    [0, 'type=eq.foraeldre'],
    [2, 'select=*'],
  ])('answers 406 when one object is asked for and there are %i', async (rows, search) => {
    const response = send('anon', 'GET', `/course_events?${search}`, {
      headers: { Accept: 'application/vnd.pgrst.object+json' },
    })
    expect(await statusAndError(response)).toEqual({
      status: 406,
      code: 'PGRST116',
      message: 'Cannot coerce the result to a single JSON object',
      details: `The result contains ${rows} rows`,
      hint: null,
    })
  })

  it('has the headers of GET and no body for HEAD', async () => {
    const response = await send('anon', 'HEAD', '/course_events', {
      headers: { Prefer: 'count=exact' },
    })
    expect(response.headers.get('content-range')).toBe('0-1/2')
    expect(response.headers.get('preference-applied')).toBe('count=exact')
    expect(await response.text()).toBe('')
    const missing = await send('anon', 'HEAD', '/nothing')
    expect([missing.status, await missing.text()]).toEqual([404, ''])
  })

  it.each(['application/json;q=0.5', '*/*', 'Application/JSON ; charset=utf-8'])(
    'answers with JSON to a client that accepts %s',
    async (accept) => {
      const headers = { Accept: accept }
      const response = await send('anon', 'GET', '/course_events', { headers })
      expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    },
  )
})

describe('ranges', () => {
  it.each([
    ['select=*', undefined, 200, '0-1/*'],
    ['offset=1', undefined, 200, '1-1/*'],
    ['offset=9', undefined, 200, '*/*'],
    ['limit=0', undefined, 200, '*/*'],
    ['select=*', 'count=exact', 200, '0-1/2'],
    ['limit=1', 'count=exact', 206, '0-0/2'],
    ['offset=2', 'count=exact', 206, '*/2'],
    ['type=eq.foraeldre', 'count=exact', 200, '*/0'],
    ['type=eq.foredrag', 'count=exact', 200, '0-0/1'],
  ])('%s with %s answers %i and %s', async (search, prefer, status, range) => {
    const headers: Record<string, string> = prefer ? { Prefer: prefer } : {}
    const response = await send('anon', 'GET', `/course_events?${search}`, { headers })
    expect([response.status, response.headers.get('content-range')]).toEqual([status, range])
  })

  it('answers 416 when counted rows end before the offset', async () => {
    const response = await send('anon', 'GET', '/course_events?offset=100', {
      headers: { Prefer: 'count=exact' },
    })
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-range': '*/2',
      'content-location': '/course_events?offset=100',
      'preference-applied': 'count=exact',
      vary: 'Accept, Prefer, Range',
    })
    expect(await statusAndError(response)).toEqual({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'An offset of 100 was requested, but there are only 2 rows.',
      hint: null,
    })
  })

  it('answers 416 to a negative limit', async () => {
    expect(await statusAndError(send('anon', 'GET', '/course_events?limit=-1'))).toEqual({
      status: 416,
      code: 'PGRST103',
      message: 'Requested range not satisfiable',
      details: 'Limit should be greater than or equal to zero.',
      hint: null,
    })
  })

  it('ignores the Range header of other methods than GET', async () => {
    const headers = { Range: '0-0' }
    const head = await send('anon', 'HEAD', '/course_events', { headers })
    expect(head.headers.get('content-range')).toBe('0-1/*')
    const body = { title: 'Nyt' }
    const patch = await send('admin', 'PATCH', '/course_events?id=not.is.null', { body, headers })
    expect(patch.headers.get('content-range')).toBe('0-1/*')
  })
})

describe('preferences', () => {
  const course = `/course_events?id=eq.${FIRST_ID}`

  it.each([
    ['POST', '/course_events', 201, '*/1'],
    ['PATCH', course, 204, '0-0/1'],
    ['DELETE', course, 204, '*/1'],
  ])('have the rows of %s counted', async (method, path, status, range) => {
    const response = await send('admin', method, path, {
      body: method === 'DELETE' ? undefined : validCourse(),
      headers: { Prefer: 'return=minimal, count=exact' },
    })
    expect([response.status, Object.fromEntries(response.headers)]).toEqual([
      status,
      {
        'content-range': range,
        'preference-applied': 'return=minimal, count=exact',
        vary: 'Accept, Prefer, Range',
      },
    ])
  })

  it('take the first value that is known, and ignore the others', async () => {
    const response = await send('admin', 'PATCH', course, {
      body: { title: 'Nyt' },
      headers: {
        Prefer: 'return=everything, count=some, return=representation, return=minimal, count=exact',
      },
    })
    expect(response.headers.get('preference-applied')).toBe('return=representation, count=exact')
    expect(await response.json()).toHaveLength(1)
  })
})

describe('more than 1000 rows', () => {
  beforeEach(() =>
    supabase.asOwner(
      `insert into course_events (title, event_date, start_time, end_time, location, type)
       select 'Kursus ' || number, '2027-01-01', '09:00', '10:00', 'Online', 'foredrag'
       from generate_series(1, 1232) as number`,
    ),
  )

  const page = (from: number, to: number) =>
    supabase
      .client('anon')
      .from('course_events')
      .select('id', { count: 'exact' })
      .order('event_date')
      .order('id')
      .range(from, to)

  it('cuts a read off at 1000 without a word', async () => {
    const response = await send('anon', 'GET', '/course_events')
    expect([response.status, response.headers.get('content-range')]).toEqual([200, '0-999/*'])
    expect(await response.json()).toHaveLength(1000)
  })

  it('tells of the rest when the rows are counted, and caps a higher limit', async () => {
    const response = await send('anon', 'GET', '/course_events?limit=5000', {
      headers: { Prefer: 'count=exact' },
    })
    expect([response.status, response.headers.get('content-range')]).toEqual([206, '0-999/1234'])
    expect(await response.json()).toHaveLength(1000)
  })

  it('gives every row once, page by page', async () => {
    const pages = [await page(0, 999), await page(1000, 1999)]
    const ids = pages.flatMap(({ data }) => data?.map(({ id }) => id) ?? [])
    expect(ids).toHaveLength(1234)
    expect(new Set(ids).size).toBe(1234)
    expect(pages.map(({ count }) => count)).toEqual([1234, 1234])
  })

  it('does not limit a write', async () => {
    const { data, error } = await supabase
      .client('admin')
      .from('course_events')
      .delete()
      .eq('location', 'Online')
      .select('id')
    expect(error).toBeNull()
    expect(data).toHaveLength(1232)
  })
})

describe('creating', () => {
  it('answers 201 without a body, and says nothing of preferences nobody sent', async () => {
    const response = await send('admin', 'POST', '/course_events', { body: validCourse() })
    expect(response.status).toBe(201)
    expect(await response.text()).toBe('')
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-range': '*/*',
      vary: 'Accept, Prefer, Range',
    })
    expect(await countCourses()).toBe(3)
  })

  it('answers with the row and its defaults when asked for', async () => {
    const response = await send('admin', 'POST', '/course_events?select=*', {
      body: validCourse(),
      headers: { Prefer: 'return=representation', 'Content-Profile': 'public' },
    })
    expect(response.status).toBe(201)
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-type': 'application/json; charset=utf-8',
      'content-profile': 'public',
      'content-range': '*/*',
      'preference-applied': 'return=representation',
      vary: 'Accept, Prefer, Range',
    })
    expect(await response.json()).toEqual([
      {
        ...validCourse(),
        id: expect.stringMatching(/^[0-9a-f-]{36}$/),
        start_time: '13:00:00',
        end_time: '15:00:00',
        max_participants: 20,
        available_spots: 20,
        url: null,
        updated_at: expect.any(String),
      },
    ])
  })

  it('answers with the address of the row when asked for headers only', async () => {
    const response = await send('admin', 'POST', '/course_events', {
      body: validCourse(),
      headers: { Prefer: 'return=headers-only,count=exact' },
    })
    expect(response.headers.get('location')).toMatch(/^\/course_events\?id=eq\.[0-9a-f-]{36}$/)
    expect(response.headers.get('content-range')).toBe('*/1')
    expect(response.headers.get('preference-applied')).toBe('return=headers-only, count=exact')
  })

  it('creates several rows at once', async () => {
    const { data, error } = await supabase
      .client('admin')
      .from('course_events')
      .insert([validCourse({ title: 'Et' }), validCourse({ title: 'To' })])
      .select('title')
      .order('title')
    expect(error).toBeNull()
    expect(data).toEqual([{ title: 'Et' }, { title: 'To' }])
  })

  it('fills the gaps of several rows with null, or with defaults on request', async () => {
    const rows = [
      validCourse({ url: '/contact', max_participants: 5 }),
      validCourse({ url: '/viso' }),
    ]
    const courses = () => supabase.client('admin').from('course_events')
    const refused = await courses().insert(rows)
    expect(refused.error).toMatchObject({
      code: '23502',
      message:
        'null value in column "max_participants" of relation "course_events" violates not-null constraint',
    })
    const { data } = await courses()
      .insert(rows, { defaultToNull: false })
      .select('url,max_participants,available_spots')
      .order('url')
    expect(data).toEqual([
      { url: '/contact', max_participants: 5, available_spots: 20 },
      { url: '/viso', max_participants: 20, available_spots: 20 },
    ])
  })

  it('creates nothing from an empty list', async () => {
    const response = await send('admin', 'POST', '/course_events', {
      body: [],
      headers: { Prefer: 'return=representation' },
    })
    expect([response.status, await response.json()]).toEqual([201, []])
    expect(await countCourses()).toBe(2)
  })

  it('takes only the listed columns from the body', async () => {
    const response = await send(
      'admin',
      'POST',
      '/course_events?columns=title,event_date,start_time,end_time,location,type&select=max_participants',
      {
        body: [{ ...validCourse(), max_participants: 5 }],
        headers: { Prefer: 'return=representation' },
      },
    )
    expect(await response.json()).toEqual([{ max_participants: 20 }])
  })

  it('keeps nothing when one of several rows is refused', async () => {
    const response = await send('admin', 'POST', '/course_events', {
      body: [validCourse(), validCourse({ type: 'webinar' })],
    })
    expect(response.status).toBe(400)
    expect(await countCourses()).toBe(2)
  })
})

describe('changing', () => {
  const path = `/course_events?id=eq.${FIRST_ID}`

  it('answers 204 without a body', async () => {
    const response = await send('admin', 'PATCH', path, { body: { title: 'Nyt' } })
    expect([response.status, await response.text()]).toEqual([204, ''])
    expect(Object.fromEntries(response.headers)).toEqual({
      'content-range': '0-0/*',
      vary: 'Accept, Prefer, Range',
    })
    const [row] = await supabase.asOwner('select title from course_events where id = $1', [
      FIRST_ID,
    ])
    expect(row).toEqual({ title: 'Nyt' })
  })

  it('answers with the changed row when asked for', async () => {
    const { data, status } = await supabase
      .client('admin')
      .from('course_events')
      .update({ url: null, available_spots: 0 })
      .eq('id', FIRST_ID)
      .select()
      .single()
    expect(status).toBe(200)
    const { updated_at, ...written } = data ?? {}
    const { updated_at: before, ...others } = FIRST
    expect(written).toEqual({ ...others, url: null, available_spots: 0 })
    expect(updated_at).not.toBe(before)
  })

  it('tells a change of nothing only by its rows', async () => {
    const nobody = '/course_events?id=eq.00000000-0000-4000-8000-000000000000'
    const silent = await send('admin', 'PATCH', nobody, { body: { title: 'Nyt' } })
    expect([silent.status, silent.headers.get('content-range')]).toEqual([204, '*/*'])
    const asked = await send('admin', 'PATCH', nobody, {
      body: { title: 'Nyt' },
      headers: { Prefer: 'return=representation' },
    })
    expect([asked.status, await asked.json()]).toEqual([200, []])
  })

  it('undoes a change of more rows than the one that was asked for', async () => {
    const response = await send('admin', 'PATCH', '/course_events?location=eq.Valby Kulturhus', {
      body: { title: 'Nyt' },
      headers: {
        Prefer: 'return=representation',
        Accept: 'application/vnd.pgrst.object+json',
      },
    })
    expect(await statusAndError(response)).toMatchObject({
      status: 406,
      code: 'PGRST116',
      details: 'The result contains 2 rows',
    })
    expect(await supabase.asOwner(`select from course_events where title = 'Nyt'`)).toEqual([])
  })

  it('changes nothing with an empty object', async () => {
    const response = await send('admin', 'PATCH', path, { body: {} })
    expect([response.status, response.headers.get('content-range')]).toEqual([204, '*/*'])
  })

  it('refuses a change without a filter', async () => {
    const response = send('admin', 'PATCH', '/course_events', { body: { title: 'Nyt' } })
    expect(await statusAndError(response)).toEqual({
      status: 400,
      code: '21000',
      message: 'UPDATE requires a WHERE clause',
      details: null,
      hint: null,
    })
  })
})

describe('deleting', () => {
  const path = `/course_events?id=eq.${FIRST_ID}`

  it('answers 204 without a body, with or without a match', async () => {
    for (const expected of [1, 1]) {
      const response = await send('admin', 'DELETE', path)
      expect([response.status, await response.text()]).toEqual([204, ''])
      expect(response.headers.get('content-range')).toBe('*/*')
      expect(await countCourses()).toBe(expected)
    }
  })

  it('answers with the deleted rows when asked for', async () => {
    const { data, count, status } = await supabase
      .client('admin')
      .from('course_events')
      .delete({ count: 'exact' })
      .eq('id', FIRST_ID)
      .select()
    expect([status, count, data]).toEqual([200, 1, [FIRST]])
    const again = await supabase
      .client('admin')
      .from('course_events')
      .delete()
      .eq('id', FIRST_ID)
      .select()
    expect([again.status, again.data]).toEqual([200, []])
  })

  it.each(['/course_events', '/course_events?limit=1', '/course_events?id'])(
    'refuses to delete everything by %s',
    async (unfiltered) => {
      expect(await statusAndError(send('admin', 'DELETE', unfiltered))).toEqual({
        status: 400,
        code: '21000',
        message: 'DELETE requires a WHERE clause',
        details: null,
        hint: null,
      })
      expect(await countCourses()).toBe(2)
    },
  )
})

describe('what PostgREST refuses', () => {
  const refusals: [
    name: string,
    send: () => Promise<Response>,
    expected: { status: number; code: string; message: string; details?: string; hint?: string },
  ][] = [
    [
      'an unknown operator',
      () => send('anon', 'GET', '/course_events?id=0'),
      {
        status: 400,
        code: 'PGRST100',
        message: '"failed to parse filter (0)" (line 1, column 1)',
        details: 'unexpected "0" expecting "not" or operator (eq, gt, ...)',
      },
    ],
    [
      'malformed JSON',
      () => send('admin', 'POST', '/course_events', { body: '{"title": ' }),
      { status: 400, code: 'PGRST102', message: 'Empty or invalid json' },
    ],
    [
      'an empty body',
      () => send('admin', 'PATCH', `/course_events?id=eq.${FIRST_ID}`),
      { status: 400, code: 'PGRST102', message: 'Empty or invalid json' },
    ],
    [
      'rows with different keys',
      () => send('admin', 'POST', '/course_events', { body: [{ title: 'x' }, { type: 'y' }] }),
      { status: 400, code: 'PGRST102', message: 'All object keys must match' },
    ],
    [
      'another schema',
      () => send('anon', 'GET', '/users', { headers: { 'Accept-Profile': 'auth' } }),
      {
        status: 406,
        code: 'PGRST106',
        message: 'Invalid schema: auth',
        hint: 'Only the following schemas are exposed: public',
      },
    ],
    [
      'another media type',
      () => send('anon', 'GET', '/course_events', { headers: { Accept: 'text/html' } }),
      {
        status: 406,
        code: 'PGRST107',
        message: 'None of these media types are available: text/html',
      },
    ],
    [
      'another method',
      () => send('anon', 'PROPFIND', '/course_events'),
      { status: 405, code: 'PGRST117', message: 'Unsupported HTTP method: PROPFIND' },
    ],
    [
      'a longer path',
      () => send('anon', 'GET', '/course_events/1'),
      { status: 404, code: 'PGRST125', message: 'Invalid path specified in request URL' },
    ],
    [
      'an unknown column in a body',
      () => send('anon', 'POST', '/course_events', { body: { helicopter: 1 } }),
      {
        status: 400,
        code: 'PGRST204',
        message: "Could not find the 'helicopter' column of 'course_events' in the schema cache",
      },
    ],
    [
      'an unknown column in ?columns',
      () => send('anon', 'POST', '/course_events?columns=helicopter', { body: [{}] }),
      {
        status: 400,
        code: 'PGRST204',
        message: "Could not find the 'helicopter' column of 'course_events' in the schema cache",
      },
    ],
    [
      'an unknown table',
      () => send('anon', 'GET', '/fake'),
      {
        status: 404,
        code: 'PGRST205',
        message: "Could not find the table 'public.fake' in the schema cache",
      },
    ],
    [
      'a table that is nearly known',
      () => send('anon', 'GET', '/course_event'),
      {
        status: 404,
        code: 'PGRST205',
        message: "Could not find the table 'public.course_event' in the schema cache",
        hint: "Perhaps you meant the table 'public.course_events'",
      },
    ],
    [
      'a table of another schema',
      () => send('service', 'GET', '/users'),
      {
        status: 404,
        code: 'PGRST205',
        message: "Could not find the table 'public.users' in the schema cache",
      },
    ],
    [
      'an unknown column in a filter',
      () => send('anon', 'GET', '/course_events?nope=eq.1'),
      { status: 400, code: '42703', message: 'column course_events.nope does not exist' },
    ],
    [
      'an unknown column in select',
      () => send('anon', 'GET', '/course_events?select=id,nope'),
      { status: 400, code: '42703', message: 'column course_events.nope does not exist' },
    ],
    [
      'an unknown column in order',
      () => send('anon', 'GET', '/course_events?order=nope'),
      { status: 400, code: '42703', message: 'column course_events.nope does not exist' },
    ],
  ]

  it.each(refusals)('%s', async (_, request, expected) => {
    const response = await request()
    expect(response.headers.get('content-type')).toBe('application/json; charset=utf-8')
    expect(response.headers.get('proxy-status')).toBe(`PostgREST; error=${expected.code}`)
    expect(await statusAndError(response)).toEqual({ details: null, hint: null, ...expected })
  })

  it('checks path, schema, method, query, range, body, table, column and media type in this order', async () => {
    const everything = { body: '{', headers: { 'Content-Profile': 'auth', Accept: 'text/html' } }
    const wrongBody = { body: '{', headers: { Accept: 'text/html' } }
    const wrongColumn = { body: { nope: 1 }, headers: { Accept: 'text/html' } }
    const steps: [method: string, path: string, options: typeof everything | object][] = [
      ['MOVE', '/a/b?id=0&limit=-1', everything],
      ['MOVE', '/a?id=0&limit=-1', everything],
      ['MOVE', '/a?id=0&limit=-1', wrongBody],
      ['POST', '/a?id=0&limit=-1', wrongBody],
      ['POST', '/a?limit=-1', wrongBody],
      ['POST', '/a', wrongBody],
      ['POST', '/a', wrongColumn],
      ['POST', '/course_events', wrongColumn],
      ['POST', '/course_events', { ...wrongColumn, body: {} }],
    ]
    const codes: string[] = []
    for (const [method, path, options] of steps) {
      codes.push((await (await send('anon', method, path, options)).json()).code)
    }
    // Only writes look at Content-Profile, so the schema of the second step is the default one.
    expect(codes).toEqual([
      'PGRST125',
      'PGRST117',
      'PGRST117',
      'PGRST100',
      'PGRST103',
      'PGRST102',
      'PGRST205',
      'PGRST204',
      'PGRST107',
    ])
    const schemaBeforeQuery = await send('anon', 'POST', '/a?id=0', everything)
    expect((await schemaBeforeQuery.json()).code).toBe('PGRST106')
  })
})

describe('what the database refuses', () => {
  it.each([
    [
      { title: null },
      '23502',
      'null value in column "title" of relation "course_events" violates not-null constraint',
    ],
    [
      { type: 'x' },
      '23514',
      'new row for relation "course_events" violates check constraint "course_events_type_check"',
    ],
    [{ event_date: '' }, '22007', 'invalid input syntax for type date: ""'],
    [{ event_date: '2026-13-45' }, '22008', 'date/time field value out of range: "2026-13-45"'],
    [{ start_time: '9' }, '22007', 'invalid input syntax for type time: "9"'],
    [{ max_participants: 1.5 }, '22P02', 'invalid input syntax for type integer: "1.5"'],
    [{ max_participants: 3e9 }, '22003', 'value "3000000000" is out of range for type integer'],
    [{ title: '\u0000' }, '22P05', 'unsupported Unicode escape sequence'],
  ])('answers 400 to %j', async (values, code, message) => {
    const body = { ...validCourse(), ...values }
    const error = await statusAndError(send('admin', 'POST', '/course_events', { body }))
    expect(error).toMatchObject({ status: 400, code, message })
  })

  it('does not show the refused row to the user', async () => {
    const body = { ...validCourse(), type: 'x' }
    const { details } = await statusAndError(send('admin', 'POST', '/course_events', { body }))
    expect(details).toBeNull()
  })

  it('answers 400 to a value of the wrong type in a filter', async () => {
    const error = await statusAndError(send('anon', 'GET', '/course_events?id=eq.undefined'))
    expect(error).toEqual({
      status: 400,
      code: '22P02',
      message: 'invalid input syntax for type uuid: "undefined"',
      details: null,
      hint: null,
    })
  })

  it('answers 401 to a visitor without the privilege, and asks for a token', async () => {
    const response = await send('anon', 'DELETE', `/course_events?id=eq.${FIRST_ID}`)
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await statusAndError(response)).toEqual({
      status: 401,
      code: '42501',
      message: 'permission denied for table course_events',
      details: null,
      hint: null,
    })
  })

  it('answers 403 to a user for the same reason', async () => {
    const response = await send('user', 'POST', '/course_events', { body: validCourse() })
    expect(response.headers.get('www-authenticate')).toBeNull()
    expect(await statusAndError(response)).toMatchObject({ status: 403, code: '42501' })
  })

  it('complains about a value before it looks at the rights, and about a check after', async () => {
    const post = (values: object) =>
      statusAndError(
        send('user', 'POST', '/course_events', { body: { ...validCourse(), ...values } }),
      )
    expect((await post({ event_date: 'abc' })).code).toBe('22007')
    expect((await post({ type: 'x' })).code).toBe('42501')
  })

  it('answers 409 to a second row with the same key', async () => {
    const body = { user_id: '00000000-0000-4000-8000-00000000000a', role: 'admin' }
    const error = await statusAndError(send('service', 'POST', '/user_roles', { body }))
    expect(error).toMatchObject({ status: 409, code: '23505' })
  })

  it('leaves malformed JSON to the database when the columns are listed', async () => {
    const response = send('admin', 'POST', '/course_events?columns=title', { body: '[{' })
    expect(await statusAndError(response)).toMatchObject({ status: 400, code: '22P02' })
  })
})

describe('what the embedded backend leaves out', () => {
  it.each([
    ['GET', '/', {}],
    ['GET', '/rpc/import_courses?created=[]', {}],
    ['PUT', `/course_events?id=eq.${FIRST_ID}`, {}],
    ['POST', '/course_events', { Prefer: 'resolution=merge-duplicates' }],
    ['OPTIONS', '/course_events', {}],
    ['POST', '/course_events', { 'Content-Type': 'text/csv' }],
    ['POST', '/course_events', { 'Content-Type': 'text/plain' }],
    ['PATCH', `/course_events?id=eq.${FIRST_ID}&columns=title&columns=url`, {}],
    ['DELETE', `/course_events?id=eq.${FIRST_ID};title=eq.x`, {}],
    ['GET', '/course_events?limit=1&limit=2', {}],
    ['GET', '/course_events', { Range: '0-0' }],
    ['GET', '/course_events?select=id,user_roles(role)', {}],
    ['GET', '/course_events?or=(id.eq.1,id.eq.2)', {}],
    ['GET', '/course_events?title=ilike.*x*', {}],
    ['GET', '/course_events', { Prefer: 'count=planned' }],
    ['GET', '/course_events', { Prefer: 'handling=strict' }],
    ['GET', '/course_events', { Prefer: 'count=exact, timezone=Europe/Copenhagen' }],
    ['GET', '/course_events', { Accept: '*/*, application/vnd.pgrst.object+json' }],
    ['GET', '/course_events', { Accept: 'text/csv' }],
    ['GET', '/course_events', { Accept: 'application/vnd.pgrst.array+json;nulls=stripped' }],
  ])('%s %s %j is answered with 501', async (method, path, headers) => {
    const body = method === 'GET' || method === 'OPTIONS' ? undefined : validCourse()
    const response = await send('admin', method, path, { body, headers })
    expect(await statusAndError(response)).toEqual({
      status: 501,
      code: 'LOCAL501',
      message: expect.stringMatching(/^The embedded backend does not support /),
      details: null,
      hint: null,
    })
    expect(await countCourses()).toBe(2)
  })
})

describe('hostile requests', () => {
  afterEach(async () => {
    const rows = await supabase.asOwner<{ courses: unknown }>(
      'select json_agg(course_events order by id) as courses from course_events',
    )
    expect(rows).toEqual([{ courses: [FIRST, SECOND] }])
  })

  const INJECTIONS = [
    `'; drop table course_events; --`,
    `"; drop table course_events; --`,
    `") returning *; delete from course_events; --`,
    `1 or true`,
    `$1`,
    `a\\'); delete from course_events; --`,
  ]

  it.each(INJECTIONS)('takes %s for a value', async (text) => {
    const value = encodeURIComponent(text)
    const ids = await idsOf(`/course_events?title=eq.${value}`)
    expect(ids).toEqual([])
    const listed = await send('anon', 'GET', `/course_events?title=in.("x",${value})`)
    expect([200, 400]).toContain(listed.status)
    const quoted = `"${text.replace(/["\\]/g, '\\$&')}"`
    expect(await idsOf(`/course_events?title=in.(${encodeURIComponent(quoted)})`)).toEqual([])
  })

  it.each(INJECTIONS)('refuses %s as a name', async (text) => {
    const quoted = `"${text.replace(/["\\]/g, '\\$&')}"`
    const requests = [text, quoted].flatMap((name) => {
      const encoded = encodeURIComponent(name)
      return [
        send('service', 'GET', `/${encoded}`),
        send('service', 'GET', `/course_events?select=${encoded}`),
        send('service', 'GET', `/course_events?order=${encoded}`),
        send('service', 'GET', `/course_events?${encoded}=eq.1`),
        send('service', 'DELETE', `/course_events?${encoded}=eq.1`),
        send('service', 'POST', `/course_events?columns=${encoded}`, { body: [{}] }),
        send('service', 'POST', '/course_events', { body: { [name]: 1 } }),
        send('service', 'GET', '/course_events', { headers: { 'Accept-Profile': encoded } }),
      ]
    })
    for (const response of await Promise.all(requests)) {
      expect([400, 404, 406, 501]).toContain(response.status)
    }
  })

  it('keeps a text that looks like SQL as it is', async () => {
    const title = `Kursus'); delete from course_events; -- "$1"`
    const body = validCourse({ title })
    const response = await send('service', 'POST', '/course_events?select=id,title', {
      body,
      headers: { Prefer: 'return=representation' },
    })
    const [created] = await response.json()
    expect(created.title).toBe(title)
    await send('service', 'DELETE', `/course_events?id=eq.${created.id}`)
  })

  it('refuses names every object has', async () => {
    for (const name of ['__proto__', 'constructor', 'toString']) {
      const body = `{"${name}": 1}`
      const response = await send('service', 'POST', '/course_events', { body })
      expect((await response.json()).code).toBe('PGRST204')
      expect((await send('service', 'GET', `/${name}`)).status).toBe(404)
      expect((await send('service', 'GET', `/course_events?order=${name}`)).status).toBe(400)
      const accepted = await send('service', 'GET', '/course_events', { headers: { Accept: name } })
      expect(accepted.status).toBe(406)
    }
  })

  it('refuses a body over 1 MB, whether or not its length is announced', async () => {
    const big = JSON.stringify({ ...validCourse(), title: 'x'.repeat(1024 * 1024) })
    const announced = await send('admin', 'POST', '/course_events', {
      body: big,
      headers: { 'Content-Length': String(big.length) },
    })
    const streamed = await send('admin', 'POST', '/course_events', { body: big })
    for (const response of [announced, streamed]) {
      expect(await statusAndError(response)).toMatchObject({ status: 413, code: 'LOCAL413' })
    }
  })

  it('takes a body just under 1 MB', async () => {
    const course = validCourse({ title: 'x'.repeat(300), location: 'Et meget stort lokale' })
    const most = Math.floor((1024 * 1024 - 1000) / JSON.stringify([course]).length)
    const response = await send('admin', 'POST', '/course_events', {
      body: Array.from({ length: most }, () => course),
    })
    expect(response.status).toBe(201)
    await send('admin', 'DELETE', `/course_events?location=eq.${course.location}`)
  })

  it('does not run a later request as the role of a failed one', async () => {
    const failed = await send('service', 'POST', '/course_events', { body: { title: 'x' } })
    expect(failed.status).toBe(400)
    const [asAnon, asUser] = await Promise.all([
      send('anon', 'POST', '/course_events', { body: validCourse() }),
      send('user', 'POST', '/course_events', { body: validCourse() }),
    ])
    expect([asAnon.status, asUser.status]).toEqual([401, 403])
  })

  it('answers 401 to a role that is none of the API', async () => {
    const claims = JSON.parse('{"role":"postgres"}')
    const response = await supabase.request(claims, '/course_events')
    expect(response.headers.get('www-authenticate')).toBe('Bearer')
    expect(await statusAndError(response)).toEqual({
      status: 401,
      code: '22023',
      message: 'role "postgres" does not exist',
      details: null,
      hint: null,
    })
  })
})

describe('through supabase-js', () => {
  it('finds the role of an administrator, and nothing for a user', async () => {
    const lookUp = (caller: Caller, id: string) =>
      supabase
        .client(caller)
        .from('user_roles')
        .select('role')
        .eq('user_id', id)
        .eq('role', 'admin')
        .maybeSingle()
    const admin = await lookUp('admin', '00000000-0000-4000-8000-00000000000a')
    expect([admin.data, admin.error]).toEqual([{ role: 'admin' }, null])
    const user = await lookUp('user', '00000000-0000-4000-8000-00000000000b')
    expect([user.data, user.error]).toEqual([null, null])
  })

  it('counts without reading', async () => {
    const { count, data } = await supabase
      .client('anon')
      .from('course_events')
      .select('*', { count: 'exact', head: true })
    expect([count, data]).toEqual([2, null])
  })

  it('reports an error with code, message, details and hint', async () => {
    const { error } = await supabase
      .client('anon')
      .from('course_events')
      .delete()
      .eq('id', FIRST_ID)
    expect(error).toMatchObject({
      code: '42501',
      message: 'permission denied for table course_events',
      details: null,
      hint: null,
    })
  })
})
