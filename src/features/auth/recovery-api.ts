import type { PasswordError } from '@/features/auth/password-rules'
import { isSessionExpired } from '@/lib/backend-error'
import { supabase } from '@/lib/supabase'

/**
 * Has a mail sent with a link to a new password. The answer does not tell whether the address has an account.
 * Where the link leads is up to the mail (supabase/templates) and no caller's to choose.
 * @throws AuthError
 */
export async function requestPasswordLink(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email)
  if (error) throw error
}

/**
 * Signs in with the token of such a link. It works once, so it is only used when the new password is there:
 * programs that look into mails and open the links in them must not use it up.
 * @returns the account's address, or null if the link no longer works
 * @throws AuthError
 */
export async function redeemPasswordLink(tokenHash: string): Promise<string | null> {
  const { data, error } = await supabase.auth.verifyOtp({ type: 'recovery', token_hash: tokenHash })
  if (!error) return data.user?.email ?? ''
  if (error.code === 'otp_expired') return null
  throw error
}

export type PasswordOutcome = 'saved' | 'signedOut' | PasswordError

const refusals: Readonly<Record<string, PasswordError>> = {
  weak_password: 'weak',
  same_password: 'same',
  // The one thing about a password that is invalid and not weak.
  validation_failed: 'tooLong',
}

/**
 * Gives whoever is signed in a new password, and signs them out everywhere else.
 * @returns what the person can put right, or that nobody is signed in any more
 * @throws AuthError
 */
export async function savePassword(password: string): Promise<PasswordOutcome> {
  const { error } = await supabase.auth.updateUser({ password })
  if (!error) return 'saved'
  if (isSessionExpired(error)) return 'signedOut'
  const refusal = refusals[error.code ?? '']
  if (refusal) return refusal
  throw error
}
