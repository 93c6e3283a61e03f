import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { AuthProvider } from '@/features/auth/auth-provider'
import { useAuth } from '@/features/auth/use-auth'
import { createQueryClient } from '@/lib/query-client'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { ADMIN, loseSession, setUpSite, USER } from '../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

/** Every state of the provider, in order. */
function renderAuth() {
  const queryClient = createQueryClient()
  const states: ReturnType<typeof useAuth>[] = []
  const { unmount } = renderHook(() => states.push(useAuth()), {
    wrapper: ({ children }) => (
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>{children}</AuthProvider>
        </QueryClientProvider>
      </StrictMode>
    ),
  })
  return { states, current: () => states.at(-1), unmount }
}

test('useAuth throws outside the provider', () => {
  expect(() => renderHook(() => useAuth())).toThrow(/AuthProvider/)
  takeLoggedErrors()
})

const NOBODY = { user: null, session: null, isAdmin: false, isRoleKnown: false }

test('the provider begins with loading and ends with nobody', async () => {
  const { states, current } = renderAuth()

  expect(states[0]).toEqual({ ...NOBODY, loading: true })
  await waitFor(() => expect(current()).toEqual({ ...NOBODY, loading: false }))
  expect(site.requests()).toEqual([])
})

test('the provider loads until it knows that the user is an administrator', async () => {
  await site.signIn(ADMIN)
  const { states, current } = renderAuth()

  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  expect(current()?.user?.email).toBe(ADMIN.email)
  expect(current()?.session?.access_token).toEqual(expect.any(String))
  expect(states.filter((state) => !state.loading && !state.isAdmin)).toEqual([])
})

test('the provider knows that a user without the role is no administrator', async () => {
  await site.signIn(USER)
  const { current } = renderAuth()

  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: false }))
  expect(current()?.user?.email).toBe(USER.email)
})

test('the provider treats a user as no administrator when the query of the role fails', async () => {
  await site.signIn(ADMIN)
  site.intercept(() => Response.json({ message: 'kaput' }, { status: 400 }))
  const { current } = renderAuth()

  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: false }))
  expect(current()?.user?.email).toBe(ADMIN.email)
  expect(site.requests().filter((request) => request.includes('user_roles'))).toHaveLength(1)
  expect(takeLoggedErrors()).toEqual(['Fejl'])
})

test('the provider asks again a moment later where the server is in trouble', async () => {
  await site.signIn(ADMIN)
  let requests = 0
  site.intercept(() => {
    requests += 1
    return requests === 1 ? Response.json({ message: 'busy' }, { status: 503 }) : undefined
  })
  const { current } = renderAuth()

  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  expect(requests).toBe(2)
})

test('the provider has no user while an expired token cannot be refreshed, and the user again once it is', async () => {
  await site.signIn(ADMIN)
  const stored = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  const expired = { ...stored, expires_at: Math.floor(Date.now() / 1000) - 1 }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(expired))
  let arrive = (_answer: Response | undefined) => {}
  site.intercept(
    () =>
      new Promise((resolve) => {
        arrive = resolve
      }),
  )
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { current } = renderAuth()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(current()).toMatchObject({ loading: true })
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await waitFor(() => expect(current()).toEqual({ ...NOBODY, loading: false }))

  site.intercept(() => undefined)
  arrive(undefined)
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
})

test('the provider follows signing in and out', async () => {
  const { current } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ loading: false, user: null }))

  await site.signIn(ADMIN)
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  await loseSession()
  await waitFor(() => expect(current()).toEqual({ ...NOBODY, loading: false }))
})

test('the provider follows signing out in another tab', async () => {
  await site.signIn(ADMIN)
  const { current } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ isAdmin: true }))

  const otherTab = new BroadcastChannel(sessionStorageKey)
  otherTab.postMessage({ event: 'SIGNED_OUT', session: null })
  await waitFor(() => expect(current()).toMatchObject({ user: null, isAdmin: false }))
  otherTab.close()
})

test('the provider follows signing in in another tab, also before this tab can read its stored entry', async () => {
  await site.signIn(ADMIN)
  const session = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  await loseSession()
  const { current } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ loading: false, user: null }))

  const otherTab = new BroadcastChannel(sessionStorageKey)
  otherTab.postMessage({ event: 'SIGNED_IN', session })
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  otherTab.close()
})

test('the provider keeps the same state when the client repeats its events', async () => {
  await site.signIn(ADMIN)
  const { states, current } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ isAdmin: true }))
  const rendered = states.length
  const read = vi.spyOn(Storage.prototype, 'getItem')

  window.dispatchEvent(new Event('visibilitychange'))
  await waitFor(() => expect(read).toHaveBeenCalledWith(sessionStorageKey))
  read.mockRestore()
  expect(states).toHaveLength(rendered)
  expect(site.requests().filter((request) => request.includes('user_roles'))).toHaveLength(1)
})

test('the provider stops listening when it is unmounted', async () => {
  const { states, current, unmount } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ loading: false }))
  unmount()
  const rendered = states.length
  await site.signIn(ADMIN)

  expect(states).toHaveLength(rendered)
})
