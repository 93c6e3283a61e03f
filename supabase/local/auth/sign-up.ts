import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { Settings } from '../settings.ts'
import { optionalText } from './body.ts'
import { requireEmailAddress } from './email-address.ts'
import { AuthError } from './errors.ts'
import { requireMailInterval } from './mail-interval.ts'
import { requireStrongPassword } from './password-rules.ts'
import type { AuthService } from './service.ts'
import { beginSession, type SignedIn, sessionJson } from './sign-in.ts'
import {
  type AuthUser,
  confirmUser,
  createUser,
  disguisedUserJson,
  findUserByEmail,
  findUserById,
  type NewUser,
  userJson,
} from './user.ts'

export const signUpSchema = z.object({
  email: optionalText,
  phone: optionalText,
  password: optionalText,
  data: z
    .record(z.string(), z.unknown())
    .nullish()
    .transform((data) => data ?? {}),
})

type SignUp = z.infer<typeof signUpSchema>

/**
 * Creates an account. It is signed in at once, or, when addresses must be confirmed, shown without
 * a session. In the latter case nobody learns whether the address had an account before.
 *
 * @throws AuthError anonymous_provider_disabled, signup_disabled, validation_failed, weak_password,
 *   phone_provider_disabled, email_provider_disabled, user_already_exists or
 *   over_email_send_rate_limit.
 */
export async function signUp(body: SignUp, service: AuthService, issuer: string) {
  const { database, passwords, settings, now } = service
  const email = requireAcceptable(body, settings)

  // Hashed even when the account exists, so that the time does not tell.
  const newUser = { email, passwordHash: await passwords.hash(body.password), metadata: body.data }
  const outcome = await database.asOwner((transaction) =>
    register(transaction, newUser, settings, now()),
  )
  if (outcome !== 'exists') {
    return 'session' in outcome ? sessionJson(outcome, service, issuer) : userJson(outcome.user)
  }
  if (settings.confirmationsRequired) return disguisedUserJson(email, body.data, now())
  throw new AuthError(422, 'user_already_exists', 'User already registered')
}

function requireAcceptable({ email, phone, password }: SignUp, settings: Settings): string {
  if (!email && !phone) {
    const message = 'Anonymous sign-ins are disabled'
    throw new AuthError(422, 'anonymous_provider_disabled', message)
  }
  if (!settings.signUpOpen) {
    throw new AuthError(422, 'signup_disabled', 'Signups not allowed for this instance')
  }
  if (password === '') {
    throw new AuthError(400, 'validation_failed', 'Signup requires a valid password')
  }
  requireStrongPassword(password, settings.minimumPasswordLength)
  if (!email) throw new AuthError(400, 'phone_provider_disabled', 'Phone signups are disabled')
  if (!settings.emailEnabled) {
    throw new AuthError(400, 'email_provider_disabled', 'Email signups are disabled')
  }
  return requireEmailAddress(email)
}

/**
 * Creates the account, or asks for the confirmation of an unconfirmed one again. Password and
 * metadata of an account that exists stay: whoever signs up again may be somebody else.
 */
async function register(
  transaction: Transaction,
  newUser: NewUser,
  settings: Settings,
  now: Date,
): Promise<'exists' | { user: AuthUser } | SignedIn> {
  const known = await findUserByEmail(transaction, newUser.email)
  if (known?.email_confirmed_at) return 'exists'
  const id = known?.id ?? (await createUser(transaction, newUser, now))

  if (!settings.confirmationsRequired) {
    await confirmUser(transaction, id, now)
    return requireFound(await beginSession(transaction, id, { now, method: 'password' }))
  }
  requireMailInterval(known?.confirmation_sent_at, settings.mailIntervalSeconds, now)
  await transaction.query('update auth.users set confirmation_sent_at = $2 where id = $1', [
    id,
    now,
  ])
  return { user: requireFound(await findUserById(transaction, id)) }
}

function requireFound<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('A row written in this transaction is missing')
  return value
}
