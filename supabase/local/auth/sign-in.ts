import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { optionalText } from './body.ts'
import { AuthError, invalidRequest } from './errors.ts'
import type { AuthService } from './service.ts'
import { exchangeRefreshToken, type Session, type SignInMethod, startSession } from './sessions.ts'
import { type AuthUser, findUserByEmail, findUserById, isBanned, userJson } from './user.ts'

export const passwordGrantSchema = z.object({ email: optionalText, password: optionalText })

export const refreshGrantSchema = z.object({ refresh_token: optionalText })

export type SignedIn = { user: AuthUser; session: Session }

/**
 * Signs in with e-mail and password. An unknown address and a wrong password get the same response after the same
 * time.
 *
 * @throws AuthError validation_failed, user_banned, invalid_credentials or email_not_confirmed, in this order.
 */
export async function signInWithPassword(
  { email, password }: z.infer<typeof passwordGrantSchema>,
  service: AuthService,
) {
  const { database, passwords, now } = service
  if (!email) throw invalidRequest('missing email or phone')

  const user = await database.asOwner((transaction) => findUserByEmail(transaction, email))
  if (user && isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned')
  const isRight = await passwords.verify(password, user?.encrypted_password ?? null)
  if (!user || !isRight) throw invalidCredentials()
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }

  const signedIn = await database.asOwner((transaction) =>
    beginSession(transaction, user.id, { now: now(), method: 'password' }),
  )
  if (!signedIn) throw invalidCredentials()
  return sessionJson(signedIn, service)
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

/**
 * Continues a session with its refresh token.
 *
 * @throws AuthError validation_failed, refresh_token_not_found, user_banned, session_expired or
 *   refresh_token_already_used.
 */
export async function refreshSession(
  { refresh_token }: z.infer<typeof refreshGrantSchema>,
  service: AuthService,
) {
  const { database, settings, now } = service
  const exchanged = await database.asOwner((transaction) =>
    exchangeRefreshToken(transaction, refresh_token, settings, now()),
  )
  if (exchanged instanceof AuthError) throw exchanged
  return sessionJson(exchanged, service)
}

/** Starts a session; undefined when the account no longer exists. */
export async function beginSession(
  transaction: Transaction,
  userId: string,
  moment: { now: Date; method: SignInMethod },
): Promise<SignedIn | undefined> {
  const session = await startSession(transaction, userId, moment)
  const user = session && (await findUserById(transaction, userId))
  return user && session && { user, session }
}

/** The session as a client stores it. */
export async function sessionJson({ session, user }: SignedIn, { tokens, settings }: AuthService) {
  const profile = userJson(user)
  const { token, expiresAt } = await tokens.issue(
    {
      userId: user.id,
      email: user.email,
      appMetadata: profile.app_metadata,
      userMetadata: profile.user_metadata,
      sessionId: session.id,
      signedInAt: session.signedInAt,
      method: session.method,
    },
    settings.accessTokenSeconds,
  )
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: session.refreshToken,
    user: profile,
  }
}
