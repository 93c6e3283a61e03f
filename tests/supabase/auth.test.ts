import { createHook } from 'node:async_hooks'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { paths } from '../../src/content/paths'
import {
  ADMIN,
  createTestBackend,
  freshBackend,
  type TestBackend,
  USER,
} from '../helpers/backend-client'

// The calls and refusals that the hosted service shares are facts of tests/conformance.

const NEW_PASSWORD = 'Nyt og bedre 1!'
const EXPIRED = { status: 403, code: 'otp_expired' }

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(() => backend.reset({ seed: false }))

async function signIn(credentials = USER) {
  const client = backend.connect()
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return { client, session: data.session }
}

function send(method: string, path: string, body?: unknown): Promise<Response> {
  return backend.send(`/auth/v1/${path}`, {
    method,
    headers: {
      apikey: backend.keys.publishableKey,
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: body === undefined ? null : JSON.stringify(body),
  })
}

const refresh = async (refresh_token: string) => {
  const response = await send('POST', 'token?grant_type=refresh_token', { refresh_token })
  return { status: response.status, body: await response.json() }
}

it('the auth service makes the seeded administrator one in the database and nobody else', async () => {
  for (const [account, roles] of [
    [ADMIN, [{ role: 'admin' }]],
    [USER, []],
  ] as const) {
    const { client } = await signIn(account)
    expect((await client.from('user_roles').select('role')).data).toEqual(roles)
  }
})

it('the auth service derives a key for an unknown address too, so that the time of the response tells nothing', async () => {
  const jobs: string[] = []
  const watch = createHook({ init: (_id, type) => jobs.push(type) }).enable()
  onTestFinished(() => void watch.disable())
  const derivations = async (email: string) => {
    jobs.length = 0
    await backend.connect().auth.signInWithPassword({ email, password: 'forkert' })
    return jobs.filter((type) => type === 'SCRYPTREQUEST').length
  }
  expect(await derivations(ADMIN.email)).toBe(1)
  expect(await derivations('ukendt@example.com')).toBe(1)
})

it('the auth service keeps both of two tabs that refresh at the same moment signed in', async () => {
  const { session } = await signIn()
  const [one, other] = await Promise.all([
    refresh(session.refresh_token),
    refresh(session.refresh_token),
  ])
  expect([one.status, other.status]).toEqual([200, 200])
  expect(one.body.refresh_token).toBe(other.body.refresh_token)
})

it('the auth service leaves other sessions of the user alone when it ends one for an old refresh token', async () => {
  const { session } = await signIn()
  const { session: elsewhere } = await signIn()
  await refresh((await refresh(session.refresh_token)).body.refresh_token)
  backend.advance(11)
  expect((await refresh(session.refresh_token)).body.code).toBe('refresh_token_already_used')
  expect((await refresh(elsewhere.refresh_token)).status).toBe(200)
})

describe('signing up where it is open', () => {
  const NEW_USER = { email: 'ny@example.com', password: 'Nybruger1!' }
  let open: TestBackend

  beforeEach(async () => {
    open = await freshBackend({ settings: { signUpOpen: true, confirmationsRequired: false } })
  })

  it('signs the new user in, without a role and with metadata that cannot be forged', async () => {
    const client = open.connect()
    const { data, error } = await client.auth.signUp({
      email: 'Ny@Example.com',
      password: NEW_USER.password,
      options: { data: { full_name: 'Ny Bruger', sub: 'forged', email: 'forged@example.com' } },
    })
    expect(error).toBeNull()
    expect(data.user?.user_metadata).toEqual({
      email: 'ny@example.com',
      email_verified: true,
      full_name: 'Ny Bruger',
      phone_verified: false,
      sub: data.user?.id,
    })
    expect((await client.from('user_roles').select('role')).data).toEqual([])
    expect((await open.connect().auth.signInWithPassword(NEW_USER)).error).toBeNull()
  })

  it.each([
    ['the address of another account', { email: USER.email }, 422, 'user_already_exists'],
    ['a text that is not an address', { email: 'to@to@example.com' }, 400, 'validation_failed'],
    ['a short password', { password: 'kort' }, 422, 'weak_password'],
    ['a password of more than 72 bytes', { password: 'æ'.repeat(37) }, 400, 'validation_failed'],
  ])('signing up refuses %s', async (_what, change, status, code) => {
    const { data, error } = await open.connect().auth.signUp({ ...NEW_USER, ...change })
    expect(data.session).toBeNull()
    expect(error).toMatchObject({ status, code })
  })

  it('signing up responds with 501 where addresses must be confirmed by mail', async () => {
    const confirming = await freshBackend({
      settings: { signUpOpen: true, confirmationsRequired: true },
    })
    const { error } = await confirming.connect().auth.signUp(NEW_USER)
    expect(error).toMatchObject({ status: 501 })
  })
})

describe('a forgotten password', () => {
  const requestMail = (email: string) => backend.connect().auth.resetPasswordForEmail(email)

  /** The link in the newest mail. */
  function mailedLink(): URL {
    const [, href = ''] = /href="([^"]+)"/.exec(backend.mails().at(-1)?.html ?? '') ?? []
    return new URL(href)
  }

  async function mailedToken(): Promise<string> {
    expect((await requestMail(USER.email)).error).toBeNull()
    return new URLSearchParams(mailedLink().hash.slice(1)).get('token_hash') ?? ''
  }

  const redeem = (token_hash: string, type: 'recovery' | 'invite' = 'recovery') =>
    backend.connect().auth.verifyOtp({ type, token_hash })

  it('a forgotten password brings one mail, in Danish, whose link leads to the page for a new one', async () => {
    expect(await requestMail('Bruger@Example.com')).toEqual({ data: {}, error: null })
    expect(await requestMail('ukendt@example.com')).toEqual({ data: {}, error: null })
    expect(backend.mails()).toEqual([
      {
        to: USER.email,
        subject: 'Vælg en ny adgangskode',
        html: expect.stringContaining('kontoen bruger@example.com på hjemmesiden for'),
        sentAt: backend.now(),
      },
    ])
    const { origin, pathname, search, hash } = mailedLink()
    expect([origin, pathname, search]).toEqual(['http://localhost:54321', paths.adminPassword, ''])
    expect(hash).toMatch(/^#token_hash=[0-9a-f]{56}$/)
  })

  it('a forgotten password says how many seconds to wait for the next mail', async () => {
    await requestMail(USER.email)
    backend.advance(20)
    const { error } = await requestMail(USER.email)
    expect(error?.message).toContain('after 40 seconds')
    expect((await requestMail(ADMIN.email)).error).toBeNull()
  })

  it('a forgotten password leaves nothing in the database with which an account could be opened', async () => {
    const token = await mailedToken()
    const [row] = await backend.database.asOwner((transaction) =>
      transaction.query<{ users: string }>('select json_agg(users)::text as users from auth.users'),
    )
    expect(row?.users).not.toContain(token)
    const stored = /"recovery_token":"([^"]+)"/.exec(row?.users ?? '')?.[1] ?? ''
    expect(stored).not.toBe('')
    expect((await redeem(stored)).error).toMatchObject(EXPIRED)
  })

  it('a forgotten password is opened once by its link, also when that is followed twice at the same moment', async () => {
    const token = await mailedToken()
    const outcomes = await Promise.all([redeem(token), redeem(token)])
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
  })

  it('a forgotten password keeps its link when that is taken for one of another type', async () => {
    const token = await mailedToken()
    expect((await redeem(token, 'invite')).error).toMatchObject(EXPIRED)
    expect((await redeem(token)).error).toBeNull()
  })

  it('a forgotten password gets another mail at once after the password was changed', async () => {
    await mailedToken()
    const { client } = await signIn()
    await client.auth.updateUser({ password: NEW_PASSWORD })
    expect((await requestMail(USER.email)).error).toBeNull()
  })
})

it('the auth service does not take a new password of more than 72 bytes', async () => {
  const { client } = await signIn()
  const { error } = await client.auth.updateUser({ password: 'æ'.repeat(37) })
  expect(error).toMatchObject({ status: 400, code: 'validation_failed' })
})

it.each([
  { email: 'anden@example.com' },
  { data: { full_name: 'En anden' } },
  { password: NEW_PASSWORD, data: {} },
])('the auth service responds with 501 to the change %j of an account', async (change) => {
  const { client } = await signIn()
  expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 501 })
  expect((await backend.connect().auth.signInWithPassword(USER)).error).toBeNull()
})

it.each([
  ['POST', 'otp'],
  ['GET', 'verify?token=x&type=signup'],
  ['GET', 'authorize?provider=google'],
  ['GET', 'admin/users'],
  ['GET', 'health'],
  ['GET', 'findes-ikke'],
])('the auth service responds with 501 to %s /%s', async (method, path) => {
  const response = await send(method, path)
  expect(response.status).toBe(501)
  expect(await response.json()).toEqual({
    code: 'not_implemented',
    message: expect.stringContaining('does not offer'),
  })
})

it('the auth service responds with 501 to a code that is typed', async () => {
  const body = { type: 'recovery', token: '123456', email: USER.email }
  expect((await send('POST', 'verify', body)).status).toBe(501)
})

it('the auth service refuses JSON that is nested too deeply for the database', async () => {
  const nested = `{"a":${'['.repeat(8000)}${']'.repeat(8000)}}`
  const response = await backend.send('/auth/v1/signup', { method: 'POST', body: nested })
  expect([response.status, (await response.json()).error_code]).toEqual([400, 'bad_json'])
})

it('the auth service hides a fault of the server, and logs it once without the personal data of the request', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void log.mockRestore())
  const broken = await createTestBackend()
  await broken.close()
  const response = await broken.send('/auth/v1/token?grant_type=password', {
    method: 'POST',
    body: JSON.stringify(USER),
  })
  expect([response.status, await response.json()]).toEqual([
    500,
    {
      code: 500,
      error_code: 'unexpected_failure',
      msg: 'Unexpected failure, please check server logs for more information',
    },
  ])
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).not.toContain('example.com')
})
