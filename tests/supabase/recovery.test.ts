import type { SupabaseClient } from '@supabase/supabase-js'
import fc from 'fast-check'
import { decodeJwt } from 'jose'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { paths } from '../../src/content/paths'
import { ADMIN, freshBackend, type TestBackend, USER } from '../helpers/backend-client'

const NEW_PASSWORD = 'Nyt og bedre 1!'
const CURRENT = { 'X-Supabase-Api-Version': '2024-01-01' }

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(() => backend.reset({ seed: false }))

function ask(email: string) {
  return backend.connect().auth.resetPasswordForEmail(email)
}

/** The link in the newest mail. */
function mailedLink(): URL {
  const [, href = ''] = /href="([^"]+)"/.exec(backend.mails().at(-1)?.html ?? '') ?? []
  return new URL(href)
}

async function askForToken(email = USER.email): Promise<string> {
  expect((await ask(email)).error).toBeNull()
  return new URLSearchParams(mailedLink().hash.slice(1)).get('token_hash') ?? ''
}

type LinkType = 'recovery' | 'magiclink' | 'email' | 'signup' | 'invite' | 'email_change'

/** Follows a link, as a client that nobody is signed in with. */
async function follow(token_hash: string, type: LinkType = 'recovery') {
  const client = backend.connect()
  return { client, ...(await client.auth.verifyOtp({ type, token_hash })) }
}

async function signInWithMail(email = USER.email): Promise<SupabaseClient> {
  const { client, error } = await follow(await askForToken(email))
  expect(error).toBeNull()
  return client
}

async function signInWithPassword(email: string, password: string) {
  const client = backend.connect()
  return { client, ...(await client.auth.signInWithPassword({ email, password })) }
}

function send(method: string, path: string, body: unknown, token?: string): Promise<Response> {
  return backend.send(`/auth/v1/${path}`, {
    method,
    headers: {
      apikey: backend.keys.publishableKey,
      ...CURRENT,
      ...(token !== undefined && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
  })
}

const EXPIRED = {
  status: 403,
  code: 'otp_expired',
  message: 'Email link is invalid or has expired',
}

describe('asking for a new password', () => {
  it('sends one mail, in Danish, whose link leads to the page for it', async () => {
    expect(await ask('Bruger@Example.com')).toEqual({ data: {}, error: null })

    expect(backend.mails()).toEqual([
      {
        to: USER.email,
        subject: 'Vælg en ny adgangskode',
        html: expect.stringMatching(
          /kontoen bruger@example\.com på hjemmesiden for Center for Psykoedukation og Læring,\s+http:\/\/localhost:54321\./,
        ),
        sentAt: backend.now(),
      },
    ])
    expect(mailedLink().origin).toBe('http://localhost:54321')
    expect(mailedLink().pathname).toBe(paths.adminPassword)
    expect(mailedLink().search).toBe('')
    expect(mailedLink().hash).toMatch(/^#token_hash=[0-9a-f]{56}$/)
  })

  it('answers the same for an address without an account, and sends nothing', async () => {
    const [known, unknown] = await Promise.all(
      [USER.email, 'ukendt@example.com'].map((email) => send('POST', 'recover', { email })),
    )
    expect(unknown?.status).toBe(known?.status)
    expect(await unknown?.json()).toEqual(await known?.json())
    expect(backend.mails().map(({ to }) => to)).toEqual([USER.email])
  })

  it('refuses what is no address', async () => {
    expect((await ask('')).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Password recovery requires an email',
    })
    expect((await ask('ingen')).error).toMatchObject({
      status: 400,
      code: 'validation_failed',
      message: 'Unable to validate email address: invalid format',
    })
  })

  it('asks for patience when the last mail is less than a minute old', async () => {
    await ask(USER.email)
    backend.advance(20)
    expect((await ask(USER.email)).error).toMatchObject({
      status: 429,
      code: 'over_email_send_rate_limit',
      message: 'For security purposes, you can only request this after 40 seconds.',
    })
    expect((await ask(ADMIN.email)).error).toBeNull()
    expect(backend.mails()).toHaveLength(2)
  })

  it('makes the earlier link useless when it sends another', async () => {
    const earlier = await askForToken()
    backend.advance(60)
    const later = await askForToken()

    expect((await follow(earlier)).error).toMatchObject(EXPIRED)
    expect((await follow(later)).error).toBeNull()
  })

  it('stores nothing with which an account could be opened', async () => {
    const token = await askForToken()
    const [row] = await backend.database.asOwner((transaction) =>
      transaction.query<{ users: string }>('select json_agg(users)::text as users from auth.users'),
    )
    expect(row?.users).toContain('recovery_token')
    expect(row?.users).not.toContain(token)
    const stored = /"recovery_token":"([^"]+)"/.exec(row?.users ?? '')?.[1] ?? ''
    expect((await follow(stored)).error).toMatchObject(EXPIRED)
  })

  it('says that it has no mail to send where the project configures none', async () => {
    const without = await freshBackend({ settings: { recoveryMail: undefined } })
    const { error } = await without.connect().auth.resetPasswordForEmail(USER.email)
    expect(error).toMatchObject({ status: 501 })
  })
})

describe('the link', () => {
  it.each([ADMIN, USER])(
    'signs the owner of $email in, as one who came by mail',
    async (account) => {
      const { data, error } = await follow(await askForToken(account.email))

      expect(error).toBeNull()
      expect(data.user).toMatchObject({
        email: account.email,
        recovery_sent_at: backend.now().toISOString(),
      })
      const { amr, iat } = decodeJwt(data.session?.access_token ?? '')
      expect(amr).toEqual([{ method: 'otp', timestamp: iat }])
    },
  )

  it('is still what the session began with after a refresh', async () => {
    const client = await signInWithMail()
    const { data } = await client.auth.refreshSession()
    expect(decodeJwt(data.session?.access_token ?? '').amr).toMatchObject([{ method: 'otp' }])
  })

  it('works once', async () => {
    const token = await askForToken()
    const outcomes = await Promise.all([follow(token), follow(token)])
    expect(outcomes.filter(({ error }) => error === null)).toHaveLength(1)
    expect((await follow(token)).error).toMatchObject(EXPIRED)
  })

  it('works for an hour', async () => {
    const inTime = await askForToken(ADMIN.email)
    const late = await askForToken(USER.email)
    backend.advance(3600)
    expect((await follow(inTime)).error).toBeNull()
    backend.advance(1)
    expect((await follow(late)).error).toMatchObject(EXPIRED)
  })

  it.each(['signup', 'invite', 'email_change'] as const)(
    'is no link of the type %s, and is not used up by being taken for one',
    async (type) => {
      const token = await askForToken()
      expect((await follow(token, type)).error).toMatchObject(EXPIRED)
      expect((await follow(token)).error).toBeNull()
    },
  )

  it('lets nobody in who is banned', async () => {
    const token = await askForToken()
    await backend.database.asOwner((transaction) =>
      transaction.query(`update auth.users set banned_until = '2100-01-01' where email = $1`, [
        USER.email,
      ]),
    )
    expect((await follow(token)).error).toMatchObject({ status: 403, code: 'user_banned' })
  })

  it('confirms the address, since somebody has read the mail', async () => {
    await backend.database.asOwner((transaction) =>
      transaction.query('update auth.users set email_confirmed_at = null where email = $1', [
        USER.email,
      ]),
    )
    const { data } = await follow(await askForToken())
    expect(data.user?.email_confirmed_at).toBe(backend.now().toISOString())
  })

  it.each([
    [{}, 400, 'validation_failed'],
    [{ type: 'recovery' }, 400, 'validation_failed'],
    [{ token_hash: 'abc' }, 400, 'validation_failed'],
    [{ type: 'recovery', token_hash: 'abc', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'recovery', token_hash: 'abc', email: USER.email }, 400, 'validation_failed'],
    [{ type: 'sms', token_hash: 'abc' }, 400, 'validation_failed'],
    [{ type: 'recovery', token: '123456' }, 400, 'validation_failed'],
    [{ type: 'recovery', token: '123456', email: USER.email }, 403, 'otp_expired'],
    [{ type: 'recovery', token_hash: 'abc' }, 403, 'otp_expired'],
    [{ type: 'recovery', token_hash: 7 }, 400, 'bad_json'],
  ])('is refused as %j with %i %s', async (body, status, code) => {
    const response = await send('POST', 'verify', body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })
})

describe('the new password', () => {
  it.each([ADMIN, USER])('of $email takes the place of the old one', async (account) => {
    const client = await signInWithMail(account.email)
    const { data, error } = await client.auth.updateUser({ password: NEW_PASSWORD })

    expect(error).toBeNull()
    expect(data.user?.email).toBe(account.email)
    expect((await signInWithPassword(account.email, account.password)).error).toMatchObject({
      code: 'invalid_credentials',
    })
    expect((await signInWithPassword(account.email, NEW_PASSWORD)).error).toBeNull()
  })

  it('ends every other session of the account and no one else’s', async () => {
    const elsewhere = await signInWithPassword(USER.email, USER.password)
    const other = await signInWithPassword(ADMIN.email, ADMIN.password)
    const client = await signInWithMail()
    await client.auth.updateUser({ password: NEW_PASSWORD })

    expect((await elsewhere.client.auth.refreshSession()).error).toMatchObject({
      code: 'refresh_token_not_found',
    })
    expect((await client.auth.getUser()).data.user?.email).toBe(USER.email)
    expect((await client.auth.refreshSession()).error).toBeNull()
    expect((await other.client.auth.getUser()).error).toBeNull()
  })

  it('can be changed with the old one as well', async () => {
    const { client } = await signInWithPassword(USER.email, USER.password)
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toBeNull()
    expect((await signInWithPassword(USER.email, NEW_PASSWORD)).error).toBeNull()
  })

  it('makes a link that is on its way useless, and lets another be sent at once', async () => {
    const token = await askForToken()
    const { client } = await signInWithPassword(USER.email, USER.password)
    const { data } = await client.auth.updateUser({ password: NEW_PASSWORD })

    expect(data.user).not.toHaveProperty('recovery_sent_at')
    expect((await follow(token)).error).toMatchObject(EXPIRED)
    expect((await ask(USER.email)).error).toBeNull()
  })

  it('must be strong, other than the old one, and short enough to be hashed', async () => {
    const client = await signInWithMail()
    const refusals = [
      ['kort', { status: 422, code: 'weak_password', reasons: ['length'] }],
      ['', { status: 422, code: 'weak_password' }],
      [USER.password, { status: 422, code: 'same_password' }],
      ['æ'.repeat(37), { status: 400, code: 'validation_failed' }],
    ] as const
    for (const [password, refusal] of refusals) {
      expect((await client.auth.updateUser({ password })).error).toMatchObject(refusal)
    }
    expect((await signInWithPassword(USER.email, USER.password)).error).toBeNull()
  })

  it('needs a session that has not ended', async () => {
    const body = { password: NEW_PASSWORD }
    expect((await send('PUT', 'user', body)).status).toBe(403)
    const { client, data } = await signInWithPassword(USER.email, USER.password)
    await client.auth.signOut()
    const response = await send('PUT', 'user', body, data.session?.access_token)
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'session_not_found' })
  })

  it('needs a session of the last day, as the link in a mail opens one', async () => {
    const strict = await freshBackend({ settings: { accessTokenSeconds: 200_000 } })
    const client = strict.connect()
    await client.auth.signInWithPassword(USER)
    strict.advance(86_401)
    expect((await client.auth.updateUser({ password: NEW_PASSWORD })).error).toMatchObject({
      status: 400,
      code: 'reauthentication_needed',
    })
  })

  it('is all of an account that can be changed', async () => {
    const { client, data } = await signInWithPassword(USER.email, USER.password)
    const changes = [
      { email: 'anden@example.com' },
      { phone: '+4500000000' },
      { data: { full_name: 'En anden' } },
    ]
    for (const change of changes) {
      expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 501 })
    }
    expect((await client.auth.updateUser({ email: USER.email })).data.user).toEqual(data.user)
  })
})

it('no body, however odd, is answered with anything but JSON that names the reason', async () => {
  const { data } = await signInWithPassword(USER.email, USER.password)
  const text = fc.oneof(fc.constantFrom(USER.email, 'recovery', 'abc', ''), fc.string())
  const value = fc.oneof({ arbitrary: text, weight: 3 }, { arbitrary: fc.jsonValue(), weight: 1 })
  const fields = ['email', 'type', 'token', 'token_hash', 'phone', 'redirect_to', 'data'] as const
  const body = fc.dictionary(fc.constantFrom(...fields), value)
  const endpoint = fc.constantFrom(
    ['POST', 'recover'] as const,
    ['POST', 'verify'] as const,
    ['PUT', 'user'] as const,
  )
  await fc.assert(
    fc.asyncProperty(endpoint, body, async ([method, path], sent) => {
      const response = await send(method, path, sent, data.session?.access_token)
      const answer = await response.json()
      if (response.ok) return
      expect(response.status === 501 || response.status < 500).toBe(true)
      expect(answer).toMatchObject({ code: expect.any(String), message: expect.any(String) })
    }),
    { numRuns: 150 },
  )
})
