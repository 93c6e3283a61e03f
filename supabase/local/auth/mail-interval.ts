import { AuthError } from './errors.ts'

/**
 * Refuses a mail that follows too soon on the last of its kind to the same account.
 *
 * @throws AuthError over_email_send_rate_limit.
 */
export function requireMailInterval(
  lastSentAt: Date | null | undefined,
  seconds: number,
  now: Date,
): void {
  if (!lastSentAt) return
  const remaining = seconds - (now.getTime() - lastSentAt.getTime()) / 1000
  if (remaining <= 0) return
  throw new AuthError(
    429,
    'over_email_send_rate_limit',
    `For security purposes, you can only request this after ${Math.floor(remaining)} seconds.`,
  )
}
