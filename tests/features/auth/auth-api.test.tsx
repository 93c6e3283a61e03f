import { waitFor } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { fetchIsAdmin, signIn, signUp } from '@/features/auth/auth-api'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { ADMIN, setUpSite } from '../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

afterEach(() => {
  vi.useRealTimers()
})

test('a sign-up sends the name, and its mail leads to the front page', async () => {
  const seen: unknown[] = []
  site.intercept(async (request) => {
    seen.push(new URL(request.url).searchParams.get('redirect_to'), await request.clone().json())
    return Response.json({})
  })
  await signUp('ny@example.com', 'Nyadgang1!', 'Ny Bruger')

  expect(seen[0]).toBe(`${window.location.origin}/`)
  expect(seen[1]).toMatchObject({ email: 'ny@example.com', data: { full_name: 'Ny Bruger' } })
})

test("a sign-up passes the server's refusal on", async () => {
  await expect(signUp('ny@example.com', 'Nyadgang1!', 'Ny Bruger')).rejects.toMatchObject({
    code: 'signup_disabled',
  })
})

test('a sign-in without a response fails after 20 seconds like one without a connection', async () => {
  const clock = new AbortController()
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(clock.signal)
  site.intercept(
    ({ signal }) =>
      new Promise((_resolve, reject) => {
        signal.addEventListener('abort', () => reject(signal.reason))
      }),
  )
  const signingIn = signIn(ADMIN.email, ADMIN.password)
  const failure = expect(signingIn).rejects.toMatchObject({ status: 0 })
  await waitFor(() => expect(site.requests()).toEqual(['POST /auth/v1/token']))
  clock.abort(new DOMException('', 'TimeoutError'))
  await failure
  expect(timeout).toHaveBeenCalledWith(20_000)
  timeout.mockRestore()
  expect(takeLoggedErrors()).toEqual([expect.any(DOMException)])
})

test('a request of a user whose token is not refreshed fails after five seconds like one without a connection', async () => {
  await site.signIn(ADMIN)
  const session = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  const expired = { ...session, expires_at: Math.floor(Date.now() / 1000) - 1 }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(expired))
  const release = site.hold()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const failure = expect(fetchIsAdmin(session.user.id)).rejects.toMatchObject({ status: 0 })
  await vi.advanceTimersByTimeAsync(5_000)
  await failure
  expect(site.requests()).toEqual([expect.anything(), 'POST /auth/v1/token'])
  release()
})
