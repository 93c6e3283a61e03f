import type { Session } from '@supabase/supabase-js'
import { mutationOptions, queryOptions, skipToken } from '@tanstack/react-query'
import { backendErrorTexts } from '@/content/backend-errors'
import { authToasts } from '@/content/sign-in'
import { BackendError } from '@/lib/backend-error'
import { inlineText, knownCause, toastText } from '@/lib/error-texts'
import { reportError } from '@/lib/report-error'
import { adminBackend, sessionStorageKey } from '@/lib/supabase'
import type { Wording } from '@/lib/wording'

/** The client tries for half a minute to refresh an expired token; the user gets a message sooner. */
const SESSION_TIMEOUT_MS = 5_000

/**
 * Watches the session, in this tab and others. The client repeats its event whenever the tab is shown.
 * @param onSession must only store the session: sign-in and sign-out wait for it
 * @param onNoResponse called when the first session takes long; it may still come
 */
export function watchSession(
  onSession: (session: Session | null) => void,
  onNoResponse: () => void,
): () => void {
  const timer = setTimeout(onNoResponse, SESSION_TIMEOUT_MS)
  const { data } = adminBackend.auth.onAuthStateChange((_event, session) => {
    clearTimeout(timer)
    onSession(session)
  })
  return () => {
    clearTimeout(timer)
    data.subscription.unsubscribe()
  }
}

/** @throws AuthError with the server's message, also when there is no connection */
export async function signIn(email: string, password: string): Promise<void> {
  const { error } = await adminBackend.auth.signInWithPassword({ email, password })
  if (error) throw error
}

/**
 * Creates an ordinary account (spec 7). The mail that confirms it leads to the front page. No page calls it: the hosted
 * project closes sign-up (supabase/config.toml), and whoever opens it has the call of the specification.
 * @throws AuthError
 */
export async function signUp(email: string, password: string, fullName: string): Promise<void> {
  const { error } = await adminBackend.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${window.location.origin}/`, data: { full_name: fullName } },
  })
  if (error) throw error
}

/** Signs out this browser only: another device may hold an unsaved course. @throws AuthError if still signed in */
export async function signOut(): Promise<void> {
  const { error } = await adminBackend.auth.signOut({ scope: 'local' })
  if (!error) return
  reportError('The server did not hear of the sign-out', error)
  window.localStorage.removeItem(sessionStorageKey)
  // Without a stored session this sends no request, and notifies every tab.
  const { error: remaining } = await adminBackend.auth.signOut({ scope: 'local' })
  if (remaining) throw remaining
}

/** Whether the user has the role admin (spec 3), for display: the database decides on rights. @throws BackendError */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  const { data, error, status } = await adminBackend
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    // TanStack Query retries; the client's own retries would delay an error by seven seconds.
    .retry(false)
    .maybeSingle()
  if (error) throw new BackendError(error, status)
  // A response of another shape counts as no role.
  return data?.role === 'admin'
}

const ADMIN_ROLE_KEY = ['admin-role'] as const

/** Whether the user is an administrator. Fetched once per user and sign-in: a refetch must not disturb an open form. */
export function adminRoleQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...ADMIN_ROLE_KEY, userId],
    queryFn: userId === undefined ? skipToken : () => fetchIsAdmin(userId),
    staleTime: Number.POSITIVE_INFINITY,
    // Not cached beyond the session: the role may be gone at the next sign-in.
    gcTime: 0,
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
  // Refetches for the same user too, whose last query may have failed.
  onSuccess: (_data, _credentials, _result, { client }) => {
    void client.invalidateQueries({ queryKey: ADMIN_ROLE_KEY })
  },
  meta: {
    errorTitle: authToasts.signInFailed,
    errorText: (error) => toastText(error, backendErrorTexts),
    successTitle: authToasts.signedInTitle,
    successText: authToasts.signedInText,
  },
})

/** Why a sign-in failed, for its form. */
export function signInFailure(error: unknown): string | undefined {
  return inlineText(error, backendErrorTexts)
}

export const signOutMutation = mutationOptions({
  mutationFn: signOut,
  meta: {
    errorTitle: authToasts.errorTitle,
    errorText: (error) => authToasts.signOutFailed(messageInDanish(error)),
  },
})

/** For toasts without an explanation beside the form. The server's message where the cause is unknown. */
function messageInDanish(error: unknown): Wording {
  return knownCause(error, backendErrorTexts) ?? toastText(error, backendErrorTexts)
}
