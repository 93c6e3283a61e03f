import { PostgrestClient } from '@supabase/postgrest-js'
import { expect, it } from 'vitest'
import { listCourseEvents } from '@/features/courses/api/course-events'
import { UNREADABLE_RESPONSE } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { courseRow } from '../../../helpers/course'
import { refuseLoggedErrors, takeLoggedErrors } from '../../../helpers/logged-errors'

// Responses of gateways and servers of another kind. Reading from the real one is tested in course-events.test.ts, the end of
// the pages in domain/course-request.test.ts, rows that change between two pages in course-request.property.test.ts.

refuseLoggedErrors()

const tenRows = Array.from({ length: 10 }, (_, id) => courseRow({ id: String(id) }))

type Page = { behind: string | null; wantsCount: boolean }

/** A client of a server that responds to each page, and the pages that it has requested. */
function clientOf(respond: (page: Page) => Response | Promise<Response>) {
  const pages: Page[] = []
  const fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
    const { searchParams } = new URL(String(input))
    const page = {
      behind: searchParams.get('or'),
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

/** PostgREST's response when it is set to send no more than maxRows at once. All rows are of one day. */
function cappedResponse(rows: readonly unknown[], maxRows: number, page: Page): Response {
  const [, id = ''] = /id\.gt\."(.*)"/.exec(page.behind ?? '') ?? []
  const matching = rows.filter((row) => page.behind === null || Object(row).id > id)
  const range = `0-${maxRows - 1}/${page.wantsCount ? matching.length : '*'}`
  return rowsResponse(matching.slice(0, maxRows), range)
}

function idsOf(courses: { id: string }[]): string[] {
  return courses.map(({ id }) => id)
}

it('a list that is whole by its count is read with one request', async () => {
  const { client, pages } = clientOf((page) => cappedResponse(tenRows, 10, page))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  expect(pages).toHaveLength(1)
})

it('invalid rows are left out and reported once, even a page of them', async () => {
  const rows = [
    ...['-1', '-2', '-3'].map((id) => ({ ...courseRow({ id }), title: null })),
    ...tenRows,
  ]
  const { client } = clientOf((page) => cappedResponse(rows, 3, page))
  expect(idsOf(await listCourseEvents(client))).toEqual(idsOf(tenRows))
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('a list without a valid row is a failure, and not an empty list', async () => {
  const { client } = clientOf(() => rowsResponse([{ id: 1 }, { id: 2 }]))
  await expect(listCourseEvents(client)).rejects.toMatchObject({ code: UNREADABLE_RESPONSE })
  expect(takeLoggedErrors()).toHaveLength(1)
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
