import { createHook } from 'node:async_hooks'
import type { Session, SupabaseClient } from '@supabase/supabase-js'
import { CompactSign, decodeJwt, SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest'
import { ADMIN, freshBackend, type TestBackend, USER } from '../helpers/backend-client'

const NEW_USER = { email: 'ny@example.com', password: 'Nybruger1!' }
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
const UTC_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d+Z$/

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(() => backend.reset({ seed: false }))

async function signIn(client: SupabaseClient, credentials = USER): Promise<Session> {
  const { data, error } = await client.auth.signInWithPassword(credentials)
  if (error) throw error
  return data.session
}

/** Refreshes by hand: the client would not send a token it has already exchanged. */
async function refresh(refreshToken: string, target = backend) {
  const response = await target.send('/auth/v1/token?grant_type=refresh_token', {
    method: 'POST',
    headers: {
      apikey: target.keys.publishableKey,
      'X-Supabase-Api-Version': '2024-01-01',
    },
    body: JSON.stringify({ refresh_token: refreshToken }),
  })
  return { status: response.status, body: await response.json() }
}

function readRest(token: string): Promise<Response> {
  return backend.send('/rest/v1/course_events?select=id', {
    headers: { apikey: backend.keys.publishableKey, Authorization: `Bearer ${token}` },
  })
}

describe('signing in', () => {
  it('gives a session whose token names the user and lasts an hour', async () => {
    const client = backend.connect()
    const session = await signIn(client, ADMIN)

    expect(session).toMatchObject({ token_type: 'bearer', expires_in: 3600 })
    expect(session.refresh_token).toMatch(/^[a-z2-7]{12}$/)
    const claims = decodeJwt(session.access_token)
    expect(claims).toEqual({
      iss: 'http://localhost:54321/supabase/auth/v1',
      sub: session.user.id,
      aud: 'authenticated',
      iat: expect.any(Number),
      exp: session.expires_at,
      email: 'admin@example.com',
      phone: '',
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: session.user.user_metadata,
      role: 'authenticated',
      aal: 'aal1',
      amr: [{ method: 'password', timestamp: claims.iat }],
      session_id: expect.stringMatching(UUID),
      is_anonymous: false,
    })
    expect(Number(claims.exp) - Number(claims.iat)).toBe(3600)
  })

  it('shows the user with identity and metadata as the hosted service does', async () => {
    const client = backend.connect()
    const session = await signIn(client, ADMIN)
    const { data } = await client.auth.getUser()

    const metadata = {
      email: 'admin@example.com',
      email_verified: true,
      full_name: 'Kursusadministrator',
      phone_verified: false,
      sub: session.user.id,
    }
    expect(data.user).toEqual({
      id: expect.stringMatching(UUID),
      aud: 'authenticated',
      role: 'authenticated',
      email: 'admin@example.com',
      phone: '',
      email_confirmed_at: expect.stringMatching(UTC_TIME),
      confirmed_at: expect.stringMatching(UTC_TIME),
      last_sign_in_at: expect.stringMatching(UTC_TIME),
      app_metadata: { provider: 'email', providers: ['email'] },
      user_metadata: metadata,
      identities: [
        {
          identity_id: expect.stringMatching(UUID),
          id: session.user.id,
          user_id: session.user.id,
          identity_data: metadata,
          provider: 'email',
          email: 'admin@example.com',
          last_sign_in_at: expect.stringMatching(UTC_TIME),
          created_at: expect.stringMatching(UTC_TIME),
          updated_at: expect.stringMatching(UTC_TIME),
        },
      ],
      created_at: expect.stringMatching(UTC_TIME),
      updated_at: expect.stringMatching(UTC_TIME),
      is_anonymous: false,
    })
  })

  it('finds the account whatever the case of the address', async () => {
    const session = await signIn(backend.connect(), { ...ADMIN, email: 'Admin@Example.COM' })
    expect(session.user.email).toBe('admin@example.com')
  })

  it('answers a wrong password, an unknown address and no password alike', async () => {
    const attempts = [
      { email: ADMIN.email, password: 'forkert' },
      { email: 'ukendt@example.com', password: ADMIN.password },
      { email: ADMIN.email, password: '' },
    ]
    for (const attempt of attempts) {
      const { data, error } = await backend.connect().auth.signInWithPassword(attempt)
      expect(data.session).toBeNull()
      expect(error).toMatchObject({
        name: 'AuthApiError',
        status: 400,
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    }
  })

  it('derives a key for an unknown address too, so that the time of the answer tells nothing', async () => {
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

  it('refuses a banned user even with the right password', async () => {
    await backend.database.asOwner((transaction) =>
      transaction.query(`update auth.users set banned_until = '2100-01-01' where email = $1`, [
        USER.email,
      ]),
    )
    const { error } = await backend.connect().auth.signInWithPassword(USER)
    expect(error).toMatchObject({ status: 400, code: 'user_banned', message: 'User is banned' })
  })

  it('makes the administrator one in the database and nobody else', async () => {
    for (const [account, roles] of [
      [ADMIN, [{ role: 'admin' }]],
      [USER, []],
    ] as const) {
      const client = backend.connect()
      await signIn(client, account)
      expect((await client.from('user_roles').select('role')).data).toEqual(roles)
    }
  })
})

describe('refreshing', () => {
  it('gives a new refresh token in the same session', async () => {
    const client = backend.connect()
    const first = await signIn(client)
    backend.advance(60)
    const { data, error } = await client.auth.refreshSession()

    expect(error).toBeNull()
    expect(data.session?.refresh_token).not.toBe(first.refresh_token)
    const before = decodeJwt(first.access_token)
    const after = decodeJwt(data.session?.access_token ?? '')
    expect(after).toMatchObject({ session_id: before.session_id, amr: before.amr })
    expect(Number(after.iat) - Number(before.iat)).toBe(60)
    expect(data.user?.email).toBe(USER.email)
  })

  it('gives the active token again for the one before it, as long as the session lasts', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const second = (await refresh(first)).body.refresh_token
    backend.advance(11 * 3600)

    const again = await refresh(first)
    expect(again.status).toBe(200)
    expect(again.body.refresh_token).toBe(second)
  })

  const NO_LIMITS = { sessionSeconds: undefined, inactivitySeconds: undefined }
  it.each([
    ['a week after the sign-in', { sessionSeconds: 7 * 24 * 3600 }, 'Session Expired'],
    ['unused for half a day', { inactivitySeconds: 12 * 3600 }, 'Session Expired (Inactivity)'],
  ])('is refused %s', async (_when, limit, reason) => {
    const strict = await freshBackend({ settings: { ...NO_LIMITS, ...limit } })
    const { refresh_token: first } = await signIn(strict.connect())
    const [seconds = 0] = Object.values(limit)
    strict.advance(seconds)
    const last = await refresh(first, strict)
    expect(last.status).toBe(200)
    strict.advance(seconds + 1)
    expect(await refresh(last.body.refresh_token, strict)).toEqual({
      status: 400,
      body: { code: 'session_expired', message: `Invalid Refresh Token: ${reason}` },
    })
  })

  it('keeps both of two tabs that refresh at the same moment signed in', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const [one, other] = await Promise.all([refresh(first), refresh(first)])
    expect([one.status, other.status]).toEqual([200, 200])
    expect(one.body.refresh_token).toBe(other.body.refresh_token)
  })

  it('accepts an older token within ten seconds of its exchange', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    backend.advance(10)

    const late = await refresh(first)
    expect(late.status).toBe(200)
    expect([first, second, third]).not.toContain(late.body.refresh_token)
  })

  it('ends every token of the session when an older token comes later', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    backend.advance(11)

    const used = {
      status: 400,
      body: {
        code: 'refresh_token_already_used',
        message: 'Invalid Refresh Token: Already Used',
      },
    }
    expect(await refresh(first)).toEqual(used)
    backend.advance(11)
    expect(await refresh(third)).toEqual(used)
  })

  it('lets whoever has the newest token go on, within ten seconds of an older one', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const second = (await refresh(first)).body.refresh_token
    const third = (await refresh(second)).body.refresh_token
    backend.advance(11)

    expect((await refresh(first)).status).toBe(400)
    backend.advance(10)
    const next = await refresh(third)
    expect(next.status).toBe(200)
    expect([first, second, third]).not.toContain(next.body.refresh_token)
  })

  it('counts the ten seconds of an older token from its last use', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    await refresh((await refresh(first)).body.refresh_token)
    backend.advance(10)
    await refresh((await refresh(first)).body.refresh_token)
    backend.advance(10)
    expect((await refresh(first)).status).toBe(200)
  })

  it('leaves other sessions of the user alone when it ends one', async () => {
    const { refresh_token: first } = await signIn(backend.connect())
    const { refresh_token: elsewhere } = await signIn(backend.connect())
    await refresh((await refresh(first)).body.refresh_token)
    backend.advance(11)
    await refresh(first)
    expect((await refresh(elsewhere)).status).toBe(200)
  })

  it('refuses unknown tokens and those that cannot be one', async () => {
    expect(await refresh('abcdefghijkl')).toEqual({
      status: 400,
      body: {
        code: 'refresh_token_not_found',
        message: 'Invalid Refresh Token: Refresh Token Not Found',
      },
    })
    for (const token of ['', 'kort']) {
      expect(await refresh(token)).toEqual({
        status: 400,
        body: { code: 'validation_failed', message: 'Refresh token is not valid' },
      })
    }
  })

  it('refuses a banned user', async () => {
    const { refresh_token } = await signIn(backend.connect())
    await backend.database.asOwner((transaction) =>
      transaction.query(`update auth.users set banned_until = '2100-01-01' where email = $1`, [
        USER.email,
      ]),
    )
    expect((await refresh(refresh_token)).body).toEqual({
      code: 'user_banned',
      message: 'Invalid Refresh Token: User Banned',
    })
  })
})

describe('access tokens', () => {
  it('work on REST until 30 seconds after their end, then are expired', async () => {
    const { access_token } = await signIn(backend.connect())
    backend.advance(3600 + 29)
    expect((await readRest(access_token)).status).toBe(200)
    backend.advance(2)
    const response = await readRest(access_token)
    expect(response.status).toBe(401)
    expect(response.headers.get('WWW-Authenticate')).toBe(
      'Bearer error="invalid_token", error_description="JWT expired"',
    )
    expect(await response.json()).toEqual({
      code: 'PGRST303',
      message: 'JWT expired',
      details: null,
      hint: null,
    })
  })

  it('reach supabase-js as PGRST303 when expired', async () => {
    const { access_token } = await signIn(backend.connect())
    backend.advance(3700)
    const response = await backend
      .connect()
      .from('course_events')
      .select()
      .setHeader('Authorization', `Bearer ${access_token}`)
    expect(response).toMatchObject({ status: 401, data: null, error: { code: 'PGRST303' } })
  })

  it('end for the auth service at the very moment they expire', async () => {
    const client = backend.connect()
    const { access_token } = await signIn(client)
    backend.advance(3600)
    expect((await client.auth.getUser(access_token)).error).toMatchObject({
      status: 403,
      code: 'bad_jwt',
      message:
        'invalid JWT: unable to parse or verify signature, token has invalid claims: token is expired',
    })
  })

  it('are refused when forged, unsigned or unreadable, never taken for none', async () => {
    const claims = { sub: crypto.randomUUID(), role: 'service_role' }
    const forged = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from('another secret that is long enough'))
    const otherKeyId = await new SignJWT(claims)
      .setProtectedHeader({ alg: 'HS256', kid: 'other' })
      .sign(Buffer.from(backend.keys.jwtSecret))
    const unsigned = `${new UnsecuredJWT(claims).encode()}c2lnbmF0dXJl`
    const wrongKey = {
      message: 'No suitable key or wrong key type',
      details: 'None of the keys was able to decode the JWT',
    }
    const cases = [
      [forged, wrongKey],
      [otherKeyId, wrongKey],
      [
        unsigned,
        {
          message: 'Wrong or unsupported encoding algorithm',
          details: "JWT is unsecured but expected 'alg' was not 'none'",
        },
      ],
      ['a.b.c', { message: 'JWT cryptographic operation failed', details: null }],
      ['a.b', { message: 'Expected 3 parts in JWT; got 2', details: null }],
      ['', { message: 'Empty JWT is sent in Authorization header', details: null }],
    ] as const
    for (const [token, expected] of cases) {
      const response = await readRest(token)
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ code: 'PGRST301', hint: null, ...expected })
    }
  })

  it('are refused when their times do not hold', async () => {
    const now = Math.floor(backend.now().getTime() / 1000)
    const cases = [
      [{ nbf: now + 3600 }, 'JWT not yet valid'],
      [{ iat: now + 3600 }, 'JWT issued at future'],
      [{ exp: 'aldrig' }, "The JWT 'exp' claim must be a number"],
    ] as const
    for (const [times, message] of cases) {
      const payload = Buffer.from(JSON.stringify({ role: 'authenticated', ...times }))
      const token = await new CompactSign(payload)
        .setProtectedHeader({ alg: 'HS256' })
        .sign(Buffer.from(backend.keys.jwtSecret))
      expect(await (await readRest(token)).json()).toMatchObject({ code: 'PGRST303', message })
    }
  })

  it('are refused for roles the database does not have', async () => {
    const token = await new SignJWT({ role: 'postgres' })
      .setProtectedHeader({ alg: 'HS256' })
      .sign(Buffer.from(backend.keys.jwtSecret))
    const response = await readRest(token)
    expect(response.status).toBe(401)
    expect(await response.json()).toMatchObject({
      code: '22023',
      message: 'role "postgres" does not exist',
    })
  })
})

describe('signing out', () => {
  async function twoSessions() {
    const here = backend.connect()
    const elsewhere = backend.connect()
    const sessions = { here: await signIn(here), elsewhere: await signIn(elsewhere) }
    const bystander = await signIn(backend.connect(), ADMIN)
    return { here, sessions, bystander }
  }

  async function userError(session: Session) {
    const { error } = await backend.connect().auth.getUser(session.access_token)
    return error?.name ?? null
  }

  it.each([
    ['global', 'AuthSessionMissingError', 'AuthSessionMissingError'],
    ['local', 'AuthSessionMissingError', null],
    ['others', null, 'AuthSessionMissingError'],
  ] as const)('with scope %s ends the right sessions', async (scope, hereAfter, elsewhereAfter) => {
    const { here, sessions, bystander } = await twoSessions()
    expect(await here.auth.signOut({ scope })).toEqual({ error: null })
    expect(await userError(sessions.here)).toBe(hereAfter)
    expect(await userError(sessions.elsewhere)).toBe(elsewhereAfter)
    expect(await userError(bystander)).toBeNull()
  })

  it('makes the refresh token unknown', async () => {
    const client = backend.connect()
    const { refresh_token } = await signIn(client)
    await client.auth.signOut()
    expect((await refresh(refresh_token)).body.code).toBe('refresh_token_not_found')
  })

  it('leaves the access token valid on REST until it expires', async () => {
    const client = backend.connect()
    const { access_token } = await signIn(client)
    await client.auth.signOut()
    expect((await readRest(access_token)).status).toBe(200)
  })
})

describe('signing up', () => {
  it('is closed by the configuration of the project', async () => {
    const { data, error } = await backend.connect().auth.signUp(NEW_USER)
    expect(data.user).toBeNull()
    expect(error).toMatchObject({
      status: 422,
      code: 'signup_disabled',
      message: 'Signups not allowed for this instance',
    })
  })

  describe('when open without confirmation', () => {
    let open: TestBackend

    beforeAll(async () => {
      open = await freshBackend({
        settings: { signUpOpen: true, confirmationsRequired: false, minimumPasswordLength: 8 },
      })
    })
    beforeEach(() => open.reset({ seed: false }))

    it('signs the new user in and keeps the full name', async () => {
      const client = open.connect()
      const { data, error } = await client.auth.signUp({
        email: 'Ny@Example.com',
        password: NEW_USER.password,
        options: {
          data: { full_name: 'Ny Bruger', sub: 'forged', email: 'forged@example.com' },
          emailRedirectTo: 'http://localhost:54321/',
        },
      })
      expect(error).toBeNull()
      expect(data.session?.access_token).toBeTruthy()
      expect(data.user?.email_confirmed_at).toMatch(UTC_TIME)
      expect(data.user?.user_metadata).toEqual({
        email: 'ny@example.com',
        email_verified: true,
        full_name: 'Ny Bruger',
        phone_verified: false,
        sub: data.user?.id,
      })
      expect((await open.connect().auth.signInWithPassword(NEW_USER)).error).toBeNull()
    })

    it('tells that an account exists', async () => {
      const { error } = await open.connect().auth.signUp({ ...NEW_USER, email: USER.email })
      expect(error).toMatchObject({
        status: 422,
        code: 'user_already_exists',
        message: 'User already registered',
      })
      expect((await open.connect().auth.signInWithPassword(USER)).error).toBeNull()
    })

    it('refuses weak passwords with the reason', async () => {
      const { error } = await open.connect().auth.signUp({ ...NEW_USER, password: 'kort' })
      expect(error).toMatchObject({
        name: 'AuthWeakPasswordError',
        status: 422,
        code: 'weak_password',
        message: 'Password should be at least 8 characters.',
        reasons: ['length'],
      })
    })

    it('refuses passwords of more than 72 bytes, and takes those of 72', async () => {
      const { error } = await open.connect().auth.signUp({ ...NEW_USER, password: 'æ'.repeat(37) })
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Password cannot be longer than 72 characters',
      })
      const longest = { ...NEW_USER, password: 'æ'.repeat(36) }
      expect((await open.connect().auth.signUp(longest)).error).toBeNull()
    })

    it('refuses what is no e-mail address', async () => {
      for (const email of ['ingen', 'to@to@example.com', 'mellem rum@example.com']) {
        const { error } = await open.connect().auth.signUp({ ...NEW_USER, email })
        expect(error).toMatchObject({
          status: 400,
          code: 'validation_failed',
          message: 'Unable to validate email address: invalid format',
        })
      }
    })

    it('refuses a sign-up without address, and one without password', async () => {
      const anonymous = await open.connect().auth.signInAnonymously()
      expect(anonymous.error).toMatchObject({ status: 422, code: 'anonymous_provider_disabled' })
      const { error } = await open.connect().auth.signUp({ ...NEW_USER, password: '' })
      expect(error).toMatchObject({
        status: 400,
        code: 'validation_failed',
        message: 'Signup requires a valid password',
      })
    })

    it('gives a new account no role', async () => {
      const client = open.connect()
      await client.auth.signUp(NEW_USER)
      expect((await client.from('user_roles').select('role')).data).toEqual([])
    })
  })

  describe('when addresses must be confirmed', () => {
    let confirming: TestBackend

    beforeAll(async () => {
      confirming = await freshBackend({
        settings: {
          signUpOpen: true,
          confirmationsRequired: true,
          mailIntervalSeconds: 60,
        },
      })
    })
    beforeEach(() => confirming.reset({ seed: false }))

    it('shows the new user without a session, and lets nobody in before', async () => {
      const client = confirming.connect()
      const { data, error } = await client.auth.signUp(NEW_USER)
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user?.confirmation_sent_at).toMatch(UTC_TIME)
      expect(data.user).not.toHaveProperty('email_confirmed_at')
      expect(data.user?.identities).toHaveLength(1)
      expect(data.user?.user_metadata).toMatchObject({ email_verified: false })

      const signedIn = await client.auth.signInWithPassword(NEW_USER)
      expect(signedIn.error).toMatchObject({
        status: 400,
        code: 'email_not_confirmed',
        message: 'Email not confirmed',
      })
    })

    it('never tells that a confirmed account exists', async () => {
      const { data, error } = await confirming
        .connect()
        .auth.signUp({ ...USER, options: { data: { full_name: 'En anden' } } })
      expect(error).toBeNull()
      expect(data.session).toBeNull()
      expect(data.user).toMatchObject({ email: USER.email, role: '', identities: [] })
      const real = await confirming.connect().auth.signInWithPassword(USER)
      expect(real.data.user?.id).not.toBe(data.user?.id)
      expect(real.data.user?.user_metadata.full_name).toBe('Almindelig Bruger')
    })

    it('asks an unconfirmed user again, without taking a new password', async () => {
      const first = await confirming.connect().auth.signUp(NEW_USER)
      confirming.advance(61)
      const again = { ...NEW_USER, password: 'Overtaget1!' }
      const second = await confirming.connect().auth.signUp(again)
      expect(second.data.user?.id).toBe(first.data.user?.id)
      const { error } = await confirming.connect().auth.signInWithPassword(again)
      expect(error?.code).toBe('invalid_credentials')
    })

    it('asks for patience when asked again too soon', async () => {
      await confirming.connect().auth.signUp(NEW_USER)
      confirming.advance(20)
      const { error } = await confirming.connect().auth.signUp(NEW_USER)
      expect(error).toMatchObject({
        status: 429,
        code: 'over_email_send_rate_limit',
        message: 'For security purposes, you can only request this after 40 seconds.',
      })
    })
  })
})
