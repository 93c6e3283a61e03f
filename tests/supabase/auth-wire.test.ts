import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createTestBackend, freshBackend, type TestBackend, USER } from '../helpers/backend-client'

const PASSWORD_GRANT = '/auth/v1/token?grant_type=password'
const CURRENT = { 'X-Supabase-Api-Version': '2024-01-01' }

let backend: TestBackend

beforeAll(async () => {
  backend = await createTestBackend({
    settings: { signUpOpen: true, minimumPasswordLength: 8 },
  })
})
afterEach(() => vi.restoreAllMocks())
afterAll(() => backend.close())

function post(path: string, body: unknown, headers: Record<string, string> = CURRENT) {
  return backend.send(path, {
    method: 'POST',
    headers: { apikey: backend.keys.publishableKey, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

function withToken(path: string, token: string, init: RequestInit = {}) {
  return backend.send(path, {
    ...init,
    headers: { apikey: backend.keys.publishableKey, Authorization: `Bearer ${token}`, ...CURRENT },
  })
}

async function accessToken(): Promise<string> {
  return (await (await post(PASSWORD_GRANT, USER)).json()).access_token
}

function renameTable(from: string, to: string) {
  return backend.database.asOwner((transaction) =>
    transaction.query(`alter table auth.${from} rename to ${to}`),
  )
}

describe('errors', () => {
  const wrong = { email: USER.email, password: 'forkert' }

  it.each(['2024-01-01', '2025-06-30'])(
    'have code and message for clients of version %s',
    async (version) => {
      const response = await post(PASSWORD_GRANT, wrong, { 'X-Supabase-Api-Version': version })
      expect(response.status).toBe(400)
      expect(response.headers.get('X-Supabase-Api-Version')).toBe('2024-01-01')
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
      expect(response.headers.get('Content-Type')).toBe('application/json')
      expect(await response.json()).toEqual({
        code: 'invalid_credentials',
        message: 'Invalid login credentials',
      })
    },
  )

  it.each([undefined, '2023-12-31', 'i dag'])(
    'have the former shape for clients of version %s',
    async (version) => {
      const headers = version === undefined ? undefined : { 'X-Supabase-Api-Version': version }
      const response = await post(PASSWORD_GRANT, wrong, headers ?? {})
      expect(response.headers.get('X-Supabase-Api-Version')).toBeNull()
      expect(response.headers.get('x-sb-error-code')).toBe('invalid_credentials')
      expect(await response.json()).toEqual({
        code: 400,
        error_code: 'invalid_credentials',
        msg: 'Invalid login credentials',
      })
    },
  )

  it('name the reasons of a weak password in both shapes', async () => {
    const weak = { email: 'ny@example.com', password: 'kort' }
    const message = 'Password should be at least 8 characters.'
    const weak_password = { reasons: ['length'] }

    const current = await post('/auth/v1/signup', weak)
    expect(current.status).toBe(422)
    expect(await current.json()).toEqual({ code: 'weak_password', message, weak_password })
    expect(await (await post('/auth/v1/signup', weak, {})).json()).toEqual({
      code: 422,
      error_code: 'weak_password',
      msg: message,
      weak_password,
    })
  })

  it('hide what went wrong inside, and are logged once without what was sent', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    // Nothing that a client sends leads here, so a table is taken away.
    await renameTable('users', 'users_away')
    const response = await post(PASSWORD_GRANT, USER)
    expect(response.status).toBe(500)
    expect(await response.json()).toEqual({
      code: 'unexpected_failure',
      message: 'Unexpected failure, please check server logs for more information',
    })
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain('example.com')

    const former = await post(PASSWORD_GRANT, USER, {})
    await renameTable('users_away', 'users')
    expect(await former.json()).toMatchObject({
      error_code: 'unexpected_failure',
      error_id: expect.any(String),
    })
  })
})

describe('POST /token', () => {
  it('answers success as JSON without charset and without the version header', async () => {
    const response = await post(PASSWORD_GRANT, USER)
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Type')).toBe('application/json')
    expect(response.headers.get('X-Supabase-Api-Version')).toBeNull()
    const body = await response.json()
    expect(Object.keys(body).sort()).toEqual([
      'access_token',
      'expires_at',
      'expires_in',
      'refresh_token',
      'token_type',
      'user',
      'weak_password',
    ])
    expect(body.weak_password).toBeNull()
  })

  it('leaves weak_password out when a session is refreshed', async () => {
    const { refresh_token } = await (await post(PASSWORD_GRANT, USER)).json()
    const response = await post('/auth/v1/token?grant_type=refresh_token', { refresh_token })
    expect(await response.json()).not.toHaveProperty('weak_password')
  })

  it('tells a signed-in user that the password has become too weak', async () => {
    const stricter = await freshBackend({ settings: { minimumPasswordLength: 20 } })
    const { data, error } = await stricter.connect().auth.signInWithPassword(USER)
    expect(error).toBeNull()
    expect(data.weakPassword).toEqual({
      message: 'Password should be at least 20 characters.',
      reasons: ['length'],
    })
  })

  it.each([
    ['/auth/v1/token', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/auth/v1/token?grant_type=magic', 400, 'invalid_credentials', 'unsupported_grant_type'],
    ['/auth/v1/token?grant_type=pkce', 501, 'not_implemented', /grant_type=pkce/],
    ['/auth/v1/token?grant_type=id_token', 501, 'not_implemented', /grant_type=id_token/],
  ])('answers %s with %i %s', async (path, status, code, message) => {
    const response = await post(path, USER)
    expect(response.status).toBe(status)
    expect(await response.json()).toEqual({
      code,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  it.each([
    ['', 400, 'bad_json'],
    ['{', 400, 'bad_json'],
    ['[]', 400, 'bad_json'],
    ['null', 400, 'bad_json'],
    [{ email: 1, password: 'x' }, 400, 'bad_json'],
    [{ password: 'x' }, 400, 'validation_failed'],
    [{ email: null, password: 'x' }, 400, 'validation_failed'],
    [{ email: 'a@example.com', phone: '+4500000000', password: 'x' }, 400, 'validation_failed'],
    [{ phone: '+4500000000', password: 'x' }, 422, 'phone_provider_disabled'],
    [{ email: USER.email }, 400, 'invalid_credentials'],
  ])('answers the body %j with %i %s', async (body, status, code) => {
    const response = await post(PASSWORD_GRANT, body)
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  it('says that e-mail is switched off', async () => {
    const off = await freshBackend({ settings: { emailEnabled: false, signUpOpen: true } })
    const { error } = await off.connect().auth.signInWithPassword(USER)
    expect(error).toMatchObject({ status: 422, code: 'email_provider_disabled' })
    const signUp = await off.connect().auth.signUp({ ...USER, email: 'ny@example.com' })
    expect(signUp.error).toMatchObject({ status: 400, code: 'email_provider_disabled' })
  })

  it('refuses bodies over one mebibyte, whatever they say about their length', async () => {
    const body = JSON.stringify({ email: USER.email, password: 'x'.repeat(1024 * 1024) })
    const declared = await post(PASSWORD_GRANT, body)
    expect(declared.status).toBe(413)
    expect(await declared.json()).toMatchObject({ code: 'request_entity_too_large' })
    const announced = await post(PASSWORD_GRANT, USER, {
      ...CURRENT,
      'Content-Length': String(1024 * 1024 + 1),
    })
    expect(announced.status).toBe(413)
  })
})

describe('GET /user', () => {
  it('is not wrapped', async () => {
    const response = await withToken('/auth/v1/user', await accessToken())
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ email: USER.email, aud: 'authenticated' })
  })

  it.each([
    ['a missing token', null, 401, 'no_authorization'],
    ['another scheme', 'Basic YTpi', 401, 'no_authorization'],
    ['a token that is none', 'Bearer abc', 403, 'bad_jwt'],
    ['an altered token', 'altered', 403, 'bad_jwt'],
  ])('refuses %s', async (_name, authorization, status, code) => {
    const [header, payload] = (await accessToken()).split('.')
    const altered = `Bearer ${header}.${payload}.${'A'.repeat(43)}`
    const headers = new Headers({ apikey: backend.keys.anonKey, ...CURRENT })
    if (authorization) headers.set('Authorization', authorization)
    if (authorization === 'altered') headers.set('Authorization', altered)
    const response = await backend.send('/auth/v1/user', { headers })
    expect(response.status).toBe(status)
    expect(await response.json()).toMatchObject({ code })
  })

  it('refuses the key of a signed-out visitor, which names no user', async () => {
    for (const token of [backend.keys.anonKey, backend.keys.publishableKey]) {
      const response = await withToken('/auth/v1/user', token)
      expect(response.status).toBe(403)
      expect(await response.json()).toEqual({
        code: 'bad_jwt',
        message: 'invalid claim: missing sub claim',
      })
    }
  })

  it('refuses the token of a deleted user, and of a user banned since', async () => {
    const token = await accessToken()
    const asOwner = (sql: string) =>
      backend.database.asOwner((transaction) => transaction.query(sql, [USER.email]))
    await asOwner(`update auth.users set banned_until = '2100-01-01' where email = $1`)
    const banned = await withToken('/auth/v1/user', token)
    expect(banned.status).toBe(403)
    expect(await banned.json()).toEqual({ code: 'user_banned', message: 'User is banned' })

    await asOwner('delete from auth.users where email = $1')
    const deleted = await withToken('/auth/v1/user', token)
    expect(deleted.status).toBe(403)
    expect(await deleted.json()).toEqual({
      code: 'user_not_found',
      message: 'User from sub claim in JWT does not exist',
    })
    await backend.reset({ seed: false })
  })
})

describe('POST /logout', () => {
  it('answers 204 to an empty body that claims to be JSON', async () => {
    const response = await backend.send('/auth/v1/logout?scope=global', {
      method: 'POST',
      headers: {
        apikey: backend.keys.publishableKey,
        Authorization: `Bearer ${await accessToken()}`,
        'Content-Type': 'application/json;charset=UTF-8',
        'Content-Length': '0',
      },
    })
    expect(response.status).toBe(204)
    expect(await response.text()).toBe('')
  })

  it('ends all sessions without a scope', async () => {
    const token = await accessToken()
    const other = await accessToken()
    expect((await withToken('/auth/v1/logout', token, { method: 'POST' })).status).toBe(204)
    const response = await withToken('/auth/v1/user', other)
    expect(response.status).toBe(403)
    expect(await response.json()).toEqual({
      code: 'session_not_found',
      message: 'Session from session_id claim in JWT does not exist',
    })
  })

  it('refuses an unknown scope and leaves the session alone', async () => {
    const token = await accessToken()
    const response = await withToken('/auth/v1/logout?scope=x', token, { method: 'POST' })
    expect(response.status).toBe(400)
    expect(await response.json()).toEqual({
      code: 'validation_failed',
      message: 'Unsupported logout scope "x"',
    })
    expect((await withToken('/auth/v1/user', token)).status).toBe(200)
  })

  it('needs a token', async () => {
    const headers = { apikey: backend.keys.anonKey }
    const response = await backend.send('/auth/v1/logout', { method: 'POST', headers })
    expect(response.status).toBe(401)
  })
})

describe('the rest of the auth service', () => {
  it('describes itself', async () => {
    expect(await (await backend.send('/auth/v1/health')).json()).toMatchObject({ name: 'GoTrue' })
    expect(await (await backend.send('/auth/v1/settings')).json()).toMatchObject({
      external: { email: true, phone: false, google: false, anonymous_users: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      phone_autoconfirm: false,
      saml_enabled: false,
    })
  })

  it('lists no keys, since tokens are signed with a shared secret', async () => {
    const response = await backend.send('/auth/v1/.well-known/jwks.json', { headers: {} })
    expect(await response.json()).toEqual({ keys: [] })
  })

  it.each([
    ['POST', 'otp'],
    ['GET', 'verify?token=x&type=signup'],
    ['GET', 'authorize?provider=google'],
    ['POST', 'resend'],
    ['GET', 'admin/users'],
    ['POST', 'factors'],
  ])('says that it does not offer %s /%s', async (method, path) => {
    const response = await backend.send(`/auth/v1/${path}`, {
      method,
      headers: { apikey: backend.keys.publishableKey, ...CURRENT },
    })
    expect(response.status).toBe(501)
    expect(await response.json()).toEqual({
      code: 'not_implemented',
      message: expect.stringContaining('does not offer'),
    })
  })

  it('never looks like a success to supabase-js', async () => {
    const { data, error } = await backend.connect().auth.signInWithOtp({ email: USER.email })
    expect(data).toEqual({ user: null, session: null })
    expect(error).toMatchObject({ status: 501 })
  })

  it.each(['', '/', '/nothing', '/token/more'])('knows no endpoint %j', async (path) => {
    const response = await backend.send(`/auth/v1${path}`)
    expect(response.status).toBe(404)
    expect(await response.json()).toMatchObject({ error_code: 'not_found' })
  })
})
