import { beforeAll, beforeEach, expect, it } from 'vitest'
import { paths } from '../../src/content/paths'
import { ADMIN, freshBackend, type TestBackend, USER } from '../helpers/backend-client'

// The calls and refusals that the hosted service shares are facts of tests/conformance.

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(() => backend.reset({ seed: false }))

async function signIn(credentials = USER) {
  const client = backend.connect()
  const { error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return client
}

it('the seeded administrator alone is one in the database', async () => {
  for (const [account, roles] of [
    [ADMIN, [{ role: 'admin' }]],
    [USER, []],
  ] as const) {
    const client = await signIn(account)
    expect((await client.from('user_roles').select('role')).data).toEqual(roles)
  }
})

it('a recovery mail is sent to an account alone, in Danish, and links to the page for a new password with a token that is not stored', async () => {
  const { auth } = backend.connect()
  expect(await auth.resetPasswordForEmail('Bruger@Example.com')).toEqual({ data: {}, error: null })
  expect(await auth.resetPasswordForEmail('ukendt@example.com')).toEqual({ data: {}, error: null })
  expect(backend.mails()).toEqual([
    {
      to: USER.email,
      subject: 'Vælg en ny adgangskode',
      html: expect.stringContaining('kontoen bruger@example.com på hjemmesiden for'),
      sentAt: backend.now(),
    },
  ])
  const [, href = ''] = /href="([^"]+)"/.exec(backend.mails()[0]?.html ?? '') ?? []
  const { origin, pathname, search, hash } = new URL(href)
  expect([origin, pathname, search]).toEqual(['http://localhost:54321', paths.adminPassword, ''])
  expect(hash).toMatch(/^#token_hash=[0-9a-f]{56}$/)

  const [stored] = await backend.database.asOwner((transaction) =>
    transaction.query<{ token_hash: string }>(
      'select recovery_token as token_hash from auth.users where recovery_token is not null',
    ),
  )
  const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: '', ...stored })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

it.each([
  ['a changed address', { email: 'anden@example.com' }],
  ['changed metadata', { data: { full_name: 'En anden' } }],
  ['a password beside other changes', { password: 'Nyt og bedre 1!', data: {} }],
])('the auth service responds with 501 to %s, and changes nothing', async (_what, change) => {
  const client = await signIn()
  expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 501 })
  expect((await backend.connect().auth.signInWithPassword(USER)).error).toBeNull()
})

it('the auth service responds with 501 to calls that the site never makes', async () => {
  const open = await freshBackend({ settings: { signUpOpen: true } })
  const code = { type: 'recovery', token: '123456', email: USER.email }
  const headers = {
    apikey: backend.keys.publishableKey,
    'X-Supabase-Api-Version': '2024-01-01',
  }
  for (const [method, path, body] of [
    ['POST', 'otp', {}],
    ['GET', 'verify?token=x&type=signup', undefined],
    ['GET', 'admin/users', undefined],
    ['POST', 'verify', code],
    ['POST', 'signup', { ...USER, email: 'ny@example.com' }],
  ] as const) {
    const init = { method, headers, body: body ? JSON.stringify(body) : null }
    const response = await open.send(`/auth/v1/${path}`, init)
    expect([response.status, await response.json()]).toEqual([
      501,
      { code: 'not_implemented', message: expect.stringContaining('does not offer') },
    ])
  }
})
