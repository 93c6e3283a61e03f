const PREFLIGHT_SECONDS = 3600

/** The request headers of supabase-js. */
const REQUEST_HEADERS = 'authorization, apikey, content-type, x-client-info'

/**
 * The CORS headers that allow a page to call the function and read its response.
 * @param origin of one of the site's own pages; null for any other
 */
export function corsHeaders(origin: string | null): Record<string, string> {
  if (origin === null) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  }
}
