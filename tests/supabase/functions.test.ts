import { fileURLToPath } from 'node:url'
import { SignJWT } from 'jose'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { freshBackend, type TestBackend, USER } from '../helpers/backend-client'

const functionsDir = fileURLToPath(new URL('./fixtures/functions', import.meta.url))

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend({
    functionsDir,
    functionsEnv: { GREETING: 'hej' },
    functionsFetch: async (input) => Response.json({ asked: String(input) }),
    settings: { publicFunctions: ['echo', 'broken', 'failing', 'silent', 'proxy', '..'] },
  })
})
afterEach(() => vi.restoreAllMocks())

function muteErrors() {
  return vi.spyOn(console, 'error').mockImplementation(() => {})
}

it('runs a function that imports others, with the environment it is given', async () => {
  const { data, error } = await backend.connect().functions.invoke('echo', { body: { a: 1 } })
  expect(error).toBeNull()
  expect(data).toMatchObject({
    pathname: '/functions/v1/echo',
    body: '{"A":1}',
    greeting: 'hej',
  })
})

it('loads a function once', async () => {
  const first = await (await backend.send('/functions/v1/echo')).json()
  const second = await (await backend.send('/functions/v1/echo/and/more')).json()
  expect(second).toMatchObject({ pathname: '/functions/v1/echo/and/more', calls: first.calls + 1 })
})

it('hands the function its way to the outside', async () => {
  const response = await backend.send('/functions/v1/proxy')
  expect(await response.json()).toEqual({ asked: 'https://api.example.com/things' })
})

it('needs no API key for a public function, and adds no header to its answer', async () => {
  const response = await backend.send('/functions/v1/echo', { headers: {} })
  expect(response.status).toBe(200)
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

it.each(['nothing', '..', '.', '%2e%2e', 'echo%2fhandler', 'shout.ts', '', 'echo\\..'])(
  'does not find the function "%s", and says so without CORS headers',
  async (name) => {
    const response = await backend.send(`/functions/v1/${name}`, { method: 'POST' })
    expect(response.status).toBe(404)
    expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
  },
)

it('words the answer for an unknown function as the platform does', async () => {
  const response = await backend.send('/functions/v1/nothing')
  expect(response.headers.get('sb-error-code')).toBe('NOT_FOUND')
  expect(await response.json()).toEqual({
    code: 'NOT_FOUND',
    message: 'Requested function was not found',
  })
})

it('answers a function that throws with WORKER_ERROR and logs no request data', async () => {
  const log = muteErrors()
  const response = await backend.send('/functions/v1/failing', {
    method: 'POST',
    body: 'anna@example.com',
  })
  expect(response.status).toBe(500)
  expect(response.headers.get('sb-error-code')).toBe('EDGE_FUNCTION_ERROR')
  expect(await response.json()).toMatchObject({ code: 'WORKER_ERROR' })
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).toContain('failing')
  expect(String(log.mock.calls)).not.toContain('anna@example.com')
})

it('answers a function that returns no response with WORKER_ERROR', async () => {
  muteErrors()
  const response = await backend.send('/functions/v1/silent')
  expect(await response.json()).toMatchObject({ code: 'WORKER_ERROR' })
})

it('answers a function that does not load with BOOT_ERROR, every time, and logs why', async () => {
  const log = muteErrors()
  for (let call = 0; call < 2; call++) {
    const response = await backend.send('/functions/v1/broken')
    expect(response.status).toBe(503)
    expect(await response.json()).toEqual({
      code: 'BOOT_ERROR',
      message: 'Worker failed to boot (please check logs)',
    })
  }
  expect(String(log.mock.calls[0])).toContain('This function does not start')
})

it('reports a failing function to supabase-js as FunctionsHttpError', async () => {
  muteErrors()
  const { data, error } = await backend.connect().functions.invoke('failing', { body: {} })
  expect(data).toBeNull()
  expect(error.name).toBe('FunctionsHttpError')
  expect(await error.context.json()).toMatchObject({ code: 'WORKER_ERROR' })
})

it('checks the token of a function that is not public', async () => {
  const guarded = await freshBackend({ functionsDir, settings: { publicFunctions: [] } })
  const call = async (authorization?: string) => {
    const headers = {
      apikey: guarded.keys.publishableKey,
      ...(authorization && { Authorization: authorization }),
    }
    const response = await guarded.send('/functions/v1/echo', { method: 'POST', headers })
    return { status: response.status, errorCode: response.headers.get('sb-error-code') }
  }
  const forged = await new SignJWT({ role: 'anon' })
    .setProtectedHeader({ alg: 'HS256' })
    .sign(Buffer.from('a secret of somebody else entirely'))
  const otherAlgorithm = `${Buffer.from('{"alg":"ES256"}').toString('base64url')}.e30.c2ln`

  expect(await call()).toEqual({ status: 401, errorCode: 'UNAUTHORIZED_NO_AUTH_HEADER' })
  expect(await call(`Bearer ${guarded.keys.publishableKey}`)).toEqual({
    status: 401,
    errorCode: 'UNAUTHORIZED_INVALID_JWT_FORMAT',
  })
  expect(await call(`Bearer ${forged}`)).toEqual({
    status: 401,
    errorCode: 'UNAUTHORIZED_LEGACY_JWT',
  })
  expect(await call(`Bearer ${otherAlgorithm}`)).toEqual({
    status: 401,
    errorCode: 'UNAUTHORIZED_ASYMMETRIC_JWT',
  })
  expect((await call(`Bearer ${guarded.keys.anonKey}`)).status).toBe(200)

  const client = guarded.connect()
  const { data } = await client.auth.signInWithPassword(USER)
  expect((await call(`Bearer ${data.session?.access_token}`)).status).toBe(200)
  expect((await client.functions.invoke('echo')).error).toBeNull()

  const preflight = await guarded.send('/functions/v1/echo', { method: 'OPTIONS', headers: {} })
  expect(preflight.status).toBe(200)
})
