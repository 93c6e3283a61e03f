import type { PasswordError } from '@/features/auth/password-rules'
import { isSessionExpired } from '@/lib/backend-error'
import { supabase } from '@/lib/supabase'

/** Sends a mail with a link to a new password (supabase/templates), if the address has an account. @throws AuthError */
export async function requestPasswordLink(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email)
  if (error) throw error
}

/**
 * Signs in with the token of such a link. The token works once, so it is used only with a new password: mail scanners
 * that open links must not use it up.
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
  // The only invalid password that is not reported as weak.
  validation_failed: 'tooLong',
}

/**
 * Changes the signed-in user's password, and signs them out everywhere else.
 * @returns a fault that the user can correct, or that the session has ended
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
