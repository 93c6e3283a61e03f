import type { Tokens } from '../auth/tokens.ts'
import type { Claims, Role } from '../database/database.ts'
import { notImplemented, RestError } from './errors.ts'

/** How far PostgREST lets clocks disagree. */
const SKEW_SECONDS = 30

/**
 * The claims under which a request runs. Without a token it is anonymous; a bad token is refused.
 *
 * @throws RestError PGRST301, PGRST303, or 501 for other roles
 */
export async function readClaims(token: string | undefined, tokens: Tokens): Promise<Claims> {
  if (token === undefined) return { role: 'anon' }
  const result = await tokens.verify(token, SKEW_SECONDS)
  const parts = token.split('.').length
  switch (result) {
    case 'malformed':
      throw new RestError(401, 'PGRST301', `Expected 3 parts in JWT; got ${parts}`)
    case 'untrusted':
      throw new RestError(401, 'PGRST301', 'No suitable key or wrong key type')
    case 'expired':
      throw new RestError(401, 'PGRST303', 'JWT expired')
  }
  const { role = 'anon' } = result
  if (!isRole(role)) throw notImplemented(`the role ${role}`)
  return { ...result, role }
}

/**
 * PostgREST logs in as `authenticator`, which may become these roles and nothing else. The embedded database has a
 * single, all-powerful login.
 */
function isRole(role: unknown): role is Role {
  return role === 'anon' || role === 'authenticated' || role === 'service_role'
}
