import { once } from 'node:events'
import { createServer, request as sendRequest } from 'node:http'
import { text } from 'node:stream/consumers'
import { getRequestListener } from '@hono/node-server'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { createLocalBackend } from '../../supabase/local/backend'
import { ADMIN, createTestBackend, freshBackend, type TestBackend } from '../helpers/backend-client'

const COURSES = '/rest/v1/course_events?select=id'
// Only service_role and the user in question may read it, so the answer tells the role.
const ROLES = '/rest/v1/user_roles?select=role'
const CHROME =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0 Safari/537.36'

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
afterEach(() => vi.restoreAllMocks())

async function roleOf(headers: Record<string, string>) {
  const response = await backend.send(ROLES, { headers })
  const body = await response.json()
  if (response.status === 200) return body.length > 0 ? 'service_role' : 'authenticated'
  return response.status === 401 && body.code === '42501' ? 'anon' : body
}

describe('keys', () => {
  it('stand for the roles they were made for', async () => {
    const { publishableKey, secretKey, anonKey, serviceRoleKey } = backend.keys
    const bearer = (apikey: string) => ({ apikey, Authorization: `Bearer ${apikey}` })

    expect(await roleOf({ apikey: publishableKey })).toBe('anon')
    expect(await roleOf(bearer(publishableKey))).toBe('anon')
    expect(await roleOf({ apikey: anonKey })).toBe('anon')
    expect(await roleOf(bearer(anonKey))).toBe('anon')
    expect(await roleOf({ apikey: secretKey })).toBe('service_role')
    expect(await roleOf(bearer(secretKey))).toBe('service_role')
    expect(await roleOf(bearer(serviceRoleKey))).toBe('service_role')
    // The gateway passes older keys on without the word Bearer.
    expect(await roleOf({ apikey: serviceRoleKey })).toBe('anon')
  })

  it('lose to a signed-in user, whichever key the client has', async () => {
    for (const key of [backend.keys.publishableKey, backend.keys.anonKey]) {
      const client = backend.connect(key)
      await client.auth.signInWithPassword(ADMIN)
      expect((await client.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }])
    }
  })

  it('count as the apikey header says, not as the Bearer says', async () => {
    const { publishableKey, secretKey } = backend.keys
    const stolen = { apikey: publishableKey, Authorization: `Bearer ${secretKey}` }
    expect(await roleOf(stolen)).toBe('anon')
  })

  it('are asked for', async () => {
    for (const path of [COURSES, '/auth/v1/settings']) {
      const response = await backend.send(path, { headers: {} })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({ message: 'No API key found in request' })
    }
  })

  it('must be those of this backend', async () => {
    for (const apikey of ['wrong', 'sb_publishable_wrong', `${backend.keys.anonKey}x`]) {
      const response = await backend.send(COURSES, { headers: { apikey } })
      expect(response.status).toBe(401)
      expect(await response.json()).toEqual({
        message: 'Invalid API key',
        hint: expect.stringContaining('Double check'),
      })
    }
  })

  it('that are secret do not work from a browser', async () => {
    const headers = { apikey: backend.keys.secretKey, 'User-Agent': CHROME }
    const response = await backend.send(COURSES, { headers })
    expect(response.status).toBe(401)
    const open = { apikey: backend.keys.publishableKey, 'User-Agent': CHROME }
    expect((await backend.send(COURSES, { headers: open })).status).toBe(200)
  })

  it('do not make up for a bad token', async () => {
    for (const apikey of [backend.keys.publishableKey, backend.keys.secretKey]) {
      const headers = { apikey, Authorization: 'Bearer not.a.token' }
      const response = await backend.send(COURSES, { headers })
      expect(response.status).toBe(401)
      expect(await response.json()).toMatchObject({ code: 'PGRST301' })
    }
  })

  it('are not asked for where people arrive from a link', async () => {
    const response = await backend.send('/auth/v1/verify?token=x', { headers: {} })
    expect(response.status).toBe(501)
  })
})

describe('CORS', () => {
  const headers = { Origin: 'https://site.example', 'Access-Control-Request-Method': 'POST' }

  it.each([
    ['/auth/v1/token', 'apikey,authorization,content-type,x-client-info,x-supabase-api-version'],
    [
      '/rest/v1/course_events',
      'apikey,authorization,content-profile,content-type,prefer,x-client-info',
    ],
    ['/rest/v1/course_events', 'accept-profile,apikey,authorization,x-client-info,x-retry-count'],
  ])('answers the preflight for %s without key or token', async (path, requested) => {
    const response = await backend.send(path, {
      method: 'OPTIONS',
      headers: { ...headers, 'Access-Control-Request-Headers': requested },
    })
    expect([200, 204]).toContain(response.status)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const methods = response.headers.get('Access-Control-Allow-Methods')?.split(/,\s*/)
    expect(methods).toEqual(expect.arrayContaining(['GET', 'POST', 'PATCH', 'DELETE', 'HEAD']))
    const allowed = response.headers.get('Access-Control-Allow-Headers')?.toLowerCase()
    expect(allowed?.split(/,\s*/)).toEqual(expect.arrayContaining(requested.split(',')))
  })

  it.each([
    ['without an origin', { 'Access-Control-Request-Method': 'POST' }],
    ['without a method', { Origin: 'https://site.example' }],
  ])(
    'does not take an OPTIONS request %s for a preflight, and asks for a key',
    async (_name, preflight) => {
      const method = 'OPTIONS'
      const refused = await backend.send(COURSES, { method, headers: preflight })
      expect(refused.status).toBe(401)
      const headers = { ...preflight, apikey: backend.keys.publishableKey }
      const response = await backend.send(COURSES, { method, headers })
      expect([response.status, (await response.json()).code]).toEqual([501, 'LOCAL501'])
      expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
      expect((await backend.send('/auth/v1/token', { method, headers })).status).toBe(404)
    },
  )

  it.each([
    ['rows', COURSES, 200],
    ['a REST error', '/rest/v1/nothing', 404],
    ['an auth answer', '/auth/v1/settings', 200],
    ['an auth error', '/auth/v1/user', 403],
  ])('lets the browser read %s and the headers supabase-js needs', async (_name, path, status) => {
    const response = await backend.send(path, {
      headers: { apikey: backend.keys.publishableKey, Origin: 'https://site.example' },
    })
    expect(response.status).toBe(status)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
    const exposed = response.headers.get('Access-Control-Expose-Headers')?.split(/,\s*/)
    expect(exposed).toEqual(
      expect.arrayContaining(['Content-Range', 'X-Supabase-Api-Version', 'Retry-After']),
    )
  })

  it.each([COURSES, '/auth/v1/user'])('covers refusals for %s', async (path) => {
    const response = await backend.send(path, { headers: { Origin: 'https://site.example' } })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })

  it('covers refused tokens', async () => {
    const response = await backend.send(COURSES, {
      headers: { apikey: backend.keys.publishableKey, Authorization: 'Bearer x' },
    })
    expect(response.status).toBe(401)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBe('*')
  })
})

describe('requests', () => {
  it.each(['/storage/v1/object', '/realtime/v1/websocket', '/', '/nothing', '/auth', '/restv1'])(
    'to %s find nothing, and are told so in JSON',
    async (path) => {
      const response = await backend.send(path)
      expect(response.status).toBe(404)
      expect(await response.json()).toEqual({ message: expect.any(String) })
    },
  )

  it.each(['/rest/v1/course_events', '/supabasex/rest/v1/course_events', '/supabase'])(
    'outside the base path (%s) find nothing',
    async (path) => {
      const request = new Request(`http://localhost:54321${path}`, {
        headers: { apikey: backend.keys.publishableKey },
      })
      expect((await backend.fetch(request)).status).toBe(404)
    },
  )

  it('answer HEAD with the headers of GET and no body', async () => {
    const response = await backend.send(COURSES, {
      method: 'HEAD',
      headers: { apikey: backend.keys.publishableKey, Prefer: 'count=exact' },
    })
    expect(response.status).toBe(200)
    expect(response.headers.get('Content-Range')).toBe('*/0')
    expect(await response.text()).toBe('')
  })

  it.each(['/rest/v1/course_events', '/auth/v1/user', '/functions/v1/course-calendar'])(
    'by TRACE to %s are refused, and not logged as a failure',
    async (path) => {
      const log = vi.spyOn(console, 'error').mockImplementation(() => {})
      const listener = getRequestListener(backend.fetch, { overrideGlobalObjects: false })
      const server = createServer(listener).listen(0)
      await once(server, 'listening')
      try {
        const address = server.address()
        const port = typeof address === 'object' ? address?.port : undefined
        const sent = sendRequest({ port, method: 'TRACE', path: `/supabase${path}` }).end()
        const [response] = await once(sent, 'response')
        expect(response.statusCode).toBe(405)
        expect(JSON.parse(await text(response))).toEqual({
          message: 'Unsupported HTTP method: TRACE',
        })
        expect(log).not.toHaveBeenCalled()
      } finally {
        server.close()
      }
    },
  )

  it('that break something inside get a JSON answer, logged once without their content', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {})
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

describe('a backend', () => {
  it('can be mounted elsewhere, and issues its tokens from there', async () => {
    const moved = await freshBackend({ basePath: '/api/backend' })
    const { data } = await moved.connect().auth.signInWithPassword(ADMIN)
    const [, payload = ''] = data.session?.access_token.split('.') ?? []
    expect(JSON.parse(Buffer.from(payload, 'base64url').toString()).iss).toBe(
      'http://localhost:54321/api/backend/auth/v1',
    )
  })

  it.each(['supabase', '/', '/supabase/', '/a b'])('refuses the base path "%s"', async (path) => {
    await expect(createLocalBackend({ basePath: path })).rejects.toThrow('Not a base path')
  })

  it('refuses to run in a browser', async () => {
    vi.stubGlobal('window', { document: {} })
    vi.stubGlobal('process', undefined)
    const opening = createLocalBackend()
    vi.unstubAllGlobals()
    await expect(opening).rejects.toThrow('never runs in a browser')
  })

  it('leaves a database open that it was given', async () => {
    const guest = await freshBackend()
    await guest.close()
    expect((await guest.connect().auth.signInWithPassword(ADMIN)).error).toBeNull()
  })

  it('shares neither keys, tokens nor rows with another one', async () => {
    const other = await createTestBackend()
    const { data } = await backend.connect().auth.signInWithPassword(ADMIN)
    const token = `Bearer ${data.session?.access_token}`

    const withOtherKey = await other.send(COURSES, {
      headers: { apikey: backend.keys.publishableKey },
    })
    expect(withOtherKey.status).toBe(401)
    const withOtherToken = await other.send(COURSES, {
      headers: { apikey: other.keys.publishableKey, Authorization: token },
    })
    expect(await withOtherToken.json()).toMatchObject({ code: 'PGRST301' })

    await other.database.asOwner((transaction) => transaction.query('delete from auth.users'))
    expect((await backend.connect().auth.signInWithPassword(ADMIN)).error).toBeNull()
    await other.close()
  })

  it('has its accounts again after a reset, without the changes made to them', async () => {
    await backend.database.asOwner((transaction) =>
      transaction.query(`update auth.users set encrypted_password = null`),
    )
    await backend.reset({ seed: false })
    const client = backend.connect()
    expect((await client.auth.signInWithPassword(ADMIN)).error).toBeNull()
    expect((await client.from('user_roles').select('role')).data).toEqual([{ role: 'admin' }])
  })
})
