import type { Session } from '@supabase/supabase-js'
import { decodeJwt, decodeProtectedHeader } from 'jose'
import { afterAll, beforeEach, expect, it } from 'vitest'
import { openProject } from './open-project'
import type { Account } from './project'
import { call, forgery, refusal, sessionOf } from './requests'

const PASSWORD_GRANT = '/auth/v1/token?grant_type=password'
const REFRESH_GRANT = '/auth/v1/token?grant_type=refresh_token'
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** config.toml: auth.refresh_token_reuse_interval. */
const REUSE_SECONDS = 10
const HOUR = 60 * 60
const WRONG_CREDENTIALS = '400 invalid_credentials: Invalid login credentials'
const NO_ADDRESS = '400 validation_failed: missing email or phone'
const BANNED = 'user_banned: User is banned'
const NOT_FOUND = '400 refresh_token_not_found: Invalid Refresh Token: Refresh Token Not Found'
const ALREADY_USED = '400 refresh_token_already_used: Invalid Refresh Token: Already Used'
const LINK_EXPIRED = '403 otp_expired: Email link is invalid or has expired'
const UNREADABLE_TOKEN = '403 bad_jwt: invalid JWT: unable to parse or verify signature'
const NEW_PASSWORD = 'Et helt andet 2?'

const project = await openProject()
afterAll(() => project.close(), 60_000)

/** For what takes hours. Elsewhere than in the embedded backend it is listed as skipped. */
const itTakesHours = it.runIf(project.hasMovableClock)

let user: Account

beforeEach(async () => {
  user = await project.addUser()
})

const signIn = (credentials = user) => sessionOf(project.connect(), credentials)
const post = (path: string, body?: unknown, token?: string) =>
  call(project, 'POST', path, { body, token })
const refresh = (refresh_token: string) => post(REFRESH_GRANT, { refresh_token })
const whoIs = (token?: string) => call(project, 'GET', '/auth/v1/user', { token })
const update = (token: string | undefined, changes: object) =>
  call(project, 'PUT', '/auth/v1/user', { body: changes, token })
const verify = (body: object) => post('/auth/v1/verify', body)
const redeem = (token_hash: string) => verify({ type: 'recovery', token_hash })
const signOut = (scope: string, { access_token }: Session) =>
  post(`/auth/v1/logout?scope=${scope}`, undefined, access_token)

/** A session whose first refresh token has been exchanged twice. */
async function refreshTwice() {
  const session = await signIn()
  const second = await refresh(session.refresh_token)
  const third = await refresh(String(second.body.refresh_token))
  return { oldest: session.refresh_token, newest: String(third.body.refresh_token) }
}

it('signing in responds with a session and the user', async () => {
  const { status, headers, body } = await post(PASSWORD_GRANT, user)
  expect(status).toBe(200)
  expect(headers.get('Content-Type')).toMatch(/^application\/json/)
  expect(body).toMatchObject({
    access_token: expect.any(String),
    token_type: 'bearer',
    expires_in: 3600,
    expires_at: expect.any(Number),
    refresh_token: expect.stringMatching(/^[\w-]{12,}$/),
    user: { id: user.id, email: user.email },
  })
})

it('signing in ignores the case of the address', async () => {
  const session = await signIn({ ...user, email: user.email.toUpperCase() })
  expect(session.user.id).toBe(user.id)
})

it.each([
  ['a wrong password', () => ({ email: user.email, password: 'forkert' }), WRONG_CREDENTIALS],
  ['an empty password', () => ({ email: user.email, password: '' }), WRONG_CREDENTIALS],
  ['an unknown address', () => ({ ...user, email: `x${user.email}` }), WRONG_CREDENTIALS],
  ['a text that is not an address', () => ({ ...user, email: 'mor' }), WRONG_CREDENTIALS],
  ['an empty address', () => ({ ...user, email: '' }), NO_ADDRESS],
  ['an empty body', () => ({}), NO_ADDRESS],
  ['a body that is not JSON', () => '{"email"', /^400 bad_json: /],
  ['a value of the wrong kind', () => ({ ...user, email: 1 }), /^400 bad_json: /],
])('signing in refuses %s', async (_what, body, reason) => {
  expect(refusal(await post(PASSWORD_GRANT, body()))).toMatch(reason)
})

it.each([
  ['has not confirmed its address', 'unconfirmed', 'email_not_confirmed: Email not confirmed'],
  ['is banned', 'banned', BANNED],
] as const)('signing in refuses an account that %s', async (_what, state, reason) => {
  const { email, password } = await project.addUser(state)
  expect(refusal(await post(PASSWORD_GRANT, { email, password }))).toBe(`400 ${reason}`)
})

it('signing in refuses an unknown type of grant', async () => {
  const response = await post('/auth/v1/token?grant_type=andet', user)
  expect(refusal(response)).toMatch(/^400 invalid_credentials: /)
})

it('a refused sign-in without a version header has the older error format', async () => {
  const response = await project.send(PASSWORD_GRANT, {
    method: 'POST',
    headers: { apikey: project.publishableKey, 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: user.email, password: 'forkert' }),
  })
  expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
  expect(await response.json()).toEqual({
    code: 400,
    error_code: 'invalid_credentials',
    msg: 'Invalid login credentials',
  })
})

it('supabase-js gets the code and the message of a refused sign-in', async () => {
  const { auth } = project.connect()
  const { error } = await auth.signInWithPassword({ email: user.email, password: 'forkert' })
  expect(error).toMatchObject({ status: 400, code: 'invalid_credentials' })
})

it('a refusal has version and code in its headers', async () => {
  const { headers } = await post(PASSWORD_GRANT, { email: user.email, password: 'x' })
  expect(headers.get('x-sb-error-code')).toBe('invalid_credentials')
  expect(headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
})

it('an access token has user, role, session and method of the sign-in', async () => {
  const session = await signIn()
  const claims = decodeJwt(session.access_token)
  expect(claims).toEqual({
    iss: expect.stringMatching(/\/auth\/v1$/),
    sub: user.id,
    aud: 'authenticated',
    iat: expect.any(Number),
    exp: Number(claims.iat) + 3600,
    email: user.email,
    phone: '',
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: expect.any(Object),
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: 'password', timestamp: expect.any(Number) }],
    session_id: expect.stringMatching(UUID),
    is_anonymous: false,
  })
})

it('an access token is signed by a key that is published, or by a secret', async () => {
  const session = await signIn()
  const { alg, kid, typ } = decodeProtectedHeader(session.access_token)
  const { status, body } = await call(project, 'GET', '/auth/v1/.well-known/jwks.json')
  expect([status, typ]).toEqual([200, 'JWT'])
  if (alg === 'HS256') expect(body.keys).toEqual([])
  else expect(body.keys).toContainEqual(expect.objectContaining({ kid, alg }))
})

it('an access token is refused when one of its letters is changed', async () => {
  const session = await signIn()
  expect(refusal(await whoIs(forgery(session.access_token)))).toMatch(/^403 bad_jwt: /)
})

it('the user is returned for a valid access token', async () => {
  const session = await signIn()
  const { status, body } = await whoIs(session.access_token)
  expect(status).toBe(200)
  expect(body).toEqual({
    id: user.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: user.email,
    phone: '',
    email_confirmed_at: expect.any(String),
    confirmed_at: expect.any(String),
    last_sign_in_at: expect.any(String),
    app_metadata: { provider: 'email', providers: ['email'] },
    user_metadata: expect.any(Object),
    identities: [
      expect.objectContaining({ provider: 'email', user_id: user.id, email: user.email }),
    ],
    created_at: expect.any(String),
    updated_at: expect.any(String),
    is_anonymous: false,
  })
})

it.each([
  // The gateway puts the token of the role anon in its place.
  ['without a token', {}, '403 bad_jwt: invalid claim: missing sub claim'],
  [
    'for a malformed token',
    { Authorization: 'Bearer ikke-et-token' },
    `${UNREADABLE_TOKEN}, token is malformed: token contains an invalid number of segments`,
  ],
  [
    'for an Authorization header without a token',
    { Authorization: 'Basic bW9yOmtvZGU=' },
    '401 no_authorization: This endpoint requires a valid Bearer token',
  ],
])('the user is not returned %s', async (_what, headers, reason) => {
  expect(refusal(await call(project, 'GET', '/auth/v1/user', { headers }))).toBe(reason)
})

itTakesHours('the user is not returned for a token that has expired', async () => {
  const session = await signIn()
  await project.passTime(HOUR)
  expect(refusal(await whoIs(session.access_token))).toBe(
    `${UNREADABLE_TOKEN}, token has invalid claims: token is expired`,
  )
})

it('refreshing returns a new token for the same session', async () => {
  const session = await signIn()
  const { status, body } = await refresh(session.refresh_token)
  expect(status).toBe(200)
  expect(body.refresh_token).not.toBe(session.refresh_token)
  const { session_id } = decodeJwt(session.access_token)
  expect(decodeJwt(String(body.access_token)).session_id).toBe(session_id)
})

it('refreshing twice in short succession returns the same token', async () => {
  const session = await signIn()
  const first = await refresh(session.refresh_token)
  const again = await refresh(session.refresh_token)
  expect([again.status, again.body.refresh_token]).toEqual([200, first.body.refresh_token])
})

it('refreshing with an older token within the reuse interval returns a new token', async () => {
  const { oldest, newest } = await refreshTwice()
  const { status, body } = await refresh(oldest)
  expect(status).toBe(200)
  expect([oldest, newest]).not.toContain(body.refresh_token)
})

it('refreshing with an older token after the reuse interval is refused, and the newest token still works at once', async () => {
  const { oldest, newest } = await refreshTwice()
  await project.passTime(REUSE_SECONDS + 1)
  expect(refusal(await refresh(oldest))).toBe(ALREADY_USED)
  expect((await refresh(newest)).status).toBe(200)
}, 30_000)

it('refreshing with an older token ends the session, unless the newest token is used at once', async () => {
  const { oldest, newest } = await refreshTwice()
  await project.passTime(REUSE_SECONDS + 1)
  await refresh(oldest)
  await project.passTime(REUSE_SECONDS + 1)
  expect(refusal(await refresh(newest))).toBe(ALREADY_USED)
}, 60_000)

it('refreshing restarts the reuse interval with each use', async () => {
  const { oldest } = await refreshTwice()
  await project.passTime(REUSE_SECONDS - 2)
  await refresh(String((await refresh(oldest)).body.refresh_token))
  await project.passTime(REUSE_SECONDS - 2)
  expect((await refresh(oldest)).status).toBe(200)
}, 60_000)

it('refreshing with the previous token returns the newest one, however late', async () => {
  const session = await signIn()
  const second = await refresh(session.refresh_token)
  await project.passTime(REUSE_SECONDS + 1)
  const late = await refresh(session.refresh_token)
  expect([late.status, late.body.refresh_token]).toEqual([200, second.body.refresh_token])
}, 30_000)

it('refreshing with an unknown token is refused', async () => {
  expect(refusal(await refresh('abcdefghijkl'))).toBe(NOT_FOUND)
})

it.each(['', 'a b'])('refreshing with %j, which is no token, is refused', async (token) => {
  expect(refusal(await refresh(token))).toBe('400 validation_failed: Refresh token is not valid')
})

it.each([
  ['deleted', NOT_FOUND, '403 user_not_found: User from sub claim in JWT does not exist'],
  ['banned', '400 user_banned: Invalid Refresh Token: User Banned', `403 ${BANNED}`],
])(
  'refreshing is refused for a %s account, and so is its access token',
  async (state, ...refusals) => {
    const session = await signIn()
    await (state === 'banned' ? project.banUser(user.id) : project.deleteUser(user.id))
    const responses = [await refresh(session.refresh_token), await whoIs(session.access_token)]
    expect(responses.map(refusal)).toEqual(refusals)
  },
)

itTakesHours('refreshing is refused for a session that is unused for half a day', async () => {
  const session = await signIn()
  await project.passTime(12 * HOUR + 1)
  expect(refusal(await refresh(session.refresh_token))).toBe(
    '400 session_expired: Invalid Refresh Token: Session Expired (Inactivity)',
  )
})

itTakesHours(
  'refreshing is refused a week after the sign-in, however much the session is used',
  async () => {
    const session = await signIn()
    let token = session.refresh_token
    for (let halfDays = 0; halfDays < 14; halfDays += 1) {
      await project.passTime(12 * HOUR - 1)
      token = String((await refresh(token)).body.refresh_token)
    }
    await project.passTime(60)
    expect(refusal(await refresh(token))).toBe(
      '400 session_expired: Invalid Refresh Token: Session Expired',
    )
  },
)

it('refreshing is refused for a session that was signed out', async () => {
  const session = await signIn()
  await signOut('global', session)
  expect(refusal(await refresh(session.refresh_token))).toBe(NOT_FOUND)
})

it('a new password replaces the old one and ends the other sessions', async () => {
  const [own, other] = [await signIn(), await signIn()]
  const { status, body } = await update(own.access_token, { password: NEW_PASSWORD })
  expect([status, body.id]).toEqual([200, user.id])

  expect((await whoIs(own.access_token)).status).toBe(200)
  expect((await whoIs(other.access_token)).body.code).toBe('session_not_found')
  expect((await post(PASSWORD_GRANT, user)).status).toBe(400)
  await expect(signIn({ ...user, password: NEW_PASSWORD })).resolves.toBeDefined()
})

it('a new password is refused when it equals the current one', async () => {
  const session = await signIn()
  expect(refusal(await update(session.access_token, { password: user.password }))).toBe(
    '422 same_password: New password should be different from the old password.',
  )
})

it('a new password is refused with a reason when it is too short', async () => {
  const session = await signIn()
  const response = await update(session.access_token, { password: 'kort' })
  expect(refusal(response)).toBe('422 weak_password: Password should be at least 8 characters.')
  expect(response.body.weak_password).toEqual({ reasons: ['length'] })
})

it('a new password is refused without a token', async () => {
  const response = await update(undefined, { password: NEW_PASSWORD })
  expect(refusal(response)).toMatch(/^403 bad_jwt: /)
})

itTakesHours(
  'a new password is refused a day after the sign-in, and taken after the next one',
  async () => {
    const session = await signIn()
    let refreshed = await refresh(session.refresh_token)
    for (let hours = 0; hours < 24; hours += 8) {
      await project.passTime(8 * HOUR + 1)
      refreshed = await refresh(String(refreshed.body.refresh_token))
    }
    const old = String(refreshed.body.access_token)
    expect(refusal(await update(old, { password: NEW_PASSWORD }))).toBe(
      '400 reauthentication_needed: Password update requires reauthentication',
    )
    const recent = await signIn()
    expect((await update(recent.access_token, { password: NEW_PASSWORD })).status).toBe(200)
  },
)

it.each([
  ['local', 'session_not_found', undefined],
  ['others', undefined, 'session_not_found'],
  ['global', 'session_not_found', 'session_not_found'],
])('signing out with the scope %s ends the sessions of the scope', async (scope, own, other) => {
  const [first, second] = [await signIn(), await signIn()]
  expect((await signOut(scope, first)).status).toBe(204)
  expect((await whoIs(first.access_token)).body.code).toBe(own)
  expect((await whoIs(second.access_token)).body.code).toBe(other)
})

it('signing out refuses an unknown scope', async () => {
  const session = await signIn()
  expect(refusal(await signOut('alle', session))).toMatch(/^400 validation_failed: /)
})

it('signing out a second time is refused', async () => {
  const session = await signIn()
  await signOut('local', session)
  expect(refusal(await signOut('local', session))).toMatch(/^403 session_not_found: /)
})

it('the token of a recovery mail signs in, and the password can then be changed', async () => {
  const { status, body } = await redeem(await project.recoveryToken(user.email))
  expect(status).toBe(200)
  const token = String(body.access_token)
  expect(decodeJwt(token).amr).toEqual([{ method: 'otp', timestamp: expect.any(Number) }])
  expect((await update(token, { password: NEW_PASSWORD })).status).toBe(200)
  await expect(signIn({ ...user, password: NEW_PASSWORD })).resolves.toBeDefined()
})

it.each<[string, (token: string) => Promise<unknown>]>([
  ['it has been used', redeem],
  ['there is a newer one', () => project.recoveryToken(user.email)],
  [
    'the password has been changed since',
    async () => update((await signIn()).access_token, { password: NEW_PASSWORD }),
  ],
])('the token of a recovery mail is refused when %s', async (_when, outdate) => {
  const token = await project.recoveryToken(user.email)
  await outdate(token)
  expect(refusal(await redeem(token))).toBe(LINK_EXPIRED)
})

it('the token of a recovery mail is refused when it is wrong', async () => {
  expect(refusal(await redeem('a'.repeat(56)))).toBe(LINK_EXPIRED)
})

it('the token of a recovery mail is refused as one of another type', async () => {
  const token_hash = await project.recoveryToken(user.email)
  expect(refusal(await verify({ type: 'signup', token_hash }))).toBe(LINK_EXPIRED)
})

itTakesHours('the token of a recovery mail is refused after an hour', async () => {
  const token = await project.recoveryToken(user.email)
  await project.passTime(HOUR + 1)
  expect(refusal(await redeem(token))).toBe(LINK_EXPIRED)
})

it('the token of a recovery mail confirms the address', async () => {
  const unconfirmed = await project.addUser('unconfirmed')
  expect((await redeem(await project.recoveryToken(unconfirmed.email))).status).toBe(200)
  await expect(signIn(unconfirmed)).resolves.toBeDefined()
})

it('the token of a recovery mail is refused for an account that is banned', async () => {
  const { email } = await project.addUser('banned')
  expect(refusal(await redeem(await project.recoveryToken(email)))).toBe(`403 ${BANNED}`)
})

it.each([
  [{ token_hash: 'abc' }, 'Verify requires a verification type'],
  [{ type: 'recovery' }, 'Verify requires either a token or a token hash'],
  [{ type: 'andet', token_hash: 'abc' }, 'Invalid email verification type'],
  [
    { type: 'recovery', token_hash: 'abc', email: 'mor@example.com' },
    'Only the token_hash and type should be provided',
  ],
])('verifying %j is refused', async (body, message) => {
  expect(refusal(await verify(body))).toBe(`400 validation_failed: ${message}`)
})

it('a recovery mail is not sent twice within a minute', async () => {
  await project.recoveryToken(user.email)
  expect(refusal(await post('/auth/v1/recover', { email: user.email }))).toMatch(
    /^429 over_email_send_rate_limit: For security purposes, you can only request this after \d+ seconds\.$/,
  )
})

it('requesting a recovery mail for an unknown address gets the same response', async () => {
  const { status, body } = await post('/auth/v1/recover', { email: `x${user.email}` })
  expect([status, body]).toEqual([200, {}])
})

it.each(['', 'mor', 'mor@'])('requesting a recovery mail for %j is refused', async (email) => {
  const response = await post('/auth/v1/recover', { email })
  expect(refusal(response)).toMatch(/^400 validation_failed: /)
})

it('signing up is refused while it is disabled', async () => {
  const response = await post('/auth/v1/signup', { ...user, email: `ny-${user.email}` })
  expect(refusal(response)).toMatch(/^422 signup_disabled: /)
})

it('the auth service publishes its settings', async () => {
  const { status, body } = await call(project, 'GET', '/auth/v1/settings')
  expect(status).toBe(200)
  expect(body).toMatchObject({ disable_signup: true, external: { email: true } })
})

it('the auth service allows requests of any origin', async () => {
  const names = ['authorization', 'content-type', 'x-client-info', 'x-supabase-api-version']
  const response = await project.send(PASSWORD_GRANT, {
    method: 'OPTIONS',
    headers: {
      Origin: 'https://www.example.com',
      'Access-Control-Request-Method': 'POST',
      'Access-Control-Request-Headers': ['apikey', ...names].join(),
    },
  })
  expect(response.ok).toBe(true)
  expect(response.headers.get('Access-Control-Allow-Origin')).toMatch(
    /^(\*|https:\/\/www\.example\.com)$/,
  )
  expect(response.headers.get('Access-Control-Allow-Methods')).toContain('POST')
  const headers = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase() ?? ''
  for (const name of names) expect(headers).toContain(name)
})
