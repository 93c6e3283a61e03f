import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import {
  adminCoursesQuery,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { courseWriteWords } from '@/features/courses/admin/write-messages'
import { courseOf, courseValues as values } from '../../../helpers/course'
import { plainWords } from '../../../helpers/plain-words'
import { offline, setUpSite } from '../../../helpers/render-site'

const site = setUpSite()

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
/** Of a write that may have been processed. */
const MAYBE = ' Det kan være sket alligevel.'
const TOO_MANY_ATTEMPTS = 'For mange forsøg. Vent et øjeblik, og prøv igen.'

const course = courseOf({ id: '00000000-0000-4000-8000-000000000001' })

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

function page(status: number): () => Response {
  return () =>
    new Response('<!doctype html><h1>Proxy</h1>', {
      status,
      headers: { 'Content-Type': 'text/html' },
    })
}

const truncated = () =>
  new Response('[{"id":"0b3e', { headers: { 'Content-Type': 'application/json' } })

// The words of a server stand between asterisks.
const faults: [string, () => Response, string, string?][] = [
  ['no connection', offline, NO_CONNECTION, MAYBE],
  ['a refusal', json(403, { code: '42501', message: 'no rights' }), '*no rights*'],
  ['a conflict', json(409, { code: '23505', message: 'duplicate' }), '*duplicate*'],
  ['too many attempts', json(429, {}), TOO_MANY_ATTEMPTS],
  ['an error of the server', json(500, { code: 'XX000', message: 'internal' }), '*internal*'],
  ['a server without its database', json(503, { code: 'PGRST002', message: 'none' }), '*none*'],
  ['a message like a page', json(400, { message: '<b>kaput</b>' }), '*<b>kaput</b>*'],
  ['the page of a firewall', page(403), NO_ANSWER],
  ['the page of a proxy', page(503), NO_ANSWER, MAYBE],
  ['a truncated response', truncated, NO_ANSWER, MAYBE],
  ['a response of another shape', json(200, { courses: [] }), NO_ANSWER, MAYBE],
  ['an empty 404', () => new Response('', { status: 404 }), NO_ANSWER, MAYBE],
]

test.each(faults)(
  'an administrator whose call meets %s is told so, whether courses are read or written',
  async (_name, respond, message, maybe = '') => {
    site.intercept(respond)
    const client = new QueryClient()
    const reading = client.fetchQuery({ ...adminCoursesQuery, retry: false })
    const unread = await reading.catch((reason: unknown) => reason)
    expect(plainWords(adminCoursesQuery.meta?.errorText?.(unread))).toBe(
      `Kunne ikke hente kurser: ${message}`,
    )
    const update = writeCoursesMutation(courseWriteWords.update)
    const writing = new MutationObserver(client, update).mutate({ updated: [{ course, values }] })
    const unwritten = await writing.catch((reason: unknown) => reason)
    expect(plainWords(update.meta?.errorText?.(unwritten))).toBe(
      `Kunne ikke opdatere kursus: ${message}${maybe}`,
    )
  },
)
