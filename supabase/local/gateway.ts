import type { LocalKeys } from './keys.ts'

export type Admission = { authorization: string | null } | { refusal: Response }

// The auth server's addresses that people open from a link.
const OPEN_PATHS = [
  '/auth/v1/verify',
  '/auth/v1/callback',
  '/auth/v1/authorize',
  '/auth/v1/.well-known/jwks.json',
]

/**
 * What stands before the services of a Supabase project: asks for a key of the project, and turns
 * the opaque keys into tokens the services understand.
 *
 * A signed-in user's token passes as it is. `Bearer sb_…` is always replaced by what the apikey
 * header stands for, since no service could read it.
 */
export function admit(request: Request, keys: LocalKeys): Admission {
  const authorization = request.headers.get('Authorization')
  const apiKey = request.headers.get('apikey')
  if (OPEN_PATHS.includes(new URL(request.url).pathname)) return { authorization }
  if (!apiKey) return refuse({ message: 'No API key found in request' })
  if (!isKnownKey(apiKey, keys)) {
    return refuse({
      message: 'Invalid API key',
      hint: 'Double check your Supabase `anon` or `service_role` API key.',
    })
  }
  if (apiKey === keys.secretKey && isBrowser(request)) {
    return refuse({
      message: 'Forbidden use of secret API key in browser',
      hint: 'Secret API keys can only be used in a protected environment.',
    })
  }
  if (authorization && !authorization.startsWith('Bearer sb_')) return { authorization }
  return { authorization: standsFor(apiKey, keys) }
}

/** Whether a browser asks what a page of another origin may send, which the gateway answers itself. */
export function isPreflight({ method, headers }: Request): boolean {
  return (
    method === 'OPTIONS' && headers.has('Origin') && headers.has('Access-Control-Request-Method')
  )
}

function isKnownKey(apiKey: string, keys: LocalKeys): boolean {
  return [keys.publishableKey, keys.secretKey, keys.anonKey, keys.serviceRoleKey].includes(apiKey)
}

function isBrowser(request: Request): boolean {
  return request.headers.get('User-Agent')?.startsWith('Mozilla/') ?? false
}

/** The older keys pass without the word Bearer, so that the services see no token in them. */
function standsFor(apiKey: string, keys: LocalKeys): string {
  if (apiKey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apiKey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return apiKey
}

function refuse(body: { message: string; hint?: string }): Admission {
  return { refusal: Response.json(body, { status: 401 }) }
}
