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
import { courseChangesQuery } from '@/features/courses/admin/course-changes-query'
import { toRow } from '@/features/courses/api/course-event-rows'
import { CourseConflict, type CourseDatabase } from '@/features/courses/api/course-events'
import { publicCoursesQuery } from '@/features/courses/api/course-queries'
import { BackendError, failureExplanation, NO_ROW_CHANGED } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import type { FeedbackMeta } from '@/lib/query-client'
import { courseValues } from '../../../helpers/course'
import { plainWords } from '../../../helpers/plain-words'

afterEach(() => {
  vi.useRealTimers()
  onlineManager.setOnline(true)
})

const values = {
  ...courseValues,
  startTime: '10:00',
  endTime: '12:00',
  location: 'København',
  availableSpots: 20,
}
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
const refusal = { code: '42501', message: 'refused', details: null, hint: null }

it.each([
  ['no connection', offline, 2],
  ['trouble inside the server', unavailable, 2],
  ['a refusal', () => Response.json(refusal, { status: 401 }), 1],
])(
  'fetches the list again after %s only if the failure may be transient',
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

it('fails offline instead of pausing until there is a connection', async () => {
  onlineManager.setOnline(false)
  const { client } = clientOf({ POST: offline })
  const mutation = new MutationObserver(new QueryClient(), createCoursesMutation(client))
  await expect(mutation.mutate([newCourse])).rejects.toMatchObject({ status: 0 })
})

const failure = new BackendError(refusal, 403)

it('the toast of the public page does not name the cause', () => {
  const { meta } = publicCoursesQuery(clientOf({}).client)
  expect(meta?.errorTitle).toBe('Fejl')
  expect(meta?.errorText?.(failure)).toBe('Kunne ikke indlæse kurser. Prøv at genindlæse siden.')
})

it.each([
  ['list', adminCoursesQuery, 'Kunne ikke hente kurser: ', undefined],
  [
    'log of changes',
    (client: CourseDatabase) => courseChangesQuery(client, 0),
    'Kunne ikke hente ændringer: ',
    undefined,
  ],
  [
    'create',
    createCoursesMutation,
    'Kunne ikke oprette kursus: ',
    { title: 'Succes', text: 'Kursus oprettet succesfuldt' },
  ],
  [
    'update',
    updateCourseMutation,
    'Kunne ikke opdatere kursus: ',
    { title: 'Succes', text: 'Kursus opdateret succesfuldt' },
  ],
  [
    'delete',
    deleteCourseMutation,
    'Kunne ikke slette kursus: ',
    { title: 'Succes', text: 'Kursus slettet succesfuldt' },
  ],
])(
  "tells administrators how the %s ended, with the server's message alone",
  (_name, options, failed, success) => {
    const meta: FeedbackMeta | undefined = options(clientOf({}).client).meta
    expect(meta?.errorTitle).toBe('Fejl')
    expect(plainWords(meta?.errorText?.(failure))).toBe(`${failed}*refused*`)
    expect(plainWords(meta?.errorText?.(new BackendError({ message: 'x' }, 400)))).toBe(
      `${failed}*x*`,
    )
    expect(meta?.successTitle).toBe(success?.title)
    expect(meta?.successText).toBe(success?.text)
  },
)

it('the toast after creating a series has the number of courses', () => {
  const { meta } = createCoursesMutation(clientOf({}).client, 3)
  expect(meta?.successText).toBe('3 kurser oprettet succesfuldt')
  expect(plainWords(meta?.errorText?.(failure))).toBe('Kunne ikke oprette kurserne: *refused*')
})

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
  const { meta } = createCoursesMutation(clientOf({}).client)
  expect(plainWords(meta?.errorText?.(error))).toBe(`Kunne ikke oprette kursus: *${message}*`)
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

const course = { id: 'a', version: '1' }
const rowOf = (version: string) => ({ id: 'a', updated_at: version, ...toRow(values) })
const noRow = () => Response.json([])
const oneRowOf = (row: unknown) => Response.json([row], { headers: { 'Content-Range': '0-0/1' } })
const oneRow = () => oneRowOf(rowOf('2'))

it.each([
  ['create', 'POST'],
  ['update', 'PATCH'],
  ['remove', 'DELETE'],
] as const)('reads the list again after a write (%s)', async (write, method) => {
  const { client, requests } = clientOf({ [method]: oneRow })
  const list = await showList(client)
  await list[write]()
  await expect.poll(() => requests).toEqual(['GET', method, 'GET'])
})

it('fetches the list again when the written course is gone', async () => {
  const { client, requests } = clientOf({ DELETE: noRow })
  const { remove } = await showList(client)
  await expect(remove()).rejects.toMatchObject({ code: NO_ROW_CHANGED })
  // The list, the write, the row that was not there, and the list again.
  await expect.poll(() => requests).toEqual(['GET', 'DELETE', 'GET', 'GET'])
})

it('fetches the list again when somebody else has changed the written course', async () => {
  const { client, requests } = clientOf({
    GET: () => oneRowOf({ ...rowOf('2'), title: 'Noget andet' }),
    PATCH: noRow,
  })
  const { update } = await showList(client)
  await expect(update()).rejects.toBeInstanceOf(CourseConflict)
  // The list, the write, the row that was in its way, and the list again.
  await expect.poll(() => requests).toEqual(['GET', 'PATCH', 'GET', 'GET'])
})

it('the cache has the new version of an updated course before the list is fetched again', async () => {
  let list: Response | Promise<Response> = oneRowOf(rowOf('1'))
  const { client } = clientOf({ GET: () => list, PATCH: oneRow })
  const { queryClient, update } = await showList(client)
  list = new Promise(() => {})
  await update()
  const { queryKey } = adminCoursesQuery(client)
  expect(queryClient.getQueryData(queryKey)).toMatchObject([{ id: 'a', version: '2' }])
})

it('a write updates and invalidates the list of the public page', async () => {
  let row = rowOf('1')
  const { client } = clientOf({
    GET: () => oneRowOf(row),
    PATCH: () => oneRowOf({ ...rowOf('2'), title: 'Nyt navn' }),
    DELETE: oneRow,
  })
  const { queryClient, update, remove } = await showList(client)
  const visitors = publicCoursesQuery(client)
  await queryClient.fetchQuery(visitors)

  row = { ...rowOf('2'), title: 'Nyt navn' }
  await update()
  expect(queryClient.getQueryData(visitors.queryKey)).toMatchObject([{ title: 'Nyt navn' }])
  await remove()
  expect(queryClient.getQueryData(visitors.queryKey)).toEqual([])
  expect(queryClient.getQueryState(visitors.queryKey)?.isInvalidated).toBe(true)
})

it('a failed write is not retried, and the list is not fetched again', async () => {
  const { client, requests } = clientOf({ POST: unavailable })
  const { create } = await showList(client)
  await expect(create()).rejects.toMatchObject({ status: 503 })
  expect(requests).toEqual(['GET', 'POST'])
})
