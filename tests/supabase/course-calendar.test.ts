import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { site } from '@/content/site'
import { handler } from '../../supabase/functions/course-calendar/handler'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { courseRow, type NewCourseRow, newCourseRow } from '../helpers/course'
import { type ParsedEvent, parseCalendar } from '../helpers/parse-calendar'
import { parseRss } from '../helpers/parse-rss'

const FEED = '/functions/v1/course-calendar'
const TODAY = '2026-11-18'
const MORNING = Date.parse(`${TODAY}T10:00:00+01:00`)
const MINUTE = 60_000

let backend: TestBackend
let minutes = 0

beforeAll(async () => {
  // Fewer rows in a response than there are courses.
  backend = await freshBackend({ settings: { maxRows: 3 } })
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  passMinute()
  await backend.reset({ seed: false })
})
afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

/** The function keeps for a minute what it has read, from one test to the next too. */
function passMinute(): void {
  minutes += 1
  vi.setSystemTime(MORNING + minutes * MINUTE)
}

async function addCourses(...courses: Partial<NewCourseRow>[]): Promise<void> {
  const rows = courses.map((course) =>
    newCourseRow({ event_date: TODAY, type: 'supervision', ...course }),
  )
  await backend.courses().insert(rows).throwOnError()
}

/** As a calendar program asks: without a key. */
function ask(path = FEED, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  return backend.send(path, { method, headers: new Headers(headers) })
}

async function eventsIn(path?: string): Promise<ParsedEvent[]> {
  const response = await ask(path)
  expect(response.status).toBe(200)
  return parseCalendar(await response.text()).events
}

const titlesIn = async (path?: string) => (await eventsIn(path)).map(({ title }) => title)

it('the feed is a calendar of all courses, by date, however many rows the server sends at once', async () => {
  const dates = ['2026-12-24', '2026-11-17', '2027-05-01', '2026-11-18', '2026-11-30', '2026-12-01']
  await addCourses(...dates.map((event_date) => ({ title: event_date, event_date })))
  const response = await ask()
  expect(response.headers.get('Content-Type')).toBe('text/calendar; charset=utf-8')
  const feed = parseCalendar(await response.text())
  expect(feed.property('x-wr-calname')).toBe(`Kurser: ${site.name}`)
  expect(feed.events.map(({ title }) => title)).toEqual([...dates].sort())
  expect(feed.events[0]).toMatchObject({
    start: '2026-11-17T15:00:00.000Z',
    end: '2026-11-17T17:30:00.000Z',
  })
})

it('the feed of one type has only courses of that type', async () => {
  await addCourses({ title: 'Ja', type: 'foredrag' }, { title: 'Nej' })
  expect(await titlesIn(`${FEED}?type=foredrag`)).toEqual(['Ja'])
  expect(await titlesIn(`${FEED}?type=specialkurser`)).toEqual([])
  // As a mail program may have copied it.
  expect(await titlesIn(`${FEED}?type=Foredrag%3E`)).toEqual(['Ja'])
})

it('the feed has cancelled and moved courses like the others, until ninety days after their date in Denmark', async () => {
  const cancelled = { status: 'cancelled', status_note: 'Syg' }
  const former = { moved_from_date: '2025-12-24', moved_from_start_time: '13:00' }
  await addCourses({ title: 'Dag 91', event_date: '2026-01-01' })
  await addCourses({ title: 'Dag 90', event_date: '2026-01-02', ...cancelled })
  await addCourses({ title: 'Dag 89', event_date: '2026-01-03', status: 'moved', ...former })
  // Summer time has come in between, and in UTC it is the day before.
  vi.setSystemTime('2026-04-02T00:30:00+02:00')
  const events = await eventsIn()
  expect(events).toMatchObject([
    { title: 'AFLYST: Dag 90', transparency: 'TRANSPARENT' },
    { title: 'Dag 89', start: '2026-01-03T15:00:00.000Z' },
  ])
  expect(events[1]?.description).toContain('Flyttet fra 24. december 2025')
})

const ID = '00000000-0000-4000-8000-0000000000c3'

it('the file of one course has this course alone, as the feed has it, and a name of its own', async () => {
  await addCourses({ title: 'Ja', id: ID })
  await addCourses({ title: 'Nej' })
  const feed = await eventsIn()
  for (const id of [ID, `${ID.toUpperCase()}).`]) {
    const response = await ask(`${FEED}?course=${id}`)
    expect(response.headers.get('Content-Disposition')).toBe(
      `inline; filename="kursus-${TODAY}.ics"`,
    )
    expect(response.headers.get('Cache-Control')).toBe('public, max-age=60')
    const { events } = parseCalendar(await response.text())
    expect(events).toEqual(feed.filter(({ title }) => title === 'Ja'))
    const known = { 'If-None-Match': response.headers.get('ETag') ?? '' }
    expect((await ask(`${FEED}?course=${id}`, known)).status).toBe(304)
  }
})

const SERIES = { series_id: '00000000-0000-4000-8000-0000000000f0' }

it('the feed knows the dates of a series that are older than its own courses', async () => {
  await addCourses(
    { title: 'Begyndt', event_date: '2026-05-01', ...SERIES },
    { title: 'Begyndt', event_date: '2026-12-01', ...SERIES },
    { title: 'Ældre', event_date: '2026-05-02' },
    { title: 'Åben', event_date: '2026-12-02', series_id: null },
  )
  // No place is offered once a series has begun.
  const isOffered = (description = '') => /tilmeld|plads/i.test(description)
  const events = await eventsIn()
  expect(events.map(({ title, description }) => [title, isOffered(description)])).toEqual([
    ['Begyndt (del 2 af 2)', false],
    ['Åben', true],
  ])
})

it('the file of a date of a series has all its dates, and the name of the date that was asked for', async () => {
  const dates = ['2026-05-01', '2026-12-01', '2026-12-08']
  for (const event_date of dates.slice(0, 2)) await addCourses({ event_date, ...SERIES })
  await addCourses({ event_date: '2026-12-08', id: ID, ...SERIES })
  await addCourses({ title: 'Et andet' })
  const response = await ask(`${FEED}?course=${ID}`)
  expect(response.headers.get('Content-Disposition')).toContain('kursus-2026-12-08.ics')
  const { events } = parseCalendar(await response.text())
  expect(events.map(({ start }) => start.slice(0, 10))).toEqual(dates)
})

it('a course that was published or changed a moment ago has its file at once', async () => {
  expect(await titlesIn()).toEqual([])
  await addCourses({ title: 'Ny', id: ID })
  expect(await titlesIn(`${FEED}?course=${ID}`)).toEqual(['Ny'])
  await backend.courses().update({ title: 'Nyere' }).eq('id', ID)
  expect(await titlesIn(`${FEED}?course=${ID}`)).toEqual(['Nyere'])
})

const RSS = `${FEED}?format=rss`

it('the RSS feed has a course from the minute after it was published, before the older ones', async () => {
  await addCourses({ title: 'Først', event_date: '2026-11-24' })
  expect(parseRss(await (await ask(RSS)).text()).items).toMatchObject([{ title: 'Først' }])
  passMinute()
  await addCourses({ title: 'Nyest', event_date: '2027-05-01', id: ID })
  passMinute()
  const response = await ask(RSS)
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const { items, self } = parseRss(await response.text())
  expect(items.map(({ title }) => title)).toEqual(['Nyest', 'Først'])
  const { data } = await backend.courses().select('created_at').eq('id', ID).single()
  expect(items[0]).toMatchObject({
    link: `${site.origin}/courses/${ID}`,
    pubDate: new Date(data?.created_at).toUTCString(),
  })
  expect(self).toMatch(/\/functions\/v1\/course-calendar\?format=rss$/)
  passMinute()
  const known = { 'If-None-Match': response.headers.get('ETag') ?? '' }
  expect((await ask(RSS, known)).status).toBe(304)
})

it('the RSS feed of one type has only courses of that type, and names its own address', async () => {
  const event_date = '2026-11-24'
  await addCourses({ title: 'Ja', type: 'foredrag', event_date }, { title: 'Nej', event_date })
  const response = await ask(`${FEED}?format=RSS&type=Foredrag`)
  const { items, self } = parseRss(await response.text())
  expect(items.map(({ title }) => title)).toEqual(['Ja'])
  expect(self).toMatch(/course-calendar\?format=rss&type=foredrag$/)
})

it.each([
  ['type', ['', 'webinar', 'foredrag,supervision', 'toString'], 'Unknown type of course'],
  ['format', ['', 'atom', `rss&course=${ID}`], 'Unknown format'],
  [
    'course',
    [
      ...['', 'nr. 7', '00000000-0000-4000-8000-000000000000'],
      ...['a00000000-0000-4000-8000-000000000000', '00000000-0000-4000-8000-0000000000000'],
    ],
    'Unknown course',
  ],
])('a %s that no course has is not found: %j', async (parameter, values, error) => {
  await addCourses({})
  for (const value of values) {
    const response = await ask(`${FEED}?${parameter}=${value}`)
    expect([response.status, await response.json()]).toEqual([404, { error }])
  }
})

it('the feed is sent again only when a course has changed', async () => {
  await addCourses({ title: 'Før' })
  const first = await ask()
  expect(first.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const etag = first.headers.get('ETag') ?? ''

  const second = await ask(FEED, { 'If-None-Match': etag })
  expect([second.status, await second.text()]).toEqual([304, ''])
  expect(second.headers.get('ETag')).toBe(etag)

  const before = parseCalendar(await first.text()).events[0]
  passMinute()
  expect((await ask(FEED, { 'If-None-Match': etag })).status).toBe(304)
  await backend.courses().update({ title: 'Efter' }).eq('title', 'Før')
  // The function is loaded once, and keeps its cache.
  expect((await ask(FEED, { 'If-None-Match': etag })).status).toBe(304)
  passMinute()
  const third = await ask(FEED, { 'If-None-Match': etag })
  const after = parseCalendar(await third.text()).events[0]
  expect(after).toMatchObject({ title: 'Efter', uid: before?.uid })
  expect(after?.sequence).toBe(Number(before?.sequence) + 1)
  expect(Date.parse(after?.stamp ?? '')).toBeGreaterThan(Date.parse(before?.stamp ?? ''))
})

it.each([
  ['a weak tag, as a proxy makes it,', 304, (etag: string) => `W/${etag}`],
  ['a list with the tag', 304, (etag: string) => `"a", W/"b,c",${etag} ,"d"`],
  ['any tag', 304, () => ' * '],
  ['part of the tag', 200, (etag: string) => `${etag.slice(0, -2)}"`],
])('a request for the feed with %s in If-None-Match gets %i', async (_what, status, known) => {
  const etag = (await ask()).headers.get('ETag') ?? ''
  expect((await ask(FEED, { 'If-None-Match': known(etag) })).status).toBe(status)
})

it('the feed responds to HEAD and to a preflight without a body, and refuses writing', async () => {
  const head = await ask(FEED, {}, 'HEAD')
  expect([head.status, await head.text()]).toEqual([200, ''])
  expect(head.headers.get('ETag')).toMatch(/^"[0-9a-f]{32}"$/)
  const ownHead = await createSource('https://head.test').ask('', { method: 'HEAD' })
  expect([ownHead.status, await ownHead.text()]).toEqual([200, ''])
  const preflight = await ask(FEED, {}, 'OPTIONS')
  expect(preflight.status).toBe(204)
  const post = await ask(FEED, {}, 'POST')
  expect([post.status, post.headers.get('Allow')]).toEqual([405, 'GET, HEAD, OPTIONS'])
})

/** A database elsewhere, that counts how often it is read. */
function createSource(address: string, response = async () => Response.json([ROW], COUNTED)) {
  const read = vi.fn<typeof globalThis.fetch>(response)
  const env = { SUPABASE_URL: address, SUPABASE_ANON_KEY: 'key' }
  return {
    read,
    ask: (query = '', init: RequestInit = {}) =>
      handler(new Request(`${address}/course-calendar${query}`, init), env, read),
  }
}

const COUNTED = { headers: { 'Content-Range': '0-0/1' } }
const ROW = courseRow({ title: 'Åben supervision', type: 'supervision' })

it('the courses are read once a minute, with the rights of a visitor, for all types together', async () => {
  const log = vi.spyOn(console, 'error')
  const source = createSource('https://one.test')
  await Promise.all([source.ask(), source.ask(), source.ask('?type=supervision')])
  const later = await source.ask('?type=foredrag')
  expect(parseCalendar(await later.text()).events).toEqual([])
  vi.setSystemTime(Date.now() + MINUTE - 1)
  const last = await source.ask()
  expect(parseCalendar(await last.text()).events).toHaveLength(1)
  expect(last.headers.get('Access-Control-Allow-Origin')).toBe('*')
  expect(source.read).toHaveBeenCalledTimes(1)
  const [request = ['']] = source.read.mock.calls
  const { url, headers } = new Request(...request)
  expect(new URL(url).searchParams.get('event_date')).toBe('gte.2026-08-20')
  expect([headers.get('apikey'), headers.get('Authorization')]).toEqual(['key', 'Bearer key'])
  expect(log).not.toHaveBeenCalled()

  vi.setSystemTime(Date.now() + 1)
  await source.ask()
  expect(source.read).toHaveBeenCalledTimes(2)
})

it('rows that do not fit are left out and logged, and the others are served', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const rows = [
    { ...ROW, id: 'uden titel', title: null },
    { ...ROW, id: 'mange pladser', max_participants: 'mange' },
  ]
  const infinite = { ...ROW, event_date: 'infinity' }
  const source = createSource('https://misfits.test', async () =>
    Response.json([...rows, infinite, ROW]),
  )
  const feed = await source.ask()
  expect(parseCalendar(await feed.text()).events).toMatchObject([{ title: ROW.title }])
  expect(log).toHaveBeenCalledOnce()
  const logged = JSON.stringify(log.mock.calls)
  for (const { id } of rows) expect(logged).toContain(id)
  expect(logged).not.toContain(ROW.title)

  source.read.mockImplementation(async () => Response.json(rows.slice(0, 1)))
  const file = await source.ask('?course=00000000-0000-4000-8000-0000000000c1')
  expect(file.status).toBe(404)
  expect(log).toHaveBeenCalledTimes(2)
})

it('whatever one row has in its columns, the feed is valid and has the other course', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const odd = ['infinity', '-infinity', '294276-12-31T00:00:00+00:00', '2026-02-30', '24:00:00']
  const value = fc.oneof(fc.constantFrom(...odd), fc.string({ unit: 'binary' }), fc.jsonValue())
  const column = fc.constantFrom(...Object.keys(ROW))
  await fc.assert(
    fc.asyncProperty(
      fc.dictionary(column, value, { minKeys: 1 }),
      fc.uuid(),
      async (odds, host) => {
        // A host of its own, so that nothing is kept from another run.
        const rows = [{ ...ROW, id: 'b', ...odds }, ROW]
        const source = createSource(`https://${host}.test`, async () => Response.json(rows))
        const { events } = parseCalendar(await (await source.ask()).text())
        const other = events.find(({ uid }) => uid.startsWith(`${ROW.id}@`))
        expect(other).toMatchObject({ title: ROW.title, start: '2026-11-24T15:00:00.000Z' })
      },
    ),
  )
})

it.each([
  ['a refusal', async () => Response.json({ message: 'no' }, { status: 401 })],
  ['a refusal with rows', async () => Response.json([ROW], { status: 500 })],
  ['no rows', async () => Response.json({ rows: [ROW] })],
  ['nonsense', async () => new Response('<html>')],
  ['no row that fits', async () => Response.json([{ id: 'a' }])],
  ['no day of a calendar', async () => Response.json([{ ...ROW, event_date: 'infinity' }])],
  ['no response', () => Promise.reject(new TypeError('fetch failed'))],
])(
  'the feed tells programs to keep their copy when the courses come as %s, and reads them again for the next request',
  async (_what, response) => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    const source = createSource('https://failing.test', response)
    const failed = await source.ask()
    expect(failed.status).toBe(502)
    expect(failed.headers.get('Cache-Control')).toBeNull()
    expect(log).toHaveBeenLastCalledWith('Course calendar:', expect.any(Error))

    source.read.mockResolvedValueOnce(Response.json([ROW], COUNTED))
    expect((await source.ask()).status).toBe(200)
  },
)

it('a reading that fails late does not end the newer one of another project', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  let fail = (_error: Error) => {}
  const late = createSource('https://late.test', () => new Promise((_, reject) => (fail = reject)))
  const failed = late.ask()
  const newer = createSource('https://newer.test')
  await newer.ask()
  fail(new Error('too late'))
  expect((await failed).status).toBe(502)
  await newer.ask()
  expect(newer.read).toHaveBeenCalledTimes(1)
})

it.each([
  ['the address', { SUPABASE_ANON_KEY: 'key' }],
  ['the key', { SUPABASE_URL: 'https://unset.test' }],
])(
  'without %s of the project nothing is asked, and programs keep their copy',
  async (_what, env) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const read = vi.fn<typeof globalThis.fetch>(async () => Response.json([ROW], COUNTED))
    const request = new Request('https://unset.test/course-calendar')
    expect((await handler(request, env, read)).status).toBe(502)
    expect(read).not.toHaveBeenCalled()
  },
)
