import { PostgrestClient } from '@supabase/postgrest-js'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import type { CourseEventRow } from '@/features/courses/api/course-event-rows'
import { listCourseEvents } from '@/features/courses/api/course-events'
import { BackendError, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { takeLoggedErrors } from '../../../helpers/logged-errors'

// Answers that the real server gives only in bad luck (rows that move between two pages) or behind a gateway
// of its own kind. Reading from the real one is tested in course-events-api.test.ts.

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  const unexpected = vi.mocked(console.error).mock.calls
  vi.mocked(console.error).mockRestore()
  expect(unexpected).toEqual([])
})

function row(number: number): CourseEventRow {
  return {
    id: String(number).padStart(4, '0'),
    title: `Kursus ${number}`,
    event_date: '2026-11-24',
    start_time: '10:00:00',
    end_time: '12:00:00',
    location: 'København',
    type: 'foraeldre',
    max_participants: 20,
    available_spots: 20,
    url: null,
    updated_at: '2026-11-22T10:00:00+00:00',
  }
}

const tenRows = Array.from({ length: 10 }, (_, index) => row(index))

type Page = { request: number; offset: number; limit: number; wantsCount: boolean }

function clientOf(respond: (page: Page) => Response | Promise<Response>) {
  const pages: Page[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { searchParams } = new URL(String(input))
    const page = {
      request: pages.length,
      offset: Number(searchParams.get('offset')),
      limit: Number(searchParams.get('limit')),
      wantsCount: new Headers(init?.headers).get('prefer') === 'count=exact',
    }
    pages.push(page)
    return respond(page)
  }
  const client = new PostgrestClient<Database>('http://backend.test/rest/v1', { fetch })
  return { client, pages }
}

function rowsAnswer(rows: readonly unknown[], contentRange = '*/*'): Response {
  return Response.json(rows, { headers: { 'Content-Range': contentRange } })
}

/** PostgREST's response when it is set to send no more than maxRows at once. */
function cappedAnswer(rows: readonly unknown[], maxRows: number, page: Page): Response {
  const part = rows.slice(page.offset, page.offset + Math.min(page.limit, maxRows))
  const range = part.length > 0 ? `${page.offset}-${page.offset + part.length - 1}` : '*'
  return rowsAnswer(part, `${range}/${page.wantsCount ? rows.length : '*'}`)
}

function idsOf(courses: { id: string }[]): string[] {
  return courses.map(({ id }) => id)
}

it('reads further pages when the server sends fewer rows than requested', async () => {
  const { client, pages } = clientOf((page) => cappedAnswer(tenRows, 3, page))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  expect(pages.map(({ offset, wantsCount }) => [offset, wantsCount])).toEqual([
    [0, true],
    [3, false],
    [6, false],
    [9, false],
  ])
})

it('sends one request when all rows fit into a page', async () => {
  const { client, pages } = clientOf((page) => cappedAnswer(tenRows, 1000, page))
  expect(await listCourseEvents(client)).toHaveLength(10)
  expect(pages).toHaveLength(1)
  expect(pages[0]?.limit).toBe(1000)
})

it('reads an empty table', async () => {
  const { client, pages } = clientOf(() => rowsAnswer([], '*/0'))
  expect(await listCourseEvents(client)).toEqual([])
  expect(pages).toHaveLength(1)
})

it.each(['0-2/*', ''])('reads to an empty page when the count is hidden (%j)', async (range) => {
  const { client } = clientOf(({ offset }) => rowsAnswer(tenRows.slice(offset, offset + 3), range))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
})

it('stops when a server ignores the range', async () => {
  const { client, pages } = clientOf(() => rowsAnswer(tenRows))
  expect(await listCourseEvents(client)).toHaveLength(10)
  expect(pages).toHaveLength(2)
})

it('lists a course once that moves to the next page during the reading', async () => {
  const { client } = clientOf((page) => {
    const rows = page.request === 0 ? tenRows.slice(1) : tenRows
    return cappedAnswer(rows, 5, page)
  })
  // The new first course is not seen this time; the one pushed to the next page comes twice.
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows.slice(1)))
})

it('ends when courses are deleted during the reading', async () => {
  const { client } = clientOf((page) => {
    const rows = page.request === 0 ? tenRows : tenRows.slice(0, 7)
    return cappedAnswer(rows, 5, page)
  })
  expect(await listCourseEvents(client)).toHaveLength(7)
})

it('leaves out an invalid row, and reports it once', async () => {
  const odd = { ...row(3), title: null }
  const { client } = clientOf(() => rowsAnswer([row(1), odd, row(2)]))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf([row(1), row(2)]))
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('reads further pages after a page without a valid row', async () => {
  const rows = [null, 'kursus', { title: 'Uden id' }, ...tenRows]
  const { client } = clientOf((page) => cappedAnswer(rows, 3, page))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('fails when no row is valid, instead of showing an empty list', async () => {
  const { client } = clientOf(() => rowsAnswer([{ id: 1 }, { id: 2 }]))
  await expect(listCourseEvents(client)).rejects.toMatchObject({ code: UNREADABLE_RESPONSE })
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('fails as a whole when a later page fails', async () => {
  const body = { code: '57014', message: 'canceling statement', details: null, hint: null }
  const { client, pages } = clientOf((page) =>
    page.request === 0 ? cappedAnswer(tenRows, 3, page) : Response.json(body, { status: 500 }),
  )
  const error = await listCourseEvents(client).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BackendError)
  expect(error).toMatchObject({ code: '57014', status: 500, message: 'canceling statement' })
  expect(pages).toHaveLength(2)
})

it('reports a server error at once, without the retries of the client', async () => {
  const { client, pages } = clientOf(() => new Response('', { status: 503 }))
  await expect(listCourseEvents(client)).rejects.toMatchObject({ status: 503 })
  expect(pages).toHaveLength(1)
})

it('reports a missing connection at once', async () => {
  const { client, pages } = clientOf(() => Promise.reject(new TypeError('fetch failed')))
  await expect(listCourseEvents(client)).rejects.toMatchObject({ status: 0, code: undefined })
  expect(pages).toHaveLength(1)
})

it.each([
  ['an empty 404', () => new Response('', { status: 404 })],
  ['an empty 200', () => new Response('')],
  ['an object', () => Response.json({ ok: true })],
  ['a web page', () => new Response('<!doctype html>')],
])('refuses %s as a list', async (_name, respond) => {
  const { client } = clientOf(respond)
  await expect(listCourseEvents(client)).rejects.toBeInstanceOf(BackendError)
})

it('stops with the reason of the signal when it is aborted', async () => {
  const controller = new AbortController()
  const { client, pages } = clientOf((page) => {
    controller.abort()
    return cappedAnswer(tenRows, 3, page)
  })
  await expect(listCourseEvents(client, { signal: controller.signal })).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(pages).toHaveLength(1)
})
