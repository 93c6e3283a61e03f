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

it('the embedded backend runs a function that imports others, with the environment it is given', async () => {
  const { data, error } = await backend.connect().functions.invoke('echo', { body: { a: 1 } })
  expect(error).toBeNull()
  expect(data).toMatchObject({ body: '{"A":1}', greeting: 'hej' })
})

it('the embedded backend loads a function once, also for two first calls at the same moment', async () => {
  const fresh = await freshBackend({ functionsDir, settings: { publicFunctions: ['echo'] } })
  const call = () => fresh.send('/functions/v1/echo')
  await Promise.all([call(), call()])
  expect(await (await call()).json()).toMatchObject({ calls: 3 })
})

it('the embedded backend needs no API key for a public function, and adds no header to its response', async () => {
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

it('the embedded backend responds with 501 to a call of a function that is not public', async () => {
  const guarded = await freshBackend({ functionsDir, settings: { publicFunctions: [] } })
  const { data, error } = await guarded.connect().functions.invoke('echo', { body: {} })
  expect(data).toBeNull()
  expect([error.context.status, (await error.context.json()).code]).toEqual([501, 'LOCAL501'])
})

it('the embedded backend responds with 500 for a function that throws, and logs no request data', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  const body = 'anna@example.com'
  const response = await backend.send('/functions/v1/failing', { method: 'POST', body })
  expect(response.status).toBe(500)
  expect(log).toHaveBeenCalledOnce()
  expect(String(log.mock.calls)).not.toContain('anna@example.com')
})

it('the embedded backend responds with 500 for a function that does not load, every time, and logs the reason', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  for (let call = 0; call < 2; call++) {
    expect((await backend.send('/functions/v1/broken')).status).toBe(500)
  }
  expect(String(log.mock.calls[0])).toContain('This function does not start')
})
