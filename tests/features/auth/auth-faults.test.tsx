import { expect, test } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { fetchIsAdmin, signOut, signUp } from '@/features/auth/auth-api'
import { failureCause, failureMessage } from '@/lib/backend-error'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { plainWords } from '../../helpers/plain-words'
import { offline, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

const USER_ID = '00000000-0000-4000-8000-000000000001'
const { noConnection, noResponse, sessionExpired, tooManyAttempts } = backendErrorTexts

type Case = readonly [name: string, respond: () => Response, message: string]

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

function page(status: number): () => Response {
  return () => new Response('\n<!doctype html><h1>Proxy</h1>', { status })
}

const truncated = () =>
  new Response('[{"id":"0b3e', { headers: { 'Content-Type': 'application/json' } })

/** The Danish sentence for a call that fails, or else the server's message, between asterisks. */
async function messageOf(call: Promise<unknown>): Promise<string | undefined> {
  const error = await call.then(
    () => 'no error',
    (error: unknown) => error,
  )
  return plainWords(
    failureCause(error, backendErrorTexts) ?? failureMessage(error, backendErrorTexts),
  )
}

// More errors of the server: tests/lib/backend-error.test.ts.
test.each<Case>([
  ['no connection', offline, noConnection],
  ['401', json(401, { code: 'PGRST301', message: 'JWT expired' }), sessionExpired],
  ['403', json(403, { code: '42501', message: '' }), 'Du har ikke rettigheder til det.'],
  ['409', json(409, { message: 'conflict' }), '*conflict*'],
  ['429', json(429, {}), tooManyAttempts],
  ['500', json(500, { code: 'XX000', message: 'internal error' }), '*internal error*'],
  ['503', page(503), noResponse],
  ['truncated JSON', truncated, noResponse],
  ['a message that begins like a page', json(400, { message: '<b>kaput</b>' }), '*<b>kaput</b>*'],
  ["a firewall's page", page(403), noResponse],
])('a query of the role that meets %s has a message for it', async (_name, respond, message) => {
  site.intercept(respond)
  expect(await messageOf(fetchIsAdmin(USER_ID))).toBe(message)
})

test.each([{ no: 'role' }, [], 7, null])(
  'a response of the shape %j makes nobody an administrator',
  async (body) => {
    site.intercept(json(200, body))
    expect(await fetchIsAdmin(USER_ID)).toBe(false)
  },
)

test.each<Case>([
  ['no connection', offline, noConnection],
  ['401', json(401, { message: 'Invalid API key' }), '*Invalid API key*'],
  ['429', json(429, { error_code: 'over_email_send_rate_limit', msg: '' }), tooManyAttempts],
  ['500', json(500, { error_code: 'unexpected_failure', msg: 'Broken' }), noResponse],
  ['503', page(503), noResponse],
  ['truncated JSON', truncated, noConnection],
])('a sign-up that meets %s has a message for it', async (_name, respond, message) => {
  site.intercept(respond)
  expect(await messageOf(signUp('ny@example.com', 'Nyadgang1!', 'Ny Bruger'))).toBe(message)
  takeLoggedErrors()
})

const unheard = 'The server did not hear of the sign-out'

test.each<readonly [name: string, respond: () => Response, logged: readonly unknown[]]>([
  ['no connection', offline, [expect.any(TypeError), unheard]],
  // The server knows no such session.
  ['401', json(401, { error_code: 'no_authorization', msg: '' }), []],
  ['403', json(403, { error_code: 'bad_jwt', msg: '' }), []],
  ['429', json(429, { error_code: 'over_request_rate_limit', msg: '' }), [unheard]],
  ['500', json(500, {}), [unheard]],
  ['truncated JSON', truncated, []],
])('a sign-out that meets %s ends the session in this browser', async (_name, respond, logged) => {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: USER_ID },
  }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session))
  site.intercept(respond)
  await signOut()
  expect(site.requests()).toEqual(['POST /auth/v1/logout'])
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(takeLoggedErrors()).toEqual(logged)
})
