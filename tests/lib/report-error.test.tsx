import { expect, test, vi } from 'vitest'
import { reportError } from '@/lib/report-error'

test('an error is logged with the operation that failed, once however many handlers it passes', () => {
  const error = new TypeError('x is not a function')
  reportError('The calendar could not be loaded', error)
  reportError('The page failed', error)
  expect(vi.mocked(console.error).mock.calls).toEqual([['The calendar could not be loaded', error]])
  vi.mocked(console.error).mockClear()
})
