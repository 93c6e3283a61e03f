import { expect, test } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { signIn } from '@/features/auth/auth-api'
import { failureExplanation, failureMessage } from '@/lib/backend-error'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { plainWords } from '../../helpers/plain-words'
import { ADMIN, offline, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
const TOO_MANY_ATTEMPTS = 'For mange forsøg. Vent et øjeblik, og prøv igen.'

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

const truncated = () =>
  new Response('{"access_token":"ey', { headers: { 'Content-Type': 'application/json' } })

/** A fault, the message in the toast, with the words of a server between asterisks, and the sentence beside it. */
type Case = readonly [
  name: string,
  respond: () => Response,
  message: string,
  explanation: string | undefined,
]

const cases: readonly Case[] = [
  ['no connection', offline, NO_CONNECTION, undefined],
  ['another project', json(401, { message: 'Invalid API key' }), '*Invalid API key*', undefined],
  [
    'a banned account',
    json(403, { error_code: 'user_banned', msg: 'Banned' }),
    '*Banned*',
    'Kontoen er spærret.',
  ],
  ['a conflict', json(409, { error_code: 'conflict', msg: 'Too early' }), '*Too early*', undefined],
  [
    'too many attempts',
    json(429, { error_code: 'over_request_rate_limit', msg: '' }),
    TOO_MANY_ATTEMPTS,
    undefined,
  ],
  ['an error of the server', json(500, { error_code: 'unknown', msg: '' }), NO_ANSWER, undefined],
  [
    'the page of a proxy',
    () => new Response('<!doctype html>', { status: 503 }),
    NO_ANSWER,
    undefined,
  ],
  ['a truncated response', truncated, NO_CONNECTION, undefined],
  ['a response of another shape', json(200, {}), NO_ANSWER, undefined],
]

test.each(cases)(
  'an administrator whose sign-in meets %s is told so',
  async (_name, respond, message, explanation) => {
    site.intercept(respond)
    const error: unknown = await signIn(ADMIN.email, ADMIN.password).then(
      () => undefined,
      (reason) => reason,
    )
    expect(plainWords(failureMessage(error, backendErrorTexts))).toBe(message)
    expect(failureExplanation(error, backendErrorTexts)).toBe(explanation)
    takeLoggedErrors()
  },
)
