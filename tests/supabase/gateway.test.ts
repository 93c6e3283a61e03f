import { SignJWT, UnsecuredJWT } from 'jose'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import {
  ADMIN,
  createTestBackend,
  freshBackend,
  type TestBackend,
  USER,
} from '../helpers/backend-client'

const COURSES = '/rest/v1/course_events?select=id'
// Only service_role and the user in question may read it, so the response tells the role.
const ROLES = '/rest/v1/user_roles?select=role'

let backend: TestBackend
let foreign: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
  foreign = await createTestBackend()
})
afterAll(() => foreign.close())

async function roleOf(headers: Record<string, string>) {
  const response = await backend.send(ROLES, { headers })
  const body = await response.json()
  if (response.status === 200) return body.length > 0 ? 'service_role' : 'authenticated'
  return body.code === '42501' ? 'anon' : body.code
}

async function tokenOf(project: TestBackend, account: typeof ADMIN): Promise<string> {
  const { data, error } = await project.connect().auth.signInWithPassword(account)
  if (error) throw error
  return data.session.access_token
}

describe('a key', () => {
  it('a key stands for the role that it was made for', async () => {
    const { publishableKey, secretKey, anonKey, serviceRoleKey } = backend.keys
    const bearer = (apikey: string) => ({ apikey, Authorization: `Bearer ${apikey}` })
    expect(await roleOf({ apikey: publishableKey })).toBe('anon')
    expect(await roleOf(bearer(publishableKey))).toBe('anon')
    expect(await roleOf(bearer(anonKey))).toBe('anon')
    expect(await roleOf({ apikey: secretKey })).toBe('service_role')
    expect(await roleOf(bearer(secretKey))).toBe('service_role')
    expect(await roleOf(bearer(serviceRoleKey))).toBe('service_role')
    // Supabase passes older keys on without the word Bearer.
    expect(await roleOf({ apikey: serviceRoleKey })).toBe('anon')
  })

  it('a key counts as the apikey header says, not as the Bearer says', async () => {
    const { publishableKey, secretKey } = backend.keys
    const stolen = { apikey: publishableKey, Authorization: `Bearer ${secretKey}` }
    expect(await roleOf(stolen)).toBe('anon')
  })

  it.each([
    ['no', {}, 'No API key found in request'],
    ['the wrong', { apikey: 'sb_publishable_forkert' }, 'Invalid API key'],
  ])(
    'is required: %s key gets a 401 that a page of any origin may read',
    async (_which, key, message) => {
      for (const path of [COURSES, '/auth/v1/settings']) {
        const headers = { Origin: 'https://site.example', ...key }
        const response = await backend.send(path, { headers })
        expect([response.status, (await response.json()).message]).toEqual([401, message])
        expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      }
    },
  )

  it('a key does not make up for a bad token', async () => {
    for (const apikey of [backend.keys.publishableKey, backend.keys.secretKey]) {
      expect(await roleOf({ apikey, Authorization: 'Bearer not.a.token' })).toBe('PGRST301')
      expect(await roleOf({ apikey, Authorization: 'Bearer ' })).toBe('PGRST301')
    }
  })

  it('of one backend opens no other', async () => {
    const headers = { apikey: foreign.keys.publishableKey }
    expect((await backend.send(COURSES, { headers })).status).toBe(401)
  })
})

describe('a token', () => {
  const roleWith = (token: string) =>
    roleOf({ apikey: backend.keys.publishableKey, Authorization: `Bearer ${token}` })
  const sign = (claims: Record<string, unknown>, secret = backend.keys.jwtSecret) =>
    new SignJWT(claims).setProtectedHeader({ alg: 'HS256' }).sign(Buffer.from(secret))

  /** The token with other claims under the old signature. */
  function withClaims(token: string, change: object): string {
    const [header, payload = '', signature] = token.split('.')
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
    const changed = Buffer.from(JSON.stringify({ ...claims, ...change })).toString('base64url')
    return [header, changed, signature].join('.')
  }

  it('of an administrator of another project is refused', async () => {
    expect(await roleWith(await tokenOf(foreign, ADMIN))).toBe('PGRST301')
  })

  it.each([{ sub: crypto.randomUUID() }, { role: 'service_role' }, { exp: 4_102_444_800 }])(
    'that is rewritten with %j is refused',
    async (change) => {
      const token = await tokenOf(backend, USER)
      expect(await roleWith(token)).toBe('authenticated')
      expect(await roleWith(withClaims(token, change))).toBe('PGRST301')
    },
  )

  it('without a signature, or signed with another secret, is refused', async () => {
    const claims = { role: 'service_role' }
    const unsigned = `${new UnsecuredJWT(claims).encode()}c2lnbmF0dXJl`
    expect(await roleWith(unsigned)).toBe('PGRST301')
    expect(await roleWith(await sign(claims, 'a secret of somebody else'))).toBe('PGRST301')
  })

  it.each([{ toString: 1, valueOf: 1 }, ['HS256'], 256, null, 'ES256'])(
    'with %j for its algorithm is refused',
    async (alg) => {
      const [, ...rest] = (await tokenOf(backend, USER)).split('.')
      const header = Buffer.from(JSON.stringify({ alg })).toString('base64url')
      expect(await roleWith([header, ...rest].join('.'))).toBe('PGRST301')
    },
  )

  it('of a role that the API does not have is refused', async () => {
    expect(await roleWith(await sign({ role: 'postgres' }))).toBe('22023')
  })

  it('a token is accepted by the REST API until 30 seconds after its end', async () => {
    const token = await tokenOf(backend, USER)
    backend.advance(3600 + 29)
    expect(await roleWith(token)).toBe('authenticated')
    backend.advance(2)
    expect(await roleWith(token)).toBe('PGRST303')
    await backend.reset({ seed: false })
  })
})

describe('a request', () => {
  it.each(['/supabase/storage/v1/object', '/supabase/', '/supabase', '/rest/v1/course_events'])(
    'to %s finds nothing, and gets a 404 in JSON',
    async (path) => {
      const headers = { apikey: backend.keys.publishableKey }
      const request = new Request(`http://localhost:54321${path}`, { headers })
      const response = await backend.fetch(request)
      expect([response.status, await response.json()]).toEqual([
        404,
        { message: expect.any(String) },
      ])
    },
  )

  it('with a body of more than one mebibyte is refused, whether or not its length is announced', async () => {
    const body = 'x'.repeat(1024 * 1024 + 1)
    for (const path of [
      '/rest/v1/course_events',
      '/auth/v1/token',
      '/functions/v1/course-calendar',
    ]) {
      for (const length of [{}, { 'Content-Length': String(body.length) }]) {
        const headers = { apikey: backend.keys.publishableKey, ...length }
        expect((await backend.send(path, { method: 'POST', headers, body })).status).toBe(413)
      }
    }
  })

  it('with a body of nearly one mebibyte is accepted', async () => {
    const { publishableKey: apikey } = backend.keys
    const body = JSON.stringify({ email: 'x'.repeat(1024 * 1024 - 100) })
    const path = '/auth/v1/token?grant_type=password'
    const response = await backend.send(path, { method: 'POST', headers: { apikey }, body })
    expect(response.status).toBe(400)
  })

  it('a request that causes an internal error gets JSON, and is logged once without its content', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
    onTestFinished(() => void log.mockRestore())
    const closed = await createTestBackend()
    await closed.close()
    const response = await closed.send(`${COURSES}&title=eq.anna@example.com`)
    expect(response.status).toBe(500)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(await response.json()).toEqual({ message: expect.any(String) })
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain('anna@example.com')
  })
})

it('the backend has its accounts again after a reset, without the changes made to them', async () => {
  await backend.database.asOwner((transaction) =>
    transaction.query(`update auth.users set encrypted_password = null`),
  )
  await backend.reset({ seed: false })
  expect(await roleOf({ apikey: backend.keys.publishableKey })).toBe('anon')
  await expect(tokenOf(backend, ADMIN)).resolves.toBeDefined()
})
