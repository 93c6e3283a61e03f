import type { LocalKeys } from './keys.ts'

/** The variables of a request that has passed the gateway. */
export type GatewayEnv = {
  Variables: {
    /** The Authorization header as the services may read it. */
    authorization: string | null
  }
}

type KeyCheck = { authorization: string | null } | { refusal: Response }

/**
 * Stands before the services of a project: requires one of its keys, and turns the opaque keys into tokens that the
 * services understand.
 *
 * A signed-in user's token passes unchanged. `Bearer sb_…` is replaced by the token of the apikey header, since no
 * service can read it.
 */
export function authorizeApiKey({ headers }: Request, keys: LocalKeys): KeyCheck {
  const authorization = headers.get('Authorization')
  const apiKey = headers.get('apikey')
  if (!apiKey) return { refusal: refuse({ message: 'No API key found in request' }) }
  const { publishableKey, secretKey, anonKey, serviceRoleKey } = keys
  if (![publishableKey, secretKey, anonKey, serviceRoleKey].includes(apiKey)) {
    const hint = 'Double check your Supabase `anon` or `service_role` API key.'
    return { refusal: refuse({ message: 'Invalid API key', hint }) }
  }
  if (authorization && !authorization.startsWith('Bearer sb_')) return { authorization }
  return { authorization: tokenForKey(apiKey, keys) }
}

/** The older keys alone stand for no token: they pass without the word Bearer, on Supabase too. */
function tokenForKey(apiKey: string, keys: LocalKeys): string | null {
  if (apiKey === keys.secretKey) return `Bearer ${keys.serviceRoleKey}`
  if (apiKey === keys.publishableKey) return `Bearer ${keys.anonKey}`
  return null
}

function refuse(body: { message: string; hint?: string }): Response {
  return Response.json(body, { status: 401 })
}
