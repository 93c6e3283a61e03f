import type { MiddlewareHandler } from 'hono'
import { SignJWT } from 'jose'
import type { LocalKeys } from './keys.ts'

/** Path under which the backend is mounted on the site's own origin. */
export const BASE_PATH = '/supabase'

/** The variables of a request that has passed the gateway. */
export type GatewayEnv = {
  Variables: {
    /** Undefined without an Authorization header of the scheme Bearer. */
    token: string | undefined
  }
}

/**
 * Stands before the services of a project: requires one of its keys, and turns the opaque keys, also in `Bearer sb_…`,
 * into tokens that the services understand. A signed-in user's token passes unchanged.
 */
export function requireApiKey(keys: LocalKeys): MiddlewareHandler<GatewayEnv> {
  const tokens = new Map([
    [keys.publishableKey, signRole('anon', keys.jwtSecret)],
    [keys.secretKey, signRole('service_role', keys.jwtSecret)],
  ])
  return async (context, next) => {
    const apiKey = context.req.header('apikey')
    if (!apiKey) return context.json({ message: 'No API key found in request' }, 401)
    if (!tokens.has(apiKey)) return context.json({ message: 'Invalid API key' }, 401)
    const authorization = context.req.header('Authorization')
    const hasOwnToken = authorization && !authorization.startsWith('Bearer sb_')
    const [, ownToken] = /^bearer\s+(.*)$/i.exec(authorization ?? '') ?? []
    context.set('token', hasOwnToken ? ownToken : await tokens.get(apiKey))
    return next()
  }
}

/** Without times, so that the token is valid for any clock a test sets. */
function signRole(role: 'anon' | 'service_role', jwtSecret: string): Promise<string> {
  return new SignJWT({ iss: 'supabase', role })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .sign(Buffer.from(jwtSecret))
}
