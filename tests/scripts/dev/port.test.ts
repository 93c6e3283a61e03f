import { createServer } from 'node:net'
import { afterEach, expect, test, vi } from 'vitest'
import { assertPortIsFree, readPort } from '../../../scripts/dev/port'

afterEach(() => vi.unstubAllEnvs())

test('takes the usual port when PORT is not set or empty', () => {
  vi.stubEnv('PORT', undefined)
  expect(readPort(5173)).toBe(5173)
  vi.stubEnv('PORT', '')
  expect(readPort(5173)).toBe(5173)
})

test('takes the port that PORT names', () => {
  vi.stubEnv('PORT', '8080')
  expect(readPort(5173)).toBe(8080)
})

test.each(['web', '0', '-1', '80.5', '65536'])('refuses %s as a port', (port) => {
  vi.stubEnv('PORT', port)
  expect(() => readPort(5173)).toThrow(`PORT is '${port}'`)
})

test('tells a taken port from a free one', async () => {
  const server = createServer()
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  await expect(assertPortIsFree(port)).rejects.toThrow(
    `Port ${port} is taken: stop what runs there, or choose another with PORT.`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(assertPortIsFree(port)).resolves.toBeUndefined()
})
