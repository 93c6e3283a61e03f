import { afterEach, expect, test, vi } from 'vitest'
import { readPort } from '../../../scripts/dev/port'

afterEach(() => vi.unstubAllEnvs())

test('the server uses the default port when PORT is unset or empty', () => {
  vi.stubEnv('PORT', undefined)
  expect(readPort(5173)).toBe(5173)
  vi.stubEnv('PORT', '')
  expect(readPort(5173)).toBe(5173)
})

test('the server uses the port that PORT names', () => {
  vi.stubEnv('PORT', '8080')
  expect(readPort(5173)).toBe(8080)
})

test.each(['web', '0', '-1', '80.5', '65536'])('refuses %s as a port', (port) => {
  vi.stubEnv('PORT', port)
  expect(() => readPort(5173)).toThrow(`PORT is '${port}'`)
})
