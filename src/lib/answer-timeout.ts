import { ANSWER_TIMEOUT_MS } from '@/lib/backend-error'

/**
 * A signal for a request: it aborts with the given one, or when the answer takes too long, and with the same reason.
 * Does what AbortSignal.any does, which came to Safari with 17.4.
 */
export function withAnswerTimeout(signal: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const source of [signal, AbortSignal.timeout(ANSWER_TIMEOUT_MS)]) {
    if (source.aborted) either.abort(source.reason)
    // The first of them to abort takes both listeners away, the timeout at the latest.
    source.addEventListener('abort', () => either.abort(source.reason), { signal: either.signal })
  }
  return either.signal
}
