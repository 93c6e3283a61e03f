import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { fetchIsAdmin, signIn, signOut } from '@/features/auth/auth-api'
import { authToasts } from '@/features/auth/messages'
import { failureCause, failureMessage, isTransient } from '@/lib/backend-error'
import type { Wording } from '@/lib/wording'

const ADMIN_ROLE_KEY = ['admin-role'] as const

/** Whether the user is an administrator. Fetched once per user and sign-in: a refetch must not disturb an open form. */
export function adminRoleQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...ADMIN_ROLE_KEY, userId],
    queryFn: userId === undefined ? skipToken : () => fetchIsAdmin(userId),
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached beyond the session: the role may be gone at the next sign-in.
    gcTime: 0,
    retry: (failures, error) => failures < 1 && isTransient(error),
    retryDelay: 1_000,
    // Offline, TanStack Query would pause silently; an attempt shows the error.
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
  // Refetches for the same user too, whose last query may have failed.
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

/** For toasts without an explanation beside the form. The server's message where the cause is unknown. */
function messageInDanish(error: unknown): Wording {
  return failureCause(error, backendErrorTexts) ?? failureMessage(error, backendErrorTexts)
}
