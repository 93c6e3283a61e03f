import { z } from 'zod'
import { optionalText } from './body.ts'
import { type Caller, userNotFound } from './caller.ts'
import { AuthError, leftOut } from './errors.ts'
import { requireStrongPassword } from './password-rules.ts'
import type { AuthService } from './service.ts'
import { endSessions, signInTime } from './sessions.ts'
import { findUserById, userJson } from './user.ts'

/** What the hosted service counts as having signed in recently: a day. */
const RECENT_MS = 24 * 60 * 60 * 1000

export const userUpdateSchema = z.object({
  password: z.string().nullish(),
  email: optionalText,
  phone: optionalText,
  data: z.unknown().optional(),
  app_metadata: z.unknown().optional(),
})

type UserUpdate = z.infer<typeof userUpdateSchema>

/**
 * Gives the caller a new password and ends their other sessions: whoever knew the old password may be
 * in one of them. Links in mails that are on their way no longer work.
 *
 * @throws AuthError reauthentication_needed, weak_password, same_password, user_not_found, or not_implemented
 *   for anything but the password.
 */
export async function updateUser(changes: UserUpdate, caller: Caller, service: AuthService) {
  const { user, sessionId } = caller
  requireOffered(changes, user.email)
  const { password } = changes
  if (typeof password !== 'string') return userJson(user)

  const { database, passwords, settings, now } = service
  if (settings.securePasswordChange) await requireRecentSignIn(caller, service)
  requireStrongPassword(password, settings.minimumPasswordLength)
  if (await passwords.verify(password, user.encrypted_password)) {
    const message = 'New password should be different from the old password.'
    throw new AuthError(422, 'same_password', message)
  }
  const passwordHash = await passwords.hash(password)
  const updated = await database.asOwner(async (transaction) => {
    await transaction.query(
      `update auth.users
       set encrypted_password = $2, recovery_token = null, recovery_sent_at = null,
           confirmation_sent_at = null, updated_at = $3
       where id = $1`,
      [user.id, passwordHash, now()],
    )
    const scope = sessionId === undefined ? 'global' : 'others'
    await endSessions(transaction, user.id, sessionId, scope)
    return findUserById(transaction, user.id)
  })
  if (!updated) throw userNotFound()
  return userJson(updated)
}

/** The hosted service would take a code from a mail instead, which the product does not ask for. */
async function requireRecentSignIn(
  { sessionId }: Caller,
  { database, now }: AuthService,
): Promise<void> {
  const signedInAt =
    sessionId && (await database.asOwner((transaction) => signInTime(transaction, sessionId)))
  if (signedInAt && now().getTime() <= signedInAt.getTime() + RECENT_MS) return
  const message = 'Password update requires reauthentication'
  throw new AuthError(400, 'reauthentication_needed', message)
}

function requireOffered({ email, phone, data, app_metadata }: UserUpdate, ownEmail: string): void {
  const isOtherEmail = email !== '' && email.toLowerCase() !== ownEmail
  if (isOtherEmail || phone !== '') throw leftOut('PUT /user with another address or number')
  const hasMetadata = [data, app_metadata].some((value) => value !== undefined && value !== null)
  if (hasMetadata) throw leftOut('PUT /user with metadata')
}
