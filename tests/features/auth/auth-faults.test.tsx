import { expect, test } from 'vitest'
import { backendErrorTexts } from '@/content/backend-errors'
import { fetchIsAdmin, signIn, signOut } from '@/features/auth/auth-api'
import { inlineText, toastText } from '@/lib/error-texts'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { plainWords } from '../../helpers/plain-words'
import { ADMIN, offline, setUpSite } from '../../helpers/render-site'

// The sentence for each error of the server: tests/lib/error-texts.test.ts; for each response to a query:
// tests/features/courses/admin/course-faults.test.tsx.

const site = setUpSite()

const USER_ID = '00000000-0000-4000-8000-000000000001'
const { noConnection, noResponse } = backendErrorTexts

function json(status: number, body: unknown): () => Response {
  return () => Response.json(body, { status })
}

function page(status: number): () => Response {
  return () => new Response('\n<!doctype html><h1>Proxy</h1>', { status })
}

const truncated = () =>
  new Response('[{"id":"0b3e', { headers: { 'Content-Type': 'application/json' } })

test.each([{ no: 'role' }, 7, null])(
  'a response of the shape %j makes nobody an administrator',
  async (body) => {
    site.intercept(json(200, body))
    expect(await fetchIsAdmin(USER_ID)).toBe(false)
  },
)

test.each<[string, () => Response, message: string]>([
  ['no connection', offline, noConnection],
  ['an error of the server', json(500, { error_code: 'unknown', msg: '' }), noResponse],
  ['the page of a proxy', page(503), noResponse],
  ['a truncated response', truncated, noConnection],
  ['a response of another shape', json(200, {}), noResponse],
])('an administrator whose sign-in meets %s is told so', async (_name, respond, message) => {
  site.intercept(respond)
  const error = await signIn(ADMIN.email, ADMIN.password).catch((reason: unknown) => reason)
  expect(plainWords(toastText(error, backendErrorTexts))).toBe(message)
  expect(inlineText(error, backendErrorTexts)).toBeUndefined()
  takeLoggedErrors()
})

const unheard = 'The server did not hear of the sign-out'

test.each<readonly [name: string, respond: () => Response, logged: readonly unknown[]]>([
  ['no connection', offline, [expect.any(TypeError), unheard]],
  // The server knows no such session.
  ['401', json(401, { error_code: 'no_authorization', msg: '' }), []],
  ['500', json(500, {}), [unheard]],
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
