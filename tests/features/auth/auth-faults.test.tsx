import { expect, test } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { fetchIsAdmin, signOut, signUp } from '@/features/auth/auth-api'
import { failureCause, failureMessage } from '@/lib/backend-error'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { plainWords } from '../../helpers/plain-words'
import { offline, setUpSite } from '../../helpers/render-site'

const site = setUpSite()

const NO_CONNECTION =
  'Der er ingen forbindelse til serveren. Tjek din internetforbindelse, og prøv igen.'
const NO_ANSWER = 'Serveren svarer ikke lige nu. Prøv igen om lidt.'
const TOO_MANY_ATTEMPTS = 'For mange forsøg. Vent et øjeblik, og prøv igen.'
const SESSION_EXPIRED = 'Din session er udløbet. Log ind igen.'

/** A page cannot distinguish offline from an unknown host. */
type Case = readonly [name: string, respond: () => Response, told: string]

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

const truncated = () =>
  new Response('[{"id":"0b3e', { headers: { 'Content-Type': 'application/json' } })

function page(status: number): () => Response {
  return () => new Response('\n<!doctype html><h1>Proxy</h1>', { status })
}

/** The Danish sentence for a call that fails, or else the server's message, between asterisks. */
async function told(call: Promise<unknown>): Promise<string | undefined> {
  return plainWords(
    await call.then(
      () => 'nothing',
      (error) => failureCause(error, backendErrorTexts) ?? failureMessage(error, backendErrorTexts),
    ),
  )
}

const roleCases: readonly Case[] = [
  ['no connection', offline, NO_CONNECTION],
  ['401', json(401, { code: 'PGRST301', message: 'JWT expired' }), SESSION_EXPIRED],
  ['403', json(403, { code: '42501', message: '' }), 'Du har ikke rettigheder til det.'],
  ['409', json(409, { message: 'conflict' }), '*conflict*'],
  ['429', json(429, {}), TOO_MANY_ATTEMPTS],
  ['500', json(500, { code: 'XX000', message: 'internal error' }), '*internal error*'],
  ['503', page(503), NO_ANSWER],
  ['truncated JSON', truncated, NO_ANSWER],
  ['a message that begins like a page', json(400, { message: '<b>kaput</b>' }), '*<b>kaput</b>*'],
  ['the page of a firewall', page(403), NO_ANSWER],
  ['the page of a host that knows no such address', page(404), NO_ANSWER],
  ['the page of a proxy that is asked too often', page(429), TOO_MANY_ATTEMPTS],
]

test.each(roleCases)(
  'a check of the rights that meets %s says so',
  async (_name, respond, text) => {
    site.intercept(respond)
    expect(await told(fetchIsAdmin('00000000-0000-4000-8000-000000000001'))).toBe(text)
  },
)

test.each([{ no: 'role' }, [], 7, null])(
  'a response of the shape %j lets nobody in',
  async (body) => {
    site.intercept(json(200, body))
    expect(await fetchIsAdmin('00000000-0000-4000-8000-000000000001')).toBe(false)
  },
)

const signUpCases: readonly Case[] = [
  ['no connection', offline, NO_CONNECTION],
  ['401', json(401, { message: 'Invalid API key' }), '*Invalid API key*'],
  ['403', json(403, { error_code: 'user_banned', msg: 'Banned' }), 'Kontoen er spærret.'],
  ['409', json(409, { error_code: 'conflict', msg: 'Too early' }), '*Too early*'],
  ['429', json(429, { error_code: 'over_email_send_rate_limit', msg: '' }), TOO_MANY_ATTEMPTS],
  ['500', json(500, { error_code: 'unexpected_failure', msg: 'Broken' }), NO_ANSWER],
  ['503', page(503), NO_ANSWER],
  ['truncated JSON', truncated, NO_CONNECTION],
]

test.each(signUpCases)('a sign-up that meets %s says so', async (_name, respond, text) => {
  site.intercept(respond)
  expect(await told(signUp('ny@example.com', 'Nyadgang1!', 'Ny Bruger'))).toBe(text)
  takeLoggedErrors()
})

/** Puts a session into the browser's storage, as a sign-in does. */
function storeSession(): void {
  const session = {
    access_token: 'token',
    refresh_token: 'refresh',
    expires_at: Math.floor(Date.now() / 1000) + 3600,
    user: { id: '00000000-0000-4000-8000-000000000001' },
  }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(session))
}

const unheard = 'The server did not hear of the sign-out'

test.each<readonly [name: string, respond: () => Response, logged: readonly unknown[]]>([
  ['no connection', offline, [expect.any(TypeError), unheard]],
  // The server knows of no such session: there is nothing left to hear of.
  ['401', json(401, { error_code: 'no_authorization', msg: '' }), []],
  ['403', json(403, { error_code: 'bad_jwt', msg: '' }), []],
  ['409', json(409, { error_code: 'conflict', msg: '' }), [unheard]],
  ['429', json(429, { error_code: 'over_request_rate_limit', msg: '' }), [unheard]],
  ['500', json(500, {}), [unheard]],
  ['503', page(503), [unheard]],
  ['truncated JSON', truncated, []],
  ['another shape', json(200, { no: 'sign-out' }), []],
])('a sign-out that meets %s ends the session in this browser', async (_name, respond, logged) => {
  storeSession()
  site.intercept(respond)
  await signOut()
  expect(site.requests()).toEqual(['POST /auth/v1/logout'])
  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(takeLoggedErrors()).toEqual(logged)
})
