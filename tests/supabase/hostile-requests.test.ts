import fc from 'fast-check'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { hostileRequest } from '../../scripts/fuzz/backend/hostile-request'
import { openTarget, type Target } from '../../scripts/fuzz/backend/target'

let target: Target

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  vi.spyOn(console, 'warn').mockImplementation(() => {})
  target = await openTarget()
})
afterAll(() => target.close())

// `npm run fuzz:backend` sends ten thousand.
test('no hostile request breaks the backend, sees a secret or changes a row', async () => {
  await fc.assert(
    fc.asyncProperty(hostileRequest, async (request) => {
      expect((await target.attack(request)).faults).toEqual([])
    }),
    { numRuns: 300 },
  )
})

test('afterwards everybody may do what they could do before, and no failure was logged', async () => {
  expect(await target.findDamage()).toEqual([])
  expect(console.error).not.toHaveBeenCalled()
})
