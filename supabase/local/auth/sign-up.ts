import { z } from 'zod'
import { optionalText } from './body.ts'
import { requireEmailAddress } from './email-address.ts'
import { AuthError, notImplemented } from './errors.ts'
import { requireStrongPassword } from './password-rules.ts'
import type { AuthService } from './service.ts'
import { startSession } from './sessions.ts'
import { sessionJson } from './sign-in.ts'
import { confirmUser, createUser, findUserByEmail } from './user.ts'

export const signUpSchema = z.object({
  email: optionalText,
  password: optionalText,
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((data) => data ?? {}),
})

/**
 * Creates an account and signs it in.
 *
 * @throws AuthError signup_disabled, validation_failed, weak_password or user_already_exists, or not_implemented where
 *   the project has addresses confirmed by mail.
 */
export async function signUp(
  { email, password, data: metadata }: z.infer<typeof signUpSchema>,
  service: AuthService,
) {
  const { database, passwords, settings, now } = service
  if (!settings.signUpOpen) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  if (settings.confirmationsRequired) {
    throw notImplemented('sign-up with a mail that confirms the address')
  }
  requireStrongPassword(password, settings.minimumPasswordLength)
  const address = requireEmailAddress(email)
  const passwordHash = await passwords.hash(password)

  const signedIn = await database.asOwner(async (transaction) => {
    if (await findUserByEmail(transaction, address)) {
      throw new AuthError(422, 'user_already_exists', 'User already registered')
    }
    const id = await createUser(transaction, { email: address, passwordHash, metadata }, now())
    await confirmUser(transaction, id, now())
    return startSession(transaction, id, { now: now(), method: 'password' })
  })
  return sessionJson(signedIn, service)
}
