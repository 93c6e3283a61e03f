import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { expect, test, vi } from 'vitest'
import { AuthProvider, useAuth } from '@/features/auth/auth-provider'
import { createQueryClient } from '@/lib/query-client'
import { sessionStorageKey } from '@/lib/supabase'
import { takeLoggedErrors } from '../../helpers/logged-errors'
import { ADMIN, loseSession, setUpSite } from '../../helpers/render-site'

const site = setUpSite({ usesBackend: true })

/** Every state of the provider, in order. */
function renderAuth() {
  const queryClient = createQueryClient()
  const states: ReturnType<typeof useAuth>[] = []
  renderHook(() => states.push(useAuth()), {
    wrapper: ({ children }) => (
      <StrictMode>
        <QueryClientProvider client={queryClient}>
          <AuthProvider>{children}</AuthProvider>
        </QueryClientProvider>
      </StrictMode>
    ),
  })
  return { states, current: () => states.at(-1) }
}

test('useAuth throws outside the provider', () => {
  expect(() => renderHook(() => useAuth())).toThrow(/AuthProvider/)
  takeLoggedErrors()
})

const NO_USER = { user: null, session: null, isAdmin: false, isRoleKnown: false }

test('the provider repeats the query of the role after an error inside the server', async () => {
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

test('while an expired token is not refreshed the provider has no user after five seconds', async () => {
  await site.signIn(ADMIN)
  const stored = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  const expired = { ...stored, expires_at: Math.floor(Date.now() / 1000) - 1 }
  window.localStorage.setItem(sessionStorageKey, JSON.stringify(expired))
  const release = site.hold()
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const { current } = renderAuth()
  await vi.advanceTimersByTimeAsync(4_999)
  expect(current()).toMatchObject({ loading: true })
  await vi.advanceTimersByTimeAsync(1)
  vi.useRealTimers()
  await waitFor(() => expect(current()).toEqual({ ...NO_USER, loading: false }))

  release()
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
})

test('the provider follows signing in and signing out', async () => {
  const { states, current } = renderAuth()
  expect(states[0]).toEqual({ ...NO_USER, loading: true })
  await waitFor(() => expect(current()).toEqual({ ...NO_USER, loading: false }))
  expect(site.requests()).toEqual([])

  await site.signIn(ADMIN)
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  expect(current()?.session?.user.email).toBe(ADMIN.email)
  await loseSession()
  await waitFor(() => expect(current()).toEqual({ ...NO_USER, loading: false }))
})

test('the provider follows another tab, also before this tab can read its stored session', async () => {
  await site.signIn(ADMIN)
  const session = JSON.parse(window.localStorage.getItem(sessionStorageKey) ?? '')
  await loseSession()
  const { current } = renderAuth()
  await waitFor(() => expect(current()).toMatchObject({ loading: false, user: null }))

  const otherTab = new BroadcastChannel(sessionStorageKey)
  otherTab.postMessage({ event: 'SIGNED_IN', session })
  await waitFor(() => expect(current()).toMatchObject({ loading: false, isAdmin: true }))
  otherTab.postMessage({ event: 'SIGNED_OUT', session: null })
  await waitFor(() => expect(current()).toMatchObject({ user: null, isAdmin: false }))
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
