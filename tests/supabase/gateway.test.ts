import { SignJWT, UnsecuredJWT } from 'jose'
import { beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { freshBackend, type TestBackend, USER } from '../helpers/backend-client'

const COURSES = '/rest/v1/course_events?select=id'
// Only service_role and the user in question may read it, so the response tells the role.
const ROLES = '/rest/v1/user_roles?select=role'

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})

async function roleOf(headers: Record<string, string>) {
  const response = await backend.send(ROLES, { headers })
  const body = await response.json()
  if (response.status === 200) return body.length > 0 ? 'service_role' : 'authenticated'
  return body.code === '42501' ? 'anon' : body.code
}

const roleWith = (token: string) =>
  roleOf({ apikey: backend.keys.publishableKey, Authorization: `Bearer ${token}` })

it('a key maps to its role, regardless of the Bearer token', async () => {
  const { publishableKey, secretKey } = backend.keys
  const bearer = (apikey: string, token = apikey) => ({ apikey, Authorization: `Bearer ${token}` })
  expect(await roleOf({ apikey: publishableKey })).toBe('anon')
  expect(await roleOf(bearer(publishableKey))).toBe('anon')
  expect(await roleOf({ apikey: secretKey })).toBe('service_role')
  expect(await roleOf(bearer(secretKey))).toBe('service_role')
  expect(await roleOf(bearer(publishableKey, secretKey))).toBe('anon')
})

it.each([
  ['no', {}, 'No API key found in request'],
  ['the wrong', { apikey: 'sb_publishable_forkert' }, 'Invalid API key'],
])(
  'a request with %s key gets a 401 that a page of any origin may read',
  async (_which, key, message) => {
    for (const path of [COURSES, '/auth/v1/settings']) {
      const headers = { Origin: 'https://site.example', ...key }
      const response = await backend.send(path, { headers })
      expect([response.status, (await response.json()).message]).toEqual([401, message])
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    }
  },
)

it('a token is refused with other claims, without a signature, or for a role that the API does not have', async () => {
  const { data } = await backend.connect().auth.signInWithPassword(USER)
  const token = data.session?.access_token ?? ''
  expect(await roleWith(token)).toBe('authenticated')
  const [header = '', payload = '', signature = ''] = token.split('.')
  const claims = JSON.parse(Buffer.from(payload, 'base64url').toString())
  const asService = { ...claims, role: 'service_role' }
  const forgedPayload = Buffer.from(JSON.stringify(asService)).toString('base64url')
  expect(await roleWith(`${header}.${forgedPayload}.${signature}`)).toBe('PGRST301')
  expect(await roleWith(`${new UnsecuredJWT(asService).encode()}c2lnbmF0dXJl`)).toBe('PGRST301')

  const secret = Buffer.from(backend.keys.jwtSecret)
  const owner = new SignJWT({ role: 'postgres' }).setProtectedHeader({ alg: 'HS256' }).sign(secret)
  expect(await roleWith(await owner)).toBe('LOCAL501')
})

it('a request that causes an internal error gets JSON, and is logged once without its content', async () => {
  const failure = new Error(`The parameters were ${USER.email}`)
  const { database } = backend
  const run = vi.spyOn(database, 'asApiRole').mockRejectedValue(failure)
  const runAsOwner = vi.spyOn(database, 'asOwner').mockRejectedValue(failure)
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => {
    for (const spy of [run, runAsOwner, log]) spy.mockRestore()
  })
  for (const [path, init] of [
    [COURSES, {}],
    ['/auth/v1/token?grant_type=password', { method: 'POST', body: JSON.stringify(USER) }],
  ] as const) {
    log.mockClear()
    const response = await backend.send(path, init)
    const body = { message: expect.any(String) }
    expect([response.status, await response.json()]).toEqual([500, body])
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    expect(log).toHaveBeenCalledOnce()
    expect(String(log.mock.calls)).not.toContain('example.com')
  }
})
