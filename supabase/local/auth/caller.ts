import { AuthError, userNotFound } from './errors.ts'
import type { AuthService } from './service.ts'
import type { TokenFailure } from './tokens.ts'
import { type AuthUser, isBanned } from './user.ts'

/** The sender of a request, by its access token. */
export type Caller = { user: AuthUser; sessionId: string; signedInAt: Date }

/** The words of the library with which the hosted service reads tokens. */
const REASONS: Readonly<Record<TokenFailure, string>> = {
  malformed: 'token is malformed: token contains an invalid number of segments',
  untrusted: 'token signature is invalid: signature is invalid',
  expired: 'token has invalid claims: token is expired',
}

/**
 * The user whose access token the request carries. Unlike the REST API the auth service asks the database, so the
 * token of a session that has ended is refused; and it allows no clock skew.
 *
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found or user_banned.
 */
export async function requireCaller(
  token: string | undefined,
  { tokens, database, now }: AuthService,
): Promise<Caller> {
  if (!token) {
    const message = 'This endpoint requires a valid Bearer token'
    throw new AuthError(401, 'no_authorization', message)
  }
  const claims = await tokens.verify(token, 0)
  if (typeof claims === 'string') {
    throw badToken(`invalid JWT: unable to parse or verify signature, ${REASONS[claims]}`)
  }
  const { sub, session_id: sessionId } = claims
  if (typeof sub !== 'string' || typeof sessionId !== 'string') {
    throw badToken('invalid claim: missing sub claim')
  }

  const [user] = await database.query<AuthUser & { signed_in_at: Date | null }>(
    `select users.*, sessions.created_at as signed_in_at
     from auth.users left join auth.sessions on sessions.id = $2
     where users.id = $1`,
    [sub, sessionId],
  )
  if (!user) throw userNotFound()
  if (!user.signed_in_at) {
    const message = 'Session from session_id claim in JWT does not exist'
    throw new AuthError(403, 'session_not_found', message)
  }
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, sessionId, signedInAt: user.signed_in_at }
}

function badToken(message: string): AuthError {
  return new AuthError(403, 'bad_jwt', message)
}
