import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { site } from '@/content/site'
import type { Tables } from '@/lib/database.types'
import { freshBackend, type TestBackend } from '../helpers/backend-client'
import { type NewCourseRow, newCourseRow } from '../helpers/course'
import { parseRss } from '../helpers/parse-rss'

const FEED = '/functions/v1/course-calendar?format=rss'
const MINUTE = 60_000

let backend: TestBackend
let courses: () => ReturnType<ReturnType<TestBackend['connect']>['from']>
let minutes = 0

beforeAll(async () => {
  backend = await freshBackend()
  const client = backend.connect(backend.keys.secretKey)
  courses = () => client.from('course_events')
})
beforeEach(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-18T10:00:00+01:00') })
  await backend.reset({ seed: false })
  later()
})
afterEach(() => {
  vi.useRealTimers()
})

/** The function keeps what it has read for a minute, from one test to the next too. */
function later(): void {
  minutes += 1
  vi.setSystemTime(Date.parse('2026-11-18T10:00:00+01:00') + minutes * MINUTE)
}

async function publish(changes: Partial<NewCourseRow> = {}): Promise<Tables<'course_events'>> {
  const { data } = await courses().insert(newCourseRow(changes)).select().single().throwOnError()
  later()
  return data
}

/** As Mailchimp asks: without a key. */
const ask = (path = FEED, headers: Record<string, string> = {}, method = 'GET') =>
  backend.send(path, { method, headers: new Headers(headers) })

const read = async (path?: string) => parseRss(await (await ask(path)).text())

it('the RSS feed has a course from the minute after it was published, before the older ones', async () => {
  await publish({ title: 'Først' })
  expect((await read()).items).toMatchObject([{ title: 'Først' }])
  const { id, created_at } = await publish({ title: 'Nyest', event_date: '2027-05-01' })
  const response = await ask()
  expect(response.headers.get('Content-Type')).toBe('application/rss+xml; charset=utf-8')
  expect(response.headers.get('Cache-Control')).toBe('public, max-age=3600')
  const { items, self } = parseRss(await response.text())
  expect(items.map(({ title }) => title)).toEqual(['Nyest', 'Først'])
  expect(items[0]).toMatchObject({
    link: `${site.origin}/courses/${id}`,
    pubDate: new Date(created_at).toUTCString(),
  })
  expect(self).toMatch(/\/functions\/v1\/course-calendar\?format=rss$/)
})

it('the RSS feed of one type has only courses of that type, and names its own address', async () => {
  await publish({ title: 'Ja', type: 'foredrag' })
  await publish({ title: 'Nej' })
  const { items, self } = await read(`${FEED.replace('rss', 'RSS')}&type=Foredrag`)
  expect(items.map(({ title }) => title)).toEqual(['Ja'])
  expect(self).toMatch(/course-calendar\?format=rss&type=foredrag$/)
})

it('a course that is changed, or deleted and restored, is no new item of the RSS feed', async () => {
  const { created_at: _, updated_at: __, revision: ___, ...row } = await publish()
  await publish({ title: 'Nyere' })
  const before = (await read()).items.map(({ guid, pubDate }) => [guid, pubDate])
  await courses().update({ title: 'Rettet' }).eq('id', row.id)
  await courses().delete().eq('id', row.id)
  later()
  expect((await read()).items).toHaveLength(1)
  await courses().insert(row)
  later()
  expect((await read()).items.map(({ guid, pubDate }) => [guid, pubDate])).toEqual(before)
})

it('the RSS feed is sent again only when a course has changed, and HEAD has no body', async () => {
  const { id } = await publish()
  const first = await ask()
  const etag = first.headers.get('ETag') ?? ''
  later()
  const second = await ask(FEED, { 'If-None-Match': etag })
  expect([second.status, await second.text()]).toEqual([304, ''])
  const head = await ask(FEED, {}, 'HEAD')
  expect([head.status, head.headers.get('ETag'), await head.text()]).toEqual([200, etag, ''])
  await courses().update({ status: 'cancelled' }).eq('id', id)
  later()
  const third = await ask(FEED, { 'If-None-Match': etag })
  expect(parseRss(await third.text()).items).toMatchObject([{ title: 'AFLYST: Forældrekursus' }])
})

it.each(['?format=atom', '?format=', `?format=rss&course=00000000-0000-4000-8000-0000000000c1`])(
  'a format that the courses do not have is not found: %s',
  async (query) => {
    const response = await ask(FEED.replace('?format=rss', query))
    expect([response.status, await response.json()]).toEqual([404, { error: 'Unknown format' }])
  },
)
