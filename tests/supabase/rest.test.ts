import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import {
  type Caller,
  freshSupabase,
  type LocalSupabase,
  validCourse,
} from '../helpers/local-supabase'

// The calls and refusals that PostgREST shares are facts of tests/conformance.

const FIRST_ID = '00000000-0000-4000-8000-0000000000c1'

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
  id: '00000000-0000-4000-8000-0000000000c2',
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

type Options = { body?: unknown; headers?: Record<string, string> }

async function send(
  caller: Caller,
  method: string,
  path: string,
  { body, headers = {} }: Options = {},
) {
  const response = await supabase.request(caller, path, {
    method,
    headers: { 'Content-Type': 'application/json', ...headers },
    body: typeof body === 'string' || body === undefined ? (body ?? null) : JSON.stringify(body),
  })
  const text = await response.text()
  return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
}

const storedCourses = () =>
  supabase.asOwner('select to_json(course_events) as course from course_events order by event_date')

describe('reading', () => {
  it.each([
    [`id=eq.${FIRST_ID}`, [FIRST]],
    ['type=neq.foredrag', [SECOND]],
    ['event_date=gte.2026-11-24', [SECOND]],
    ['event_date=gte.2026-11-23&type=eq.foredrag', [FIRST]],
    ['order=event_date.desc', [SECOND, FIRST]],
    ['order=location,event_date&limit=1', [FIRST]],
    ['order=event_date&limit=1&offset=1', [SECOND]],
    ['order=event_date&offset=9', []],
  ])('returns the rows of %s', async (search, rows) => {
    expect(await send('anon', 'GET', `/course_events?${search}`)).toEqual({
      status: 200,
      body: rows,
    })
  })

  it('reading finds a row by its value, whatever characters are in it', async () => {
    const unit = fc.oneof(fc.constantFrom(...'",()\\.{}%*:&=+ æ#?'), fc.string({ maxLength: 1 }))
    const title = fc.string({ unit, maxLength: 40 }).map((text) => {
      const visible = text.replaceAll(/[^\p{L}\p{N}\p{P}\p{S} ]/gu, '')
      return `x${visible}x`
    })
    const courses = () => supabase.client('anon').from('course_events').select('title')
    await fc.assert(
      fc.asyncProperty(title, async (text) => {
        await supabase.asOwner('update course_events set title = $1 where id = $2', [
          text,
          FIRST_ID,
        ])
        expect((await courses().eq('title', text)).data).toEqual([{ title: text }])
      }),
      { numRuns: 40 },
    )
  })

  it('reading stops at 1000 rows, and says that there are more only if they are counted', async () => {
    await supabase.asOwner(
      `insert into course_events (title, event_date, start_time, end_time, location, type)
       select 'Kursus ' || number, '2027-01-01', '09:00', '10:00', 'Online', 'foredrag'
       from generate_series(1, 1232) as number`,
    )
    const page = (from: number) =>
      supabase
        .client('anon')
        .from('course_events')
        .select('id', { count: 'exact' })
        .order('event_date')
        .order('id')
        .range(from, from + 4999)
    const uncounted = await send('anon', 'GET', '/course_events')
    expect([uncounted.status, uncounted.body.length]).toEqual([200, 1000])
    const pages = [await page(0), await page(1000)]
    expect(pages.map(({ status, count }) => [status, count])).toEqual([
      [206, 1234],
      [206, 1234],
    ])
    expect(new Set(pages.flatMap(({ data }) => data?.map(({ id }) => id))).size).toBe(1234)
  })
})

describe('writing', () => {
  it('writing fills the missing columns of a list with null, as supabase-js asks for', async () => {
    const rows = [validCourse({ max_participants: 5 }), validCourse()]
    const { error } = await supabase.client('admin').from('course_events').insert(rows)
    expect(error).toMatchObject({
      code: '23502',
      message: expect.stringContaining('null value in column "max_participants"'),
    })
  })

  it('writing takes only the listed columns from the body', async () => {
    const columns = '"title","event_date","start_time","end_time","location","type"'
    const path = `/course_events?columns=${encodeURIComponent(columns)}&select=max_participants`
    const { body } = await send('admin', 'POST', path, {
      body: [{ ...validCourse(), max_participants: 5 }],
      headers: { Prefer: 'return=representation' },
    })
    expect(body).toEqual([{ max_participants: 20 }])
  })

  it('writing creates nothing from an empty list', async () => {
    const headers = { Prefer: 'return=representation' }
    expect(await send('admin', 'POST', '/course_events', { body: [], headers })).toEqual({
      status: 201,
      body: [],
    })
  })

  it('writing undoes a change of more rows than the one that was requested', async () => {
    const { error } = await supabase
      .client('admin')
      .from('course_events')
      .update({ title: 'Nyt' })
      .eq('location', FIRST.location)
      .select()
      .single()
    expect(error).toMatchObject({ code: 'PGRST116', details: 'The result contains 2 rows' })
    expect(await storedCourses()).toEqual([{ course: FIRST }, { course: SECOND }])
  })
})

describe('everything else', () => {
  const course = `/course_events?id=eq.${FIRST_ID}`

  it.each([
    ['GET', '/', {}],
    ['GET', '/course_events/1', {}],
    ['HEAD', '/course_events', {}],
    ['PUT', course, {}],
    ['OPTIONS', '/course_events', {}],
    ['PATCH', '/course_events', {}],
    ['DELETE', '/course_events', {}],
    ['DELETE', '/course_events?limit=1', {}],
    ['DELETE', `${course}&order=id`, {}],
    ['PATCH', `${course}&limit=1`, {}],
    ['POST', '/course_events?on_conflict=id', {}],
    ['POST', '/course_events', { Prefer: 'resolution=merge-duplicates' }],
    ['POST', '/course_events', { Prefer: 'missing=default' }],
    ['POST', '/course_events', { Prefer: 'return=headers-only' }],
    ['PATCH', course, { Prefer: 'count=exact' }],
    ['POST', '/course_events', { 'Content-Type': 'text/csv' }],
    ['POST', '/course_events', { 'Content-Profile': 'auth' }],
    ['GET', '/users', { 'Accept-Profile': 'auth' }],
    ['GET', '/course_events?select=id,user_roles(role)', {}],
    ['GET', '/course_events?select=name:title', {}],
    ['GET', '/course_events?select=id::text', {}],
    ['GET', '/course_events?select=id.count()', {}],
    ['GET', '/course_events?or=(id.eq.1,id.eq.2)', {}],
    ['GET', '/course_events?user_roles.role=eq.admin', {}],
    ['GET', '/course_events?title=ilike.*x*', {}],
    ['GET', '/course_events?title=not.eq.x', {}],
    ['GET', '/course_events?id=in.(1,2)', {}],
    ['GET', '/course_events?id=eq(any).{1,2}', {}],
    ['GET', '/course_events?order=title.asc.nullsfirst', {}],
    ['GET', '/course_events?limit=-1', {}],
    ['GET', '/course_events?offset=alle', {}],
    ['GET', '/course_events', { Prefer: 'count=planned' }],
    ['GET', '/course_events', { Accept: 'text/csv' }],
  ])(
    '%s %s %j gets a 501 with an explanation, and changes nothing',
    async (method, path, headers) => {
      const body = ['GET', 'HEAD', 'OPTIONS'].includes(method) ? undefined : validCourse()
      const response = await send('admin', method, path, { body, headers })
      expect(response).toEqual({
        status: 501,
        body: {
          code: 'LOCAL501',
          message: expect.stringMatching(/^The embedded backend does not support /),
          details: null,
          hint: null,
        },
      })
      expect(await storedCourses()).toHaveLength(2)
    },
  )

  it.each(['5', 'null', '"x"', '[1]', '[[]]'])('the body %s gets a 501', async (body) => {
    expect((await send('admin', 'POST', '/course_events', { body })).status).toBe(501)
  })
})

describe('hostile requests', () => {
  afterEach(async () => {
    expect(await storedCourses()).toEqual([{ course: FIRST }, { course: SECOND }])
  })

  const INJECTIONS = [
    `'; drop table course_events; --`,
    `"; drop table course_events; --`,
    `") returning *; delete from course_events; --`,
    `$1`,
    `a\\'); delete from course_events; --`,
  ]

  it.each(INJECTIONS)('with %s as a value find no row', async (text) => {
    const path = `/course_events?title=eq.${encodeURIComponent(text)}`
    expect(await send('anon', 'GET', path)).toEqual({ status: 200, body: [] })
  })

  it.each([...INJECTIONS, '__proto__', 'constructor', 'course_events"'])(
    'with %s as a name are refused',
    async (name) => {
      const encoded = encodeURIComponent(name)
      const responses = await Promise.all([
        send('service', 'GET', `/${encoded}`),
        send('service', 'GET', `/course_events?select=${encoded}`),
        send('service', 'GET', `/course_events?order=${encoded}`),
        send('service', 'GET', `/course_events?${encoded}=eq.1`),
        send('service', 'DELETE', `/course_events?${encoded}=eq.1`),
        send('service', 'POST', `/course_events?columns=${encoded}`, { body: [{}] }),
        send('service', 'POST', '/course_events', { body: `{${JSON.stringify(name)}:1}` }),
        send('service', 'POST', `/rpc/${encoded}`, { body: { created: [] } }),
      ])
      for (const { status } of responses) expect([400, 404, 501]).toContain(status)
    },
  )

  it('reach no table of another schema', async () => {
    expect(await send('service', 'GET', '/users')).toMatchObject({
      status: 404,
      body: { code: 'PGRST205' },
    })
  })

  it('with a text that ends in the middle, or JSON too deep for the database, are refused', async () => {
    const deep = `{"title":${'['.repeat(8000)}${']'.repeat(8000)}}`
    for (const body of [deep, `"${'\\"'.repeat(300_000)}`]) {
      expect(await send('admin', 'POST', '/course_events', { body })).toMatchObject({
        status: 400,
        body: { code: 'PGRST102' },
      })
    }
    expect((await send('anon', 'GET', '/course_events')).status).toBe(200)
  })

  it('with other bytes than UTF-8, a byte order mark or a NUL are refused', async () => {
    const latin1 = new Uint8Array(Buffer.from('{"title":"S\u00f8ren"}', 'latin1'))
    const response = await supabase.request('admin', '/course_events', {
      method: 'POST',
      body: latin1,
    })
    expect(response.status).toBe(400)
    for (const body of ['\ufeff{"title":"x"}', JSON.stringify(validCourse({ title: '\0' }))]) {
      expect((await send('admin', 'POST', '/course_events', { body })).status).toBe(400)
    }
    expect((await send('anon', 'GET', '/course_events?title=eq.%00')).status).toBe(400)
  })

  it('take the role of a failed request over to none of the next', async () => {
    const failed = await send('service', 'POST', '/course_events', { body: { title: 'x' } })
    expect(failed.status).toBe(400)
    const responses = await Promise.all([
      send('anon', 'POST', '/course_events', { body: validCourse() }),
      send('user', 'POST', '/course_events', { body: validCourse() }),
    ])
    expect(responses.map(({ status }) => status)).toEqual([401, 403])
  })

  it('of odd filters get rows, a refusal or a 501, and never a fault', async () => {
    const odd = fc.string({
      unit: fc.constantFrom(
        ...[
          'not',
          'eq',
          'in',
          'is',
          'null',
          '.',
          '(',
          ')',
          ',',
          '"',
          '->',
          ':',
          '*',
          'æ',
          '0',
          ' ',
        ],
      ),
    })
    const name = fc.oneof(fc.constantFrom('title', 'event_date', 'id', 'select', 'order'), odd)
    const value = fc.oneof(
      odd,
      odd.map((text) => `eq.${text}`),
    )
    await fc.assert(
      fc.asyncProperty(name, value, async (key, text) => {
        const path = `/course_events?${new URLSearchParams([[key, text]])}`
        expect([200, 400, 501]).toContain((await send('anon', 'GET', path)).status)
      }),
    )
  })
})
