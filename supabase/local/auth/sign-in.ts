import type { Fields } from './body.ts'
import { AuthError, invalidRequest } from './errors.ts'
import type { AuthService } from './service.ts'
import { exchangeRefreshToken, type SignedIn, startSession } from './sessions.ts'
import { toSeconds } from './tokens.ts'
import { findUser, isBanned, userJson } from './user.ts'

/**
 * Signs in with e-mail and password. An unknown address and a wrong password get the same response.
 *
 * @throws AuthError validation_failed, user_banned, invalid_credentials or email_not_confirmed, in this order.
 */
export async function signInWithPassword({ email, password }: Fields, service: AuthService) {
  const { database, passwords, now } = service
  if (!email) throw invalidRequest('missing email or phone')

  const user = await database.asOwner((transaction) => findUser(transaction, 'email', email))
  if (user && isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned')
  const isRight = await passwords.verify(password, user?.encrypted_password ?? null)
  if (!user || !isRight) {
    throw new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
  }
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }

  const signedIn = await database.asOwner((transaction) =>
    startSession(transaction, user.id, 'password', now()),
  )
  return sessionJson(signedIn, service)
}

/**
 * Continues a session with its refresh token.
 *
 * @throws AuthError the refusals of `exchangeRefreshToken`.
 */
export async function refreshSession({ refresh_token }: Fields, service: AuthService) {
  const { database, settings, now } = service
  const exchanged = await database.asOwner((transaction) =>
    exchangeRefreshToken(transaction, refresh_token, settings, now()),
  )
  if (exchanged instanceof AuthError) throw exchanged
  return sessionJson(exchanged, service)
}

/** The session as a client stores it. */
export async function sessionJson(
  { user, sessionId, signedInAt, method, refreshToken }: SignedIn,
  { tokens, settings }: AuthService,
) {
  const profile = userJson(user)
  // No claim makes an administrator: the database decides who is one.
  const claims = {
    iss: 'embedded/auth/v1',
    sub: user.id,
    aud: 'authenticated',
    email: user.email,
    phone: '',
    app_metadata: profile.app_metadata,
    user_metadata: profile.user_metadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method, timestamp: toSeconds(signedInAt) }],
    session_id: sessionId,
    is_anonymous: false,
  }
  const { token, expiresAt } = await tokens.issue(claims, settings.accessTokenSeconds)
  return {
    access_token: token,
    token_type: 'bearer',
    expires_in: settings.accessTokenSeconds,
    expires_at: expiresAt,
    refresh_token: refreshToken,
    user: profile,
  }
}
