import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { fetchIsAdmin, signIn, signOut } from '@/features/auth/auth-api'
import { authToasts } from '@/features/auth/messages'
import { failureCause, failureMessage, isTransient } from '@/lib/backend-error'
import type { Wording } from '@/lib/wording'

const ADMIN_ROLE_KEY = ['admin-role'] as const

/**
 * Whether the user is an administrator. Asked once per user and sign-in: the session's events repeat every
 * time the tab is shown, and an answer must not flicker under a form that somebody is filling in.
 */
export function adminRoleQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...ADMIN_ROLE_KEY, userId],
    queryFn: userId === undefined ? skipToken : () => fetchIsAdmin(userId),
    staleTime: Number.POSITIVE_INFINITY,
    // The answer ends with the session: who signs in again may have lost the role meanwhile.
    gcTime: 0,
    retry: (failures, error) => failures < 1 && isTransient(error),
    retryDelay: 1_000,
    // Without a connection TanStack Query would wait in silence; trying tells the user what is wrong.
    networkMode: 'always',
    meta: {
      errorTitle: authToasts.errorTitle,
      errorText: (error) => authToasts.roleUnknown(messageInDanish(error)),
    },
  })
}

export type Credentials = { email: string; password: string }

/** Signs in (spec 8: 'Login fejl', 'Velkommen tilbage!'). */
export const signInMutation = mutationOptions({
  mutationFn: ({ email, password }: Credentials) => signIn(email, password),
  networkMode: 'always',
  // Asks again also if the same user was signed in all the time, after a look-up that failed.
  onSuccess: (_data, _credentials, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ADMIN_ROLE_KEY })
  },
  meta: {
    errorTitle: authToasts.signInFailed,
    errorText: (error) => failureMessage(error, backendErrorTexts),
    successTitle: authToasts.signedInTitle,
    successText: authToasts.signedInText,
  },
})

export const signOutMutation = mutationOptions({
  mutationFn: signOut,
  networkMode: 'always',
  meta: {
    errorTitle: authToasts.errorTitle,
    errorText: (error) => authToasts.signOutFailed(messageInDanish(error)),
  },
})

/** For toasts beside which there is no place for an explanation. The server's message stands in for an unknown cause. */
function messageInDanish(error: unknown): Wording {
  return failureCause(error, backendErrorTexts) ?? failureMessage(error, backendErrorTexts)
}
