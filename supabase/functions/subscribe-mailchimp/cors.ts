const PREFLIGHT_SECONDS = 3600

/** The request headers of supabase-js. */
const REQUEST_HEADERS = 'authorization, apikey, content-type, x-client-info'

/** Whether a web page of another site sent the request. Only browsers send an Origin. */
export function isForeign(request: Request, siteOrigins: readonly string[]): boolean {
  const origin = request.headers.get('Origin')
  return origin !== null && !siteOrigins.includes(origin)
}

/** The CORS headers that allow only the site's own pages to call the function and read its response. */
export function corsHeaders(
  request: Request,
  siteOrigins: readonly string[],
): Record<string, string> {
  const origin = request.headers.get('Origin')
  if (origin === null || isForeign(request, siteOrigins)) return { Vary: 'Origin' }
  return {
    Vary: 'Origin',
    'Access-Control-Allow-Origin': origin,
    'Access-Control-Allow-Methods': 'POST, OPTIONS',
    'Access-Control-Allow-Headers': REQUEST_HEADERS,
    'Access-Control-Expose-Headers': 'Retry-After',
    'Access-Control-Max-Age': String(PREFLIGHT_SECONDS),
  }
}
