import { mutationOptions } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { redeemPasswordLink, requestPasswordLink, savePassword } from '@/features/auth/recovery-api'
import { recoveryErrorTexts, recoveryToasts } from '@/features/auth/recovery-messages'
import { failureMessage } from '@/lib/backend-error'
import type { FeedbackMeta } from '@/lib/query-client'
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

function failure(errorTitle: string): FeedbackMeta {
  return {
    errorTitle,
    errorText: (error) => failureMessage(error, backendErrorTexts, recoveryErrorTexts),
  }
}
