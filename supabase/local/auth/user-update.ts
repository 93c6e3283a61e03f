import type { Fields } from './body.ts'
import type { Caller } from './caller.ts'
import { AuthError, notImplemented, userNotFound } from './errors.ts'
import type { AuthService } from './service.ts'
import { endSessions } from './sessions.ts'
import { type AuthUser, userJson } from './user.ts'

/** The hosted service counts a sign-in as recent for a day. */
const RECENT_MS = 24 * 60 * 60 * 1000

/**
 * Sets the caller's password and ends their other sessions, in which somebody with the old password may be. The link of
 * an earlier mail no longer works.
 *
 * @throws AuthError reauthentication_needed, weak_password, same_password, user_not_found, or not_implemented for
 *   anything but the password.
 */
export async function updateUser(
  { password, ...others }: Fields,
  { user, sessionId, signedInAt }: Caller,
  { database, passwords, settings, now }: AuthService,
) {
  // supabase-js sends null for what it has no value for.
  if (Object.values(others).some(Boolean)) {
    throw notImplemented('PUT /user with anything but a password')
  }
  // The hosted service would take a code from a mail instead, which the product does not ask for.
  if (settings.securePasswordChange && now().getTime() > signedInAt.getTime() + RECENT_MS) {
    const message = 'Password update requires reauthentication'
    throw new AuthError(400, 'reauthentication_needed', message)
  }
  // In bytes, as the hosted service counts. The site never sends a password that is too long for its hash.
  if (Buffer.byteLength(password) < settings.minimumPasswordLength) {
    const message = `Password should be at least ${settings.minimumPasswordLength} characters.`
    throw new AuthError(422, 'weak_password', message)
  }
  if (await passwords.verify(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  const passwordHash = await passwords.hash(password)
  const [updated] = await database.asOwner(async (transaction) => {
    await endSessions(transaction, user.id, sessionId, 'others')
    return transaction.query<AuthUser>(
      `update auth.users
       set encrypted_password = $2, recovery_token = null, recovery_sent_at = null, updated_at = $3
       where id = $1 returning *`,
      [user.id, passwordHash, now()],
    )
  })
  if (!updated) throw userNotFound()
  return userJson(updated)
}
