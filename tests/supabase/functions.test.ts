import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'

const functionsDir = fileURLToPath(new URL('./fixtures/functions', import.meta.url))

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend({
    functionsDir,
    functionsEnv: { GREETING: 'hej' },
    settings: { publicFunctions: ['echo', 'broken', 'failing'] },
  })
})
afterEach(() => vi.restoreAllMocks())

it('a function runs without a key, with the environment and the modules it needs, and without headers of the backend', async () => {
  const response = await backend.send('/functions/v1/echo', {
    headers: {},
    method: 'POST',
    body: 'a',
  })
  expect(await response.json()).toMatchObject({ body: 'A', greeting: 'hej' })
  expect(response.headers.get('Access-Control-Allow-Origin')).toBeNull()
})

it('a function is loaded once, also for two first calls at the same moment', async () => {
  const fresh = await freshBackend({ functionsDir, settings: { publicFunctions: ['echo'] } })
  const call = () => fresh.send('/functions/v1/echo')
  await Promise.all([call(), call()])
  expect(await (await call()).json()).toMatchObject({ calls: 3 })
})

it('an address without a function is not found', async () => {
  for (const name of ['nothing', '..', '%2e%2e', 'echo%2fhandler', 'shout.ts', '', 'echo\\..']) {
    const response = await backend.send(`/functions/v1/${name}`, { method: 'POST' })
    expect(response.status, name).toBe(404)
  }
})

it('a function that is not public gets a 501', async () => {
  const guarded = await freshBackend({ functionsDir, settings: { publicFunctions: [] } })
  const response = await guarded.send('/functions/v1/echo')
  expect([response.status, (await response.json()).code]).toEqual([501, 'LOCAL501'])
})

it('a function that throws gets a 500, and its request is not logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = 'anna@example.com'
  const response = await backend.send('/functions/v1/failing', { method: 'POST', body })
  expect(response.status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).not.toContain('anna@example.com')
})

it('a function that does not load gets a 500 every time, and the log says why', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let call = 0; call < 2; call++) {
    expect((await backend.send('/functions/v1/broken')).status).toBe(500)
  }
  expect(String(log.mock.calls[0])).toContain('This function does not start')
})
