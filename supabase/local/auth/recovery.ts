import { createHash, randomBytes } from 'node:crypto'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Transaction } from '../database/database.ts'
import type { Fields } from './body.ts'
import { AuthError, invalidRequest, notImplemented } from './errors.ts'
import type { AuthService } from './service.ts'
import { type SignedIn, startSession } from './sessions.ts'
import { sessionJson } from './sign-in.ts'
import { findUser, isBanned } from './user.ts'

/** Types of other mails, which the embedded service never sends. */
const OTHER_MAILS = ['signup', 'invite', 'email_change']

/** As long as the hosted service's, which are SHA-224 sums. */
const TOKEN_BYTES = 28

/**
 * Sends a mail whose link lets the owner of the address choose a new password. Without such an account nothing
 * happens, and the caller cannot tell. A later mail makes the link of an earlier one useless.
 *
 * @param siteUrl target of the link, without a trailing slash
 * @throws AuthError validation_failed or over_email_send_rate_limit.
 */
export async function sendRecoveryMail(
  { email }: Fields,
  { database, outbox, settings, now }: AuthService,
  siteUrl: string,
): Promise<void> {
  if (!z.regexes.html5Email.test(email)) {
    throw invalidRequest('Unable to validate email address: invalid format')
  }
  const token = randomBytes(TOKEN_BYTES).toString('hex')
  const sentAt = now()
  await database.asOwner(async (transaction) => {
    const user = await findUser(transaction, 'email', email)
    if (!user) return
    requireMailInterval(user.recovery_sent_at, settings.mailIntervalSeconds, sentAt)
    await transaction.query(
      'update auth.users set recovery_token = $2, recovery_sent_at = $3 where id = $1',
      [user.id, hashToken(token), sentAt],
    )
    // Last, so that a mail which cannot be written leaves the earlier link as it was.
    const mail = writeRecoveryMail(settings.recoveryMail, { siteUrl, token, email: user.email })
    await outbox.deliver({ ...mail, to: user.email, sentAt })
  })
}

function requireMailInterval(lastSentAt: Date | null, seconds: number, now: Date): void {
  if (!lastSentAt) return
  const remaining = seconds - (now.getTime() - lastSentAt.getTime()) / 1000
  if (remaining <= 0) return
  const message = `For security purposes, you can only request this after ${Math.floor(remaining)} seconds.`
  throw new AuthError(429, 'over_email_send_rate_limit', message)
}

/**
 * Fills the placeholders of the template that supabase/config.toml names. They are written as in Go: `{{ .SiteURL }}`.
 *
 * @param facts.siteUrl address of the site, without a trailing slash
 * @throws when the template has a placeholder that the embedded backend cannot fill.
 */
export function writeRecoveryMail(
  template: { subject: string; html: string },
  { siteUrl, token, email }: { siteUrl: string; token: string; email: string },
) {
  const facts = new Map([
    ['SiteURL', siteUrl],
    ['TokenHash', token],
    ['Email', email],
  ])
  const fill = (text: string, write: (fact: string) => string) =>
    text.replaceAll(/\{\{(.*?)\}\}/gs, (placeholder, inside: string) => {
      const fact = facts.get(inside.trim().replace(/^\./, ''))
      if (fact !== undefined) return write(fact)
      throw new Error(`The embedded backend cannot fill ${placeholder} in a mail`)
    })
  return {
    subject: fill(template.subject, (fact) => fact),
    html: fill(template.html, (fact) => String(html`${fact}`)),
  }
}

/**
 * Signs in with the token of a mail, which works once. The address is then confirmed: its owner has read the mail.
 *
 * @throws AuthError validation_failed, otp_expired (also for a token that never was one), user_banned or
 *   not_implemented.
 */
export async function signInWithMail(fields: Fields, service: AuthService) {
  const token = requireToken(fields)
  const signedIn = await service.database.asOwner(async (transaction) =>
    fields.type === 'recovery' ? redeem(transaction, token, service) : undefined,
  )
  if (!signedIn) {
    throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
  }
  return sessionJson(signedIn, service)
}

function requireToken({ type, token, token_hash, email }: Fields): string {
  if (type === '') throw invalidRequest('Verify requires a verification type')
  if (token !== '') throw notImplemented('codes that are typed')
  if (token_hash === '') throw invalidRequest('Verify requires either a token or a token hash')
  if (email !== '') throw invalidRequest('Only the token_hash and type should be provided')
  if (type !== 'recovery' && !OTHER_MAILS.includes(type)) {
    throw invalidRequest('Invalid email verification type')
  }
  return token_hash
}

async function redeem(
  transaction: Transaction,
  token: string,
  { settings, now }: AuthService,
): Promise<SignedIn | undefined> {
  const user = await findUser(transaction, 'recovery_token', hashToken(token))
  if (!user?.recovery_sent_at) return undefined
  if (isBanned(user, now())) throw new AuthError(403, 'user_banned', 'User is banned')
  const ageMs = now().getTime() - user.recovery_sent_at.getTime()
  if (ageMs > settings.mailLinkSeconds * 1000) return undefined

  await transaction.query(
    `update auth.users
     set recovery_token = null, email_confirmed_at = coalesce(email_confirmed_at, $2) where id = $1`,
    [user.id, now()],
  )
  return startSession(transaction, user.id, 'otp', now())
}

/** The stored hash opens no account: a copy of the database must not be as good as the mails. */
function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
