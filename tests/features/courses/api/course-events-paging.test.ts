import { PostgrestClient } from '@supabase/postgrest-js'
import { expect, it } from 'vitest'
import { listCourseEvents } from '@/features/courses/api/course-events'
import { BackendError, UNREADABLE_RESPONSE } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { courseRow } from '../../../helpers/course'
import { refuseLoggedErrors, takeLoggedErrors } from '../../../helpers/logged-errors'

// Responses that the real server gives only in bad luck (rows that move between two pages) or behind a gateway
// of its own kind. Reading from the real one is tested in course-events.test.ts.

refuseLoggedErrors()

const tenRows = Array.from({ length: 10 }, (_, id) => courseRow({ id: String(id) }))

type Page = { request: number; offset: number; limit: number; wantsCount: boolean }

/** A client of a server that responds to each page, and the pages that it has requested. */
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

function rowsResponse(rows: readonly unknown[], contentRange = '*/*'): Response {
  return Response.json(rows, { headers: { 'Content-Range': contentRange } })
}

/** PostgREST's response when it is set to send no more than maxRows at once. */
function cappedResponse(rows: readonly unknown[], maxRows: number, page: Page): Response {
  const part = rows.slice(page.offset, page.offset + Math.min(page.limit, maxRows))
  const range = part.length > 0 ? `${page.offset}-${page.offset + part.length - 1}` : '*'
  return rowsResponse(part, `${range}/${page.wantsCount ? rows.length : '*'}`)
}

function idsOf(courses: { id: string }[]): string[] {
  return courses.map(({ id }) => id)
}

it.each([
  ['a full response', tenRows, '0-9/10', 1],
  ['an empty table', [], '*/0', 1],
  ['a server that ignores the range', tenRows, '*/*', 2],
])('after %s no further page is requested in vain', async (_name, rows, range, requests) => {
  const { client, pages } = clientOf(() => rowsResponse(rows, range))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(rows))
  expect(pages).toHaveLength(requests)
})

it.each(['0-2/*', ''])(
  'pages are read to an empty one when the count is hidden (%j)',
  async (range) => {
    const { client } = clientOf(({ offset }) =>
      rowsResponse(tenRows.slice(offset, offset + 3), range),
    )
    expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  },
)

it.each([
  // The new first course is not seen this time; the one pushed to the next page comes twice.
  ['a course is created', tenRows.slice(1), tenRows, tenRows.slice(1)],
  ['courses are deleted', tenRows, tenRows.slice(0, 7), tenRows.slice(0, 7)],
])(
  'the reading ends with each course once when %s meanwhile',
  async (_name, first, later, read) => {
    const { client } = clientOf((page) =>
      cappedResponse(page.request === 0 ? first : later, 5, page),
    )
    expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(read))
  },
)

it('invalid rows are left out and reported once, even a page of them', async () => {
  const rows = [null, 'kursus', { title: 'Uden id' }, ...tenRows]
  const { client } = clientOf((page) => cappedResponse(rows, 3, page))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('a list without a valid row is a failure, and not an empty list', async () => {
  const { client } = clientOf(() => rowsResponse([{ id: 1 }, { id: 2 }]))
  await expect(listCourseEvents(client)).rejects.toMatchObject({ code: UNREADABLE_RESPONSE })
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('the reading fails as a whole when a later page fails', async () => {
  const body = { code: '57014', message: 'canceling statement', details: null, hint: null }
  const { client, pages } = clientOf((page) =>
    page.request === 0 ? cappedResponse(tenRows, 3, page) : Response.json(body, { status: 500 }),
  )
  const error = await listCourseEvents(client).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(BackendError)
  expect(error).toMatchObject({ code: '57014', status: 500, message: 'canceling statement' })
  expect(pages).toHaveLength(2)
})

it('an aborted reading stops with the reason of its signal', async () => {
  const controller = new AbortController()
  const { client, pages } = clientOf((page) => {
    controller.abort()
    return cappedResponse(tenRows, 3, page)
  })
  await expect(listCourseEvents(client, controller.signal)).rejects.toMatchObject({
    name: 'AbortError',
  })
  expect(pages).toHaveLength(1)
})
