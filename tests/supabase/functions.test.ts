import { fileURLToPath } from 'node:url'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { freshBackend, type TestBackend } from '../helpers/backend-client'

// What a function gets and sends is seen in newsletter-embedded.test.ts and course-calendar.test.ts.

const functionsDir = fileURLToPath(new URL('./fixtures/functions', import.meta.url))

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend({
    functionsDir,
    settings: { publicFunctions: ['broken', 'failing'] },
  })
})
afterEach(() => vi.restoreAllMocks())

it('an address without a function is not found', async () => {
  for (const name of ['nothing', '..', '%2e%2e', 'failing%2fhandler', '', 'failing\\..']) {
    const response = await backend.send(`/functions/v1/${name}`, { method: 'POST' })
    expect(response.status, name).toBe(404)
  }
})

it('a function that is not public gets a 501', async () => {
  const guarded = await freshBackend({ functionsDir, settings: { publicFunctions: [] } })
  const response = await guarded.send('/functions/v1/failing')
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
