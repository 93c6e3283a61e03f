import { mutationOptions } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { recoveryErrorTexts, recoveryToasts } from '@/content/password-recovery'
import type { PasswordError } from '@/features/auth/password-rules'
import { inlineText, isSessionExpired, toastText } from '@/lib/error-texts'
import type { FeedbackMeta } from '@/lib/query-client'
import { adminBackend } from '@/lib/supabase'
import { showToast } from '@/lib/toast-store'

/** Sends a mail with a link to a new password (supabase/templates), if the address has an account. */
export const requestLinkMutation = mutationOptions({
  mutationFn: async (email: string) => {
    const { error } = await adminBackend.auth.resetPasswordForEmail(email)
    if (error) throw error
  },
  meta: failure(recoveryToasts.notSent),
})

/**
 * Signs in with the token of such a link, which works once; the auth service has no other check of it. Results in the
 * account's address, or null if the link no longer works.
 */
export async function redeemLink(tokenHash: string): Promise<string | null> {
  const { data, error } = await adminBackend.auth.verifyOtp({
    type: 'recovery',
    token_hash: tokenHash,
  })
  if (!error) return data.user?.email ?? ''
  if (error.code === 'otp_expired') return null
  throw error
}

export const redeemLinkMutation = mutationOptions({
  mutationFn: redeemLink,
  meta: failure(recoveryToasts.notSaved),
})

export type PasswordOutcome = 'saved' | 'signedOut' | PasswordError

const refusals: Readonly<Record<string, PasswordError>> = {
  weak_password: 'weak',
  same_password: 'same',
  // The only invalid password that is not reported as weak.
  validation_failed: 'tooLong',
}

/** Changes the signed-in user's password, and signs them out everywhere else. The form shows a refusal at the field. */
export const savePasswordMutation = mutationOptions({
  mutationFn: async (password: string): Promise<PasswordOutcome> => {
    const { error } = await adminBackend.auth.updateUser({ password })
    if (!error) return 'saved'
    if (isSessionExpired(error)) return 'signedOut'
    const refusal = refusals[error.code ?? '']
    if (refusal) return refusal
    throw error
  },
  onSuccess: (outcome) => {
    if (outcome === 'saved') showToast(recoveryToasts.saved)
  },
  meta: failure(recoveryToasts.notSaved),
})

/** Why a request of the recovery failed, for its form. */
export function recoveryFailure(error: unknown): string | undefined {
  return inlineText(error, backendErrorTexts, recoveryErrorTexts)
}

function failure(errorTitle: string): FeedbackMeta {
  return {
    errorTitle,
    errorText: (error) => toastText(error, backendErrorTexts, recoveryErrorTexts),
  }
}
