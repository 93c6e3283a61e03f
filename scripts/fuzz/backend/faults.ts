import type { Route } from './hostile-route.ts'

/** An answer as it arrived. */
export type Answer = { status: number; headers: Headers; text: string }

const STACK_TRACE = /^\s*at .+:\d+|node_modules|file:\/\/|\.ts:\d/m
const OWN_SQL = /\bpgrst_\w+|\bjsonb?_(agg|build_object)\b|raw_user_meta_data|set_config/
// What the embedded backend says on purpose about what it leaves out.
const LEFT_OUT = ['PostgREST; error=LOCAL501', 'not_implemented']

/**
 * What is wrong with an answer, in words; nothing at best.
 *
 * @param origin of the site, whose pages may call the functions
 * @param secrets texts that no caller may see
 */
export function findFaults(
  { method, path }: Route,
  { status, headers, text }: Answer,
  { origin, secrets }: { origin: string; secrets: readonly string[] },
): string[] {
  const sent = [text, ...headers.values()].join('\n')
  return [
    status >= 500 && !isLeftOut(status, headers) && `answers ${status}`,
    status >= 400 && method !== 'HEAD' && !isJsonObject(text) && 'refuses without a JSON body',
    secrets.some((secret) => sent.includes(secret)) && 'gives a secret away',
    STACK_TRACE.test(sent) && 'shows a stack trace',
    OWN_SQL.test(sent) && 'shows its own SQL',
    !isSaneCors(path, headers, origin) && 'has CORS headers that say too much or too little',
  ].filter((fault) => fault !== false)
}

function isLeftOut(status: number, headers: Headers): boolean {
  const reasons = [headers.get('Proxy-Status'), headers.get('x-sb-error-code')]
  return status === 501 && reasons.some((reason) => reason !== null && LEFT_OUT.includes(reason))
}

function isJsonObject(text: string): boolean {
  try {
    const body: unknown = JSON.parse(text)
    return typeof body === 'object' && body !== null && !Array.isArray(body)
  } catch {
    return false
  }
}

/** REST and auth may be called from everywhere, functions from the site; cookies never count. */
function isSaneCors(path: string, headers: Headers, origin: string): boolean {
  const allowed = headers.get('Access-Control-Allow-Origin')
  if (headers.has('Access-Control-Allow-Credentials')) return false
  const { pathname } = new URL(`${origin}${path}`)
  if (/^\/supabase\/(rest|auth)\/v1\//.test(pathname)) return allowed === '*'
  return allowed === null || allowed === '*' || allowed === origin
}
