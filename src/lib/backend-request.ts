declare global {
  interface ImportMetaEnv {
    readonly VITE_SUPABASE_URL: string
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  }
}

/** The publishable key of the Supabase project. Both settings are checked by the build (scripts/build/site-settings.ts). */
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/** Base URL of the Supabase project, without a trailing slash. That of the embedded backend is set as a path. */
export function supabaseUrl(): string {
  // Prerendering loads the modules that create clients, but sends no request from them.
  const ownOrigin = import.meta.env.SSR ? 'http://localhost' : window.location.origin
  return new URL(import.meta.env.VITE_SUPABASE_URL, ownOrigin).href.replace(/\/$/, '')
}

/** After this long without a response a request fails like one that found no server. */
export const REQUEST_TIMEOUT_MS = 20_000

/**
 * A signal for a request: it aborts with the given one or after the timeout, with the same reason. Stands in for
 * AbortSignal.any, which came to Safari with 17.4.
 */
export function withRequestTimeout(signal: AbortSignal): AbortSignal {
  const either = new AbortController()
  for (const source of [signal, AbortSignal.timeout(REQUEST_TIMEOUT_MS)]) {
    if (source.aborted) either.abort(source.reason)
    // The first one to abort removes both listeners.
    source.addEventListener('abort', () => either.abort(source.reason), { signal: either.signal })
  }
  return either.signal
}
