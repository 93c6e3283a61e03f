import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { expect, onTestFinished, test, vi } from 'vitest'
import {
  adminCoursesQuery,
  createCoursesMutation,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import { publicCoursesQuery } from '@/features/courses/api/course-queries'
import { UnconfirmedWrite } from '@/features/courses/api/write-outcome'
import { BackendError } from '@/lib/backend-error'
import { createQueryClient } from '@/lib/query-client'
import { courseOf, courseRow, courseValues as values } from '../../../helpers/course'
import { takeLoggedErrors } from '../../../helpers/logged-errors'
import { offline, setUpSite } from '../../../helpers/render-site'

const site = setUpSite()

const course = courseOf({ id: 'a1' })

const unavailable = () => Response.json({ message: 'x' }, { status: 503 })
const refused = () => Response.json({ code: '42501', message: 'refused' }, { status: 401 })
const noRow = () => Response.json([])
const rowOf = (version: string, title = values.title) =>
  Response.json([courseRow({ updated_at: version, title })], {
    headers: { 'Content-Range': '0-0/1' },
  })
const stored = () => rowOf('2')

/** Responds to the requests of each method, and to others with no rows. */
function respondWith(responses: Record<string, () => Response | Promise<Response>>): void {
  site.intercept(({ method }) => responses[method]?.() ?? noRow())
}

test.each([
  ['no connection', offline, 2],
  ['trouble inside the server', unavailable, 2],
  ['a refusal', refused, 1],
])(
  'the list is fetched again after %s only if the failure may be transient',
  async (_name, respond, times) => {
    vi.useFakeTimers()
    onTestFinished(() => {
      vi.useRealTimers()
    })
    site.intercept(respond)
    const reading = createQueryClient().fetchQuery(publicCoursesQuery(() => undefined))
    const failure = expect(reading).rejects.toBeInstanceOf(BackendError)
    await vi.advanceTimersByTimeAsync(999)
    expect(site.requests()).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await failure
    expect(site.requests()).toHaveLength(times)
    expect(takeLoggedErrors()).toHaveLength(1)
  },
)

/** Shows the list as the page does, with ways to let it write, and waits until it is there. */
async function showList() {
  const client = new QueryClient()
  onTestFinished(new QueryObserver(client, adminCoursesQuery).subscribe(() => {}))
  await expect.poll(() => client.isFetching()).toBe(0)
  return {
    list: () => client.getQueryData(adminCoursesQuery.queryKey),
    write: new MutationObserver(client, writeCoursesMutation(courseWriteWords.update)),
  }
}

test('an updated course is new in the list before it is fetched again, and a deleted one is gone', async () => {
  respondWith({ GET: () => rowOf('1', 'Før'), PATCH: stored, DELETE: stored })
  const { list, write } = await showList()
  respondWith({ GET: () => new Promise(() => {}), PATCH: stored, DELETE: stored })
  await write.mutate({ updated: [{ course, values }] })
  expect(list()).toMatchObject([{ id: 'a1', version: '2', title: values.title }])
  await write.mutate({ deleted: [course] })
  expect(list()).toEqual([])
})

test('a write fails offline after one attempt, instead of pausing until there is a connection', async () => {
  onlineManager.setOnline(false)
  onTestFinished(() => {
    onlineManager.setOnline(true)
  })
  site.intercept(offline)
  const mutation = new MutationObserver(
    createQueryClient(),
    createCoursesMutation(courseWriteWords.create),
  )
  const creation = mutation.mutate([{ id: 'a', ...values }])
  await expect(creation).rejects.toBeInstanceOf(UnconfirmedWrite)
  expect(takeLoggedErrors()).toHaveLength(1)
  expect(site.requests().filter((request) => request.startsWith('POST'))).toHaveLength(1)
})
