import { afterEach, expect, test, vi } from 'vitest'
import { readPort } from '../../../scripts/dev/port'

afterEach(() => vi.unstubAllEnvs())

test.each([
  [undefined, 5173],
  ['', 5173],
  ['8080', 8080],
])('with PORT=%s the server listens on %s', (setting, port) => {
  vi.stubEnv('PORT', setting)
  expect(readPort(5173)).toBe(port)
})

test.each(['web', '0', '80.5', '65536'])('PORT=%s is refused', (setting) => {
  vi.stubEnv('PORT', setting)
  expect(() => readPort(5173)).toThrow(`PORT is '${setting}'`)
})
