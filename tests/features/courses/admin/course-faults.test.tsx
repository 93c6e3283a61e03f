import { MutationObserver, QueryClient } from '@tanstack/react-query'
import { expect, test } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { courseErrorTexts, courseReadingErrorTexts } from '@/features/courses/admin/admin-messages'
import {
  adminCoursesQuery,
  updateCourseMutation,
} from '@/features/courses/admin/course-admin-queries'
import { failureExplanation } from '@/lib/backend-error'
import { courseValues } from '../../../helpers/course'
import { plainWords } from '../../../helpers/plain-words'
import { offline, setUpSite } from '../../../helpers/render-site'

const site = setUpSite()

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
const TOO_MANY_ATTEMPTS = 'For mange forsøg. Vent et øjeblik, og prøv igen.'

const course = { id: '00000000-0000-4000-8000-000000000001', version: '1' }


/** A call that reads and one that writes, with the beginning of the toast when one fails (spec 8). */
const calls = [
  {
    meta: adminCoursesQuery.meta,
    failed: 'Kunne ikke hente kurser: ',
    noRights: 'Du har ikke rettigheder til at se kurser.',
    causes: courseReadingErrorTexts,
    make: (client: QueryClient) => client.fetchQuery({ ...adminCoursesQuery, retry: false }),
  },
  {
    meta: updateCourseMutation.meta,
    failed: 'Kunne ikke opdatere kursus: ',
    noRights: 'Du har ikke rettigheder til at ændre kurser.',
    causes: courseErrorTexts,
    make: (client: QueryClient) =>
      new MutationObserver(client, updateCourseMutation).mutate({ course, values: courseValues }),
  },
]

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

/** A fault, the message in the toast, with the words of a server between asterisks, and the sentence beside it. */
type Case = readonly [
  name: string,
  respond: () => Response,
  message: string,
  explanation: 'no rights' | 'no answer' | undefined,
]

const cases: readonly Case[] = [
  ['no connection', offline, NO_CONNECTION, undefined],
  [
    'a refusal',
    json(403, { code: '42501', message: 'permission denied' }),
    '*permission denied*',
    'no rights',
  ],
  ['a conflict', json(409, { code: '23505', message: 'duplicate' }), '*duplicate*', undefined],
  ['too many attempts', json(429, {}), TOO_MANY_ATTEMPTS, undefined],
  [
    'an error of the server',
    json(500, { code: 'XX000', message: 'internal' }),
    '*internal*',
    undefined,
  ],
  [
    'a server without its database',
    json(503, { code: 'PGRST002', message: 'no schema cache' }),
    '*no schema cache*',
    'no answer',
  ],
  ['a message like a page', json(400, { message: '<b>kaput</b>' }), '*<b>kaput</b>*', undefined],
  ['the page of a firewall', page(403), NO_ANSWER, undefined],
  ['the page of a proxy', page(503), NO_ANSWER, undefined],
  ['a truncated response', truncated, NO_ANSWER, undefined],
  ['a response of another shape', json(200, { courses: [] }), NO_ANSWER, undefined],
  ['an empty 404', () => new Response('', { status: 404 }), NO_ANSWER, undefined],
]

test.each(cases)(
  'an administrator whose call meets %s is told so, whether courses are read or written',
  async (_name, respond, message, explanation) => {
    site.intercept(respond)
    for (const { meta, failed, noRights, causes, make } of calls) {
      const error = await make(new QueryClient()).then(
        () => undefined,
        (reason: Error) => reason,
      )
      if (!error) throw new Error(`The call has succeeded that should say: ${failed}`)
      expect(plainWords(meta?.errorText?.(error))).toBe(`${failed}${message}`)
      const explanations = { 'no rights': noRights, 'no answer': NO_ANSWER }
      expect(failureExplanation(error, backendErrorTexts, causes)).toBe(
        explanation && explanations[explanation],
      )
    }
  },
)
