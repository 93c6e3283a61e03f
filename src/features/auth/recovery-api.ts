import { mutationOptions } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import type { PasswordError } from '@/features/auth/password-rules'
import { recoveryErrorTexts, recoveryToasts } from '@/features/auth/recovery-messages'
import { failureMessage, isSessionExpired } from '@/lib/backend-error'
import type { FeedbackMeta } from '@/lib/query-client'
import { supabase } from '@/lib/supabase'
import { showToast } from '@/lib/toast-store'

export const requestLinkMutation = mutationOptions({
  mutationFn: requestPasswordLink,
  networkMode: 'always',
  meta: failure(recoveryToasts.notSent),
})

export const redeemLinkMutation = mutationOptions({
  mutationFn: redeemPasswordLink,
  networkMode: 'always',
  meta: failure(recoveryToasts.notSaved),
})

export const savePasswordMutation = mutationOptions({
  mutationFn: savePassword,
  networkMode: 'always',
  // A rejected password is no error of the mutation: the form shows it at the field.
  onSuccess: (outcome) => {
    if (outcome === 'saved') showToast(recoveryToasts.saved)
  },
  meta: failure(recoveryToasts.notSaved),
})

/** Sends a mail with a link to a new password (supabase/templates), if the address has an account. @throws AuthError */
async function requestPasswordLink(email: string): Promise<void> {
  const { error } = await supabase.auth.resetPasswordForEmail(email)
  if (error) throw error
}

/**
 * Signs in with the token of such a link. The token works once, so it is used only with a new password: mail scanners
 * that open links must not use it up.
 * @returns the account's address, or null if the link no longer works
 * @throws AuthError
 */
async function redeemPasswordLink(tokenHash: string): Promise<string | null> {
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

/** Changes the signed-in user's password, and signs them out everywhere else. @throws AuthError */
async function savePassword(password: string): Promise<PasswordOutcome> {
  const { error } = await supabase.auth.updateUser({ password })
  if (!error) return 'saved'
  if (isSessionExpired(error)) return 'signedOut'
  const refusal = refusals[error.code ?? '']
  if (refusal) return refusal
  throw error
}

function failure(errorTitle: string): FeedbackMeta {
  return {
    errorTitle,
    errorText: (error) => failureMessage(error, backendErrorTexts, recoveryErrorTexts),
  }
}
