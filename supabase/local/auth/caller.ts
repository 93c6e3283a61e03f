import { z } from 'zod'
import { bearerToken } from '../bearer-token.ts'
import type { Transaction } from '../database/database.ts'
import { AuthError } from './errors.ts'
import type { AuthService } from './service.ts'
import { sessionExists } from './sessions.ts'
import type { TokenClaims, TokenFailure } from './tokens.ts'
import { type AuthUser, findUserById, isBanned } from './user.ts'

/** Who a request comes from, by its access token. */
export type Caller = { user: AuthUser; sessionId: string | undefined }

/**
 * The user whose access token the request carries. Unlike the REST API, the auth service asks the
 * database, so a token of a session that ended no longer counts, and it allows no clock skew.
 *
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found or user_banned.
 */
export async function requireCaller(
  request: Request,
  { tokens, database, now }: AuthService,
): Promise<Caller> {
  const token = bearerToken(request.headers.get('Authorization'))
  if (!token) {
    const message = 'This endpoint requires a valid Bearer token'
    throw new AuthError(401, 'no_authorization', message)
  }
  const result = await tokens.verify(token, 0)
  if ('failure' in result) {
    const reason = wordFailure(result.failure)
    const message = `invalid JWT: unable to parse or verify signature, ${reason}`
    throw new AuthError(403, 'bad_jwt', message)
  }
  const userId = readUserId(result.claims)
  const { session_id } = result.claims
  const sessionId = typeof session_id === 'string' ? session_id : undefined

  const user = await database.asOwner((transaction) => findCaller(transaction, userId, sessionId))
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
  return { user, sessionId }
}

function readUserId({ sub }: TokenClaims): string {
  if (typeof sub !== 'string' || sub === '') {
    throw new AuthError(403, 'bad_jwt', 'invalid claim: missing sub claim')
  }
  if (!z.guid().safeParse(sub).success) {
    throw new AuthError(400, 'bad_jwt', 'invalid claim: sub claim must be a UUID')
  }
  return sub
}

async function findCaller(
  transaction: Transaction,
  userId: string,
  sessionId: string | undefined,
): Promise<AuthUser> {
  const user = await findUserById(transaction, userId)
  if (!user) throw userNotFound()
  if (sessionId !== undefined && !(await sessionExists(transaction, sessionId))) {
    const message = 'Session from session_id claim in JWT does not exist'
    throw new AuthError(403, 'session_not_found', message)
  }
  return user
}

/** For a caller whose account is gone. */
export function userNotFound(): AuthError {
  return new AuthError(403, 'user_not_found', 'User from sub claim in JWT does not exist')
}

/** The words of the library with which the hosted service reads tokens. */
function wordFailure(failure: TokenFailure): string {
  switch (failure.kind) {
    case 'segments':
      return 'token is malformed: token contains an invalid number of segments'
    case 'garbled':
    case 'no-claims':
      return 'token is malformed: could not decode token'
    case 'unsigned':
      return 'token signature is invalid: signing method none is invalid'
    case 'wrong-key':
      return 'token signature is invalid: signature is invalid'
    case 'not-a-number':
      return `token has invalid claims: ${failure.claim} is invalid`
    case 'expired':
      return 'token has invalid claims: token is expired'
    case 'not-yet-valid':
      return 'token has invalid claims: token is not valid yet'
    case 'issued-in-future':
      return 'token has invalid claims: token used before issued'
  }
}
