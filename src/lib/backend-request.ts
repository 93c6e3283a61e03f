/** After this long without a response a request fails like one that found no server. */
export const REQUEST_TIMEOUT_MS = 20_000

/** A signal that aborts with the given one or after the timeout. Stands in for AbortSignal.any (Safari 17.4). */
export function withRequestTimeout(signal: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const source of [signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) {
    if (source.aborted) either.abort(source.reason)
    // The first one to abort removes both listeners.
    source.addEventListener('abort', () => either.abort(source.reason), { signal: either.signal })
  }
  return either.signal
}
