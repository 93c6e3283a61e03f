import { expect, test, vi } from 'vitest'
import { fetchIsAdmin, signIn, signOut, signUp, watchSession } from '@/features/auth/auth-api'
import { sessionStorageKey } from '@/lib/supabase'
import { ADMIN, offline, setUpSite, USER } from '../../helpers/render-site'

const site = setUpSite({
  settings: { signUpOpen: true, confirmationsRequired: false },
  usesBackend: true,
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
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await signIn(ADMIN.email, ADMIN.password)
  site.intercept(() => new Response(null, { status: 500 }))
  await signOut()

  expect(window.localStorage.getItem(sessionStorageKey)).toBeNull()
  expect(warn).toHaveBeenCalledOnce()
  warn.mockRestore()
})

test('signOut without a session asks nobody', async () => {
  await signOut()

  expect(site.requests()).toEqual([])
})
