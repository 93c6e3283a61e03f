import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchIsAdmin, signIn, signOut, signUp, watchSession } from '@/features/auth/auth-api'
import { sessionStorageKey } from '@/lib/supabase'
import { freshBackend } from '../../helpers/backend-client'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { ADMIN, offline, setUpSite, USER } from '../../helpers/render-site'

const site = setUpSite({
  openBackend: () => freshBackend({ settings: { signUpOpen: true, confirmationsRequired: false } }),
  usesBackend: true,
})

afterEach(() => {
  vi.useRealTimers()
})

async function signedInUserId({ email, password }: typeof ADMIN): Promise<string> {
  await signIn(email, password)
  return new Promise((resolve) => {
    const stop = watchSession((session) => {
      if (!session) return
      stop()
      resolve(session.user.id)
    })
  })
}

test('signUp sends the name and returns the reader of its mail to the front page', async () => {
  const seen: unknown[] = []
  site.intercept(async (request) => {
    seen.push(new URL(request.url).searchParams.get('redirect_to'), await request.clone().json())
    return undefined
  })
  await signUp('ny@example.com', 'Nyadgang1!', 'Ny Bruger')

  expect(seen[0]).toBe(`${window.location.origin}/`)
  expect(seen[1]).toMatchObject({ email: 'ny@example.com', data: { full_name: 'Ny Bruger' } })
})

test("signUp passes the server's refusal on", async () => {
  await expect(signUp(USER.email, USER.password, 'Bruger')).rejects.toMatchObject({
    code: 'user_already_exists',
  })
})

test("signIn passes the server's refusal on", async () => {
  await expect(signIn(ADMIN.email, 'forkert')).rejects.toMatchObject({
    code: 'invalid_credentials',
  })
})

test('fetchIsAdmin tells administrators from ordinary users', async () => {
  expect(await fetchIsAdmin(await signedInUserId(ADMIN))).toBe(true)
  await signOut()
  expect(await fetchIsAdmin(await signedInUserId(USER))).toBe(false)
})

test('fetchIsAdmin passes a failure on at once', async () => {
  const userId = await signedInUserId(ADMIN)
  site.intercept(offline)

  await expect(fetchIsAdmin(userId)).rejects.toMatchObject({ name: 'BackendError', status: 0 })
})

test('signOut ends the session also when the server fails', async () => {
  await signIn(ADMIN.email, ADMIN.password)
  site.intercept(() => new Response(null, { status: 500 }))
  await signOut()

  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(takeLoggedErrors()).toEqual(['The server did not hear of the sign-out'])
})

test('signOut without a session asks nobody', async () => {
  await signOut()

  expect(site.requests()).toEqual([])
})

/** Never responds; rejects when the client aborts. */
function hang({ signal }: Request): Promise<never> {
  return new Promise((_resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason))
  })
}

test('a sign-in over a connection that hangs ends as one without a connection', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  site.intercept(hang)
  const signingIn = signIn(ADMIN.email, ADMIN.password)
  const failure = expect(signingIn).rejects.toMatchObject({ status: 0 })
  await waitFor(() => expect(site.requests()).toEqual(['POST /auth/v1/token']))
  clock.abort(new DOMException('', 'TimeoutError'))
  await failure
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
  expect(takeLoggedErrors()).toEqual([expect.any(DOMException)])
})

test('a user whose token is not refreshed gets the message about the missing connection after five seconds', async () => {
  const userId = await signedInUserId(ADMIN)
  expireStoredToken()
  const refused = Response.json({ error_code: 'refresh_token_not_found' }, { status: 400 })
  let respond = (_response: Response) => {}
  site.intercept(
    () =>
      new Promise<Response>((resolve) => {
        respond = resolve
      }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failure = expect(fetchIsAdmin(userId)).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(5_000)
  await failure
  expect(site.requests()).toEqual([expect.anything(), 'POST /auth/v1/token'])
  respond(refused)
})

function expireStoredToken(): void {
  const session = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 1 }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(expired))
}
