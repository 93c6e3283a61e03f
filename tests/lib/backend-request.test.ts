import { getEventListeners } from 'node:events'
import { expect, test, vi } from 'vitest'
import { withRequestTimeout } from '@/lib/backend-request'

/** Stands in for the signal of AbortSignal.timeout, which no fake timer moves. */
function stubTimeout(): AbortController {
  const timeout = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(timeout.signal)
  return timeout
}

test('a request is aborted with the given signal, also one that is aborted already, for its reason', () => {
  const page = new AbortController()
  const signal = withRequestTimeout(page.signal)
  expect(signal.aborted).toBe(false)
  page.abort('The page was left')
  for (const aborted of [signal, withRequestTimeout(page.signal)])
    expect(aborted).toMatchObject({ aborted: true, reason: 'The page was left' })
})

test('a request without a response is aborted, and leaves no listener on a signal that outlives it', () => {
  const timeout = stubTimeout()
  const page = new AbortController()
  const signal = withRequestTimeout(page.signal)
  expect(getEventListeners(page.signal, 'abort')).toHaveLength(1)

  timeout.abort(new DOMException('Too late', 'TimeoutError'))
  expect(signal).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } })
  expect(getEventListeners(page.signal, 'abort')).toEqual([])
})
