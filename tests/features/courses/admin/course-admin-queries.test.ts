import { PostgrestClient } from '@supabase/postgrest-js'
import { MutationObserver, onlineManager, QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, it, onTestFinished, vi } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { courseErrorTexts } from '@/features/courses/admin/admin-messages'
import {
  adminCoursesQuery,
  createCoursesMutation,
  deleteCourseMutation,
  updateCourseMutation,
} from '@/features/courses/admin/course-admin-queries'
import { CourseConflict, type CourseDatabase } from '@/features/courses/api/course-events'
import { publicCoursesQuery } from '@/features/courses/api/course-queries'
import { BackendError, failureExplanation } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { courseRow, courseValues as values } from '../../../helpers/course'

afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

const newCourse = { id: 'a', ...values }

/** A client whose server sends the same response to every request of a method, and records the requests. */
function clientOf(responses: Record<string, () => Response | Promise<Response>>) {
  const requests: string[] = []
  const fetch = async (_input: RequestInfo | URL, init?: RequestInit) => {
    const method = init?.method ?? 'GET'
    requests.push(method)
    return responses[method]?.() ?? Response.json([])
  }
  return { client: new PostgrestClient<Database>('http://backend.test', { fetch }), requests }
}

const unavailable = () => Response.json({ message: 'x' }, { status: 503 })
const offline = () => Promise.reject(new TypeError('fetch failed'))
const refused = () => Response.json({ code: '42501', message: 'refused' }, { status: 401 })

it.each([
  ['no connection', offline, 2],
  ['trouble inside the server', unavailable, 2],
  ['a refusal', refused, 1],
])(
  'the list is fetched again after %s only if the failure may be transient',
  async (_name, respond, times) => {
    vi.useFakeTimers()
    const { client, requests } = clientOf({ GET: respond })
    const reading = new QueryClient().fetchQuery(publicCoursesQuery(client))
    const failure = expect(reading).rejects.toBeInstanceOf(BackendError)
    await vi.advanceTimersByTimeAsync(999)
    expect(requests).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(1)
    await failure
    expect(requests).toHaveLength(times)
  },
)

it.each([
  ['course_events_title_check', 'Titel er påkrævet'],
  ['course_events_location_check', 'Lokation er påkrævet'],
  ['course_events_type_check', 'Type er påkrævet'],
  ['course_events_max_participants_check', 'Minimum 1 deltager'],
  ['course_events_available_spots_check', 'Ledige pladser skal være 0 eller højere'],
  ['course_events_url_check', 'Ugyldig URL'],
])('the explanation of the constraint %s has the words of the form', (constraint, text) => {
  const message = `new row for relation "course_events" violates check constraint "${constraint}"`
  const error = new BackendError({ code: '23514', message, details: null, hint: null }, 400)
  expect(failureExplanation(error, backendErrorTexts, courseErrorTexts)).toBe(text)
})

/** Shows the list as the page does, with a way to let it write, and waits until it is there. */
async function showList(client: CourseDatabase) {
  const queryClient = new QueryClient()
  const unsubscribe = new QueryObserver(queryClient, adminCoursesQuery(client)).subscribe(() => {})
  onTestFinished(unsubscribe)
  await expect.poll(() => queryClient.isFetching()).toBe(0)
  return {
    queryClient,
    create: () =>
      new MutationObserver(queryClient, createCoursesMutation(client)).mutate([newCourse]),
    update: () =>
      new MutationObserver(queryClient, updateCourseMutation(client)).mutate({ course, values }),
    remove: () => new MutationObserver(queryClient, deleteCourseMutation(client)).mutate(course),
  }
}

const course = { id: 'a1', version: '1' }
const responseOf = (version: string, title = values.title) =>
  Response.json([courseRow({ updated_at: version, title })], {
    headers: { 'Content-Range': '0-0/1' },
  })
const stored = () => responseOf('2')
const noRow = () => Response.json([])

it.each([
  ['create', 'POST'],
  ['update', 'PATCH'],
  ['remove', 'DELETE'],
] as const)('the list is fetched again after a write (%s)', async (write, method) => {
  const { client, requests } = clientOf({ [method]: stored })
  const list = await showList(client)
  await list[write]()
  await expect.poll(() => requests).toEqual(['GET', method, 'GET'])
})

it('the list is fetched again when somebody else has changed the written course', async () => {
  const { client, requests } = clientOf({
    GET: () => responseOf('2', 'Noget andet'),
    PATCH: noRow,
  })
  const { update } = await showList(client)
  await expect(update()).rejects.toBeInstanceOf(CourseConflict)
  await expect.poll(() => requests).toEqual(['GET', 'PATCH', 'GET', 'GET'])
})

it('an updated course is new in the list before it is fetched again, and a deleted one is gone', async () => {
  let respond = (): Response | Promise<Response> => responseOf('1', 'Før')
  const { client } = clientOf({ GET: () => respond(), PATCH: stored, DELETE: stored })
  const { queryClient, update, remove } = await showList(client)
  const list = () => queryClient.getQueryData(adminCoursesQuery(client).queryKey)

  respond = () => new Promise(() => {})
  await update()
  expect(list()).toEqual([
    expect.objectContaining({ id: 'a1', version: '2', title: values.title }),
  ])
  await remove()
  expect(list()).toEqual([])
})

it('a failed write is not retried, and the list is not fetched again', async () => {
  const { client, requests } = clientOf({ POST: unavailable })
  const { create } = await showList(client)
  await expect(create()).rejects.toMatchObject({ status: 503 })
  expect(requests).toEqual(['GET', 'POST'])
})

it('a write fails offline instead of pausing until there is a connection', async () => {
  onlineManager.setOnline(false)
  const { client } = clientOf({ POST: offline })
  const mutation = new MutationObserver(new QueryClient(), createCoursesMutation(client))
  await expect(mutation.mutate([newCourse])).rejects.toMatchObject({ status: 0 })
})
