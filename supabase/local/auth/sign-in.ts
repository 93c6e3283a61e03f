import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { optionalText } from './body.ts'
import { AuthError } from './errors.ts'
import { findWeakness } from './password-rules.ts'
import type { AuthService } from './service.ts'
import { exchangeRefreshToken, type Session, type SignInMethod, startSession } from './sessions.ts'
import { type AuthUser, findUserByEmail, findUserById, isBanned, userJson } from './user.ts'

export const passwordGrantSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
})

export const refreshGrantSchema = z.object({ refresh_token: optionalText })

export type SignedIn = { user: AuthUser; session: Session }

/**
 * Signs in with e-mail and password.
 *
 * An unknown address, a wrong password and a missing one get the same answer after the same time.
 *
 * @throws AuthError validation_failed, phone_provider_disabled, email_provider_disabled,
 *   user_banned, invalid_credentials or email_not_confirmed, in this order.
 */
export async function signInWithPassword(
  credentials: z.infer<typeof passwordGrantSchema>,
  service: AuthService,
  issuer: string,
) {
  const { database, passwords, settings, now } = service
  requireEmailLogin(credentials, settings)

  const user = await database.asOwner((transaction) =>
    findUserByEmail(transaction, credentials.email),
  )
  if (user && isBanned(user, now())) throw new AuthError(400, 'user_banned', 'User is banned')
  const isRight = await passwords.verify(credentials.password, user?.encrypted_password ?? null)
  if (!user || !isRight) throw invalidCredentials()
  if (!user.email_confirmed_at) {
    throw new AuthError(400, 'email_not_confirmed', 'Email not confirmed')
  }

  const signedIn = await database.asOwner((transaction) =>
    beginSession(transaction, user.id, { now: now(), method: 'password' }),
  )
  if (!signedIn) throw invalidCredentials()
  return {
    ...(await sessionJson(signedIn, service, issuer)),
    weak_password: findWeakness(credentials.password, settings.minimumPasswordLength) ?? null,
  }
}

function requireEmailLogin(
  { email, phone }: z.infer<typeof passwordGrantSchema>,
  settings: Settings,
): void {
  if (email && phone) {
    const message = 'Only an email address or phone number should be provided on login.'
    throw new AuthError(400, 'validation_failed', message)
  }
  if (phone) throw new AuthError(422, 'phone_provider_disabled', 'Phone logins are disabled')
  if (!email) throw new AuthError(400, 'validation_failed', 'missing email or phone')
  if (!settings.emailEnabled) {
    throw new AuthError(422, 'email_provider_disabled', 'Email logins are disabled')
  }
}

function invalidCredentials(): AuthError {
  return new AuthError(400, 'invalid_credentials', 'Invalid login credentials')
}

/**
 * Continues a session with its refresh token.
 *
 * @throws AuthError validation_failed, refresh_token_not_found, user_banned or
 *   refresh_token_already_used.
 */
export async function refreshSession(
  { refresh_token }: z.infer<typeof refreshGrantSchema>,
  service: AuthService,
  issuer: string,
) {
  const { database, settings, now } = service
  const exchanged = await database.asOwner((transaction) =>
    exchangeRefreshToken(transaction, refresh_token, {
      now: now(),
      reuseSeconds: settings.refreshReuseSeconds,
      sessionSeconds: settings.sessionSeconds,
      inactivitySeconds: settings.inactivitySeconds,
    }),
  )
  if (exchanged instanceof AuthError) throw exchanged
  return sessionJson(exchanged, service, issuer)
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

/** What a client stores as its session. */
export async function sessionJson(
  { session, user }: SignedIn,
  { tokens, settings }: AuthService,
  issuer: string,
) {
  const profile = userJson(user)
  const { token, expiresAt } = await tokens.issue(
    {
      issuer,
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
