import { createHash, randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import { optionalText } from './body.ts'
import { requireEmailAddress } from './email-address.ts'
import { AuthError, leftOut } from './errors.ts'
import { requireMailInterval } from './mail-interval.ts'
import { writeRecoveryMail } from './recovery-mail.ts'
import type { AuthService } from './service.ts'
import { beginSession, type SignedIn, sessionJson } from './sign-in.ts'
import { confirmUser, findUserByEmail, findUserByRecoveryToken, isBanned } from './user.ts'

export const recoverSchema = z.object({ email: optionalText })

export const verifySchema = z.object({
  type: optionalText,
  token: optionalText,
  token_hash: optionalText,
  email: optionalText,
  phone: optionalText,
  redirect_to: optionalText,
})

type Verification = z.infer<typeof verifySchema>

/** What the token of a recovery mail passes for. */
const RECOVERING_TYPES = ['recovery', 'magiclink', 'email']
/** Mails that the embedded service never sends, so no token is one of theirs. */
const OTHER_TYPES = ['signup', 'invite', 'email_change']

/** As long as the hosted service's, which are SHA-224 sums. */
const TOKEN_BYTES = 28

/**
 * Sends a mail whose link lets the owner of the address choose a new password. Without such an account
 * nothing happens, and the caller cannot tell. A later mail makes the link of an earlier one useless.
 *
 * @param siteUrl where the link leads, without a slash behind
 * @throws AuthError validation_failed or over_email_send_rate_limit.
 */
export async function sendRecoveryMail(
  { email }: z.infer<typeof recoverSchema>,
  { database, outbox, settings, now }: AuthService,
  siteUrl: string,
): Promise<void> {
  if (email === '') {
    throw new AuthError(400, 'validation_failed', 'Password recovery requires an email')
  }
  const address = requireEmailAddress(email)
  const template = settings.recoveryMail
  if (!template) throw leftOut('mails without auth.email.template.recovery in config.toml')

  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const sentAt = now()
  await database.asOwner(async (transaction) => {
    const user = await findUserByEmail(transaction, address)
    if (!user) return
    requireMailInterval(user.recovery_sent_at, settings.mailIntervalSeconds, sentAt)
    await transaction.query(
      'update auth.users set recovery_token = $2, recovery_sent_at = $3 where id = $1',
      [user.id, hashToken(token), sentAt],
    )
    // Last, so that a mail which cannot be written leaves the earlier link as it was.
    const mail = writeRecoveryMail(template, { siteUrl, token, email: user.email })
    await outbox.deliver({ ...mail, to: user.email, sentAt })
  })
}

/**
 * Signs in with the token of a mail, which then has done its work. Whoever could read the mail has
 * shown that the address is theirs.
 *
 * @throws AuthError validation_failed, otp_expired (also for a token that never was one) or user_banned.
 */
export async function signInWithMail(
  verification: Verification,
  service: AuthService,
  issuer: string,
) {
  const token = requireToken(verification)
  const isRecovery = RECOVERING_TYPES.includes(verification.type)
  const signedIn = await service.database.asOwner(async (transaction) =>
    isRecovery ? redeem(transaction, token, service) : undefined,
  )
  if (!signedIn) throw expired('Email link is invalid or has expired')
  return sessionJson(signedIn, service, issuer)
}

function requireToken({ type, token, token_hash, email, phone, redirect_to }: Verification) {
  if (type === '') throw invalid('Verify requires a verification type')
  if ((token === '') === (token_hash === '')) {
    throw invalid('Verify requires either a token or a token hash')
  }
  if (token !== '') {
    if ((email === '') === (phone === '')) {
      throw invalid('Only an email address or phone number should be provided on verify')
    }
    // The mails have a link and no code to type.
    throw expired('Token has expired or is invalid')
  }
  if (email !== '' || phone !== '' || redirect_to !== '') {
    throw invalid('Only the token_hash and type should be provided')
  }
  if (![...RECOVERING_TYPES, ...OTHER_TYPES].includes(type)) {
    throw invalid('Invalid email verification type')
  }
  return token_hash
}

async function redeem(
  transaction: Transaction,
  token: string,
  { settings, now }: AuthService,
): Promise<SignedIn | undefined> {
  const user = await findUserByRecoveryToken(transaction, hashToken(token))
  if (!user?.recovery_sent_at) return undefined
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
  const ageMs = now().getTime() - user.recovery_sent_at.getTime()
  if (ageMs > settings.mailLinkSeconds * 1000) return undefined

  await transaction.query('update auth.users set recovery_token = null where id = $1', [user.id])
  if (!user.email_confirmed_at) await confirmUser(transaction, user.id, now())
  return beginSession(transaction, user.id, { now: now(), method: 'otp' })
}

/** What is stored opens no account: a copy of the database must not be as good as the mails. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}

function invalid(message: string): AuthError {
  return new AuthError(400, 'validation_failed', message)
}

function expired(message: string): AuthError {
  return new AuthError(403, 'otp_expired', message)
}
