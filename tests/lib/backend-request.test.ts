import { getEventListeners } from 'node:events'
import { expect, it, vi } from 'vitest'
import { withRequestTimeout } from '@/lib/backend-request'

/** The clock that stands in for the one of AbortSignal.timeout, which no fake timer moves. */
function startClock() {
  const clock = new AbortController()
  vi.spyOn(AbortSignal, 'timeout').mockReturnValueOnce(clock.signal)
  return { runOut: () => clock.abort(new DOMException('Too late', 'TimeoutError')) }
}

it('the signal aborts with the signal that it is given, for the same reason', () => {
  const request = new AbortController()
  const signal = withRequestTimeout(request.signal)
  expect(signal.aborted).toBe(false)

  request.abort('The page was left')
  expect(signal).toMatchObject({ aborted: true, reason: 'The page was left' })
})

it('the signal is aborted at once where the given one already is', () => {
  expect(withRequestTimeout(AbortSignal.abort('Long ago'))).toMatchObject({
    aborted: true,
    reason: 'Long ago',
  })
})

it('the signal aborts as a timeout when the response takes too long', () => {
  const clock = startClock()
  const signal = withRequestTimeout(new AbortController().signal)

  clock.runOut()
  expect(signal).toMatchObject({ aborted: true, reason: { name: 'TimeoutError' } })
})

it('the signal leaves no listener on a signal that outlives the request', () => {
  const clock = startClock()
  const page = new AbortController()
  withRequestTimeout(page.signal)
  expect(getEventListeners(page.signal, 'abort')).toHaveLength(1)

  clock.runOut()
  expect(getEventListeners(page.signal, 'abort')).toEqual([])
})
