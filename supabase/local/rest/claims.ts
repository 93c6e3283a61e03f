import type { TokenFailure, Tokens } from '../auth/tokens.ts'
import { bearerToken } from '../bearer-token.ts'
import type { Claims, Role } from '../database/database.ts'
import { jwtErrorResponse, RestError, toErrorResponse } from './errors.ts'

// How far PostgREST lets clocks disagree.
const SKEW_SECONDS = 30

/**
 * The claims under which the REST API runs a request, or its refusal.
 *
 * Without a token the request is anonymous. A bad token is refused, never treated as none.
 */
export async function readClaims(
  authorization: string | null,
  tokens: Tokens,
): Promise<{ claims: Claims } | { refusal: Response }> {
  const token = bearerToken(authorization)
  if (token === undefined) return { claims: { role: 'anon' } }
  if (token === '') {
    const message = 'Empty JWT is sent in Authorization header'
    return { refusal: jwtErrorResponse('PGRST301', message) }
  }
  const result = await tokens.verify(token, SKEW_SECONDS)
  if ('failure' in result) return { refusal: refuse(result.failure) }
  const role = result.claims.role ?? 'anon'
  if (isRole(role)) return { claims: { ...result.claims, role } }
  return { refusal: refuseRole(typeof role === 'string' ? role : JSON.stringify(role)) }
}

function isRole(role: unknown): role is Role {
  return role === 'anon' || role === 'authenticated' || role === 'service_role'
}

/** PostgreSQL's answer when PostgREST tries to become the role. */
function refuseRole(role: string): Response {
  const message = `role "${role}" does not exist`
  return toErrorResponse(
    new RestError(401, { code: '22023', message }, { 'WWW-Authenticate': 'Bearer' }),
  )
}

/** The words of PostgREST. */
function refuse(failure: TokenFailure): Response {
  switch (failure.kind) {
    case 'segments':
      return jwtErrorResponse('PGRST301', `Expected 3 parts in JWT; got ${failure.count}`)
    case 'garbled':
      return jwtErrorResponse('PGRST301', 'JWT cryptographic operation failed')
    case 'unsigned':
      return jwtErrorResponse(
        'PGRST301',
        'Wrong or unsupported encoding algorithm',
        "JWT is unsecured but expected 'alg' was not 'none'",
      )
    case 'wrong-key':
      return jwtErrorResponse(
        'PGRST301',
        'No suitable key or wrong key type',
        'None of the keys was able to decode the JWT',
      )
    case 'no-claims':
      return jwtErrorResponse('PGRST303', 'Parsing claims failed')
    case 'not-a-number':
      return jwtErrorResponse('PGRST303', `The JWT '${failure.claim}' claim must be a number`)
    case 'expired':
      return jwtErrorResponse('PGRST303', 'JWT expired')
    case 'not-yet-valid':
      return jwtErrorResponse('PGRST303', 'JWT not yet valid')
    case 'issued-in-future':
      return jwtErrorResponse('PGRST303', 'JWT issued at future')
  }
}
