import type { Session } from '@supabase/supabase-js'
import { BackendError } from '@/lib/backend-error'
import { reportError } from '@/lib/report-error'
import { sessionStorageKey, supabase } from '@/lib/supabase'

/** An old token is first renewed, which the client tries for half a minute; nobody should wait that long. */
const SESSION_TIMEOUT_MS = 5_000

/**
 * Calls back with the session that is there, and again whenever it changes, in this tab or another. The
 * client repeats itself every time the tab is shown.
 * @param onSession must only store what it is given: sign-in and sign-out wait for it
 * @param onNoResponse the first session is long in coming; it may still come
 * @returns ends the calls
 */
export function watchSession(
  onSession: (session: Session | null) => void,
  onNoResponse: () => void = () => {},
): () => void {
  const timer = setTimeout(onNoResponse, SESSION_TIMEOUT_MS)
  const { data } = supabase.auth.onAuthStateChange((_event, session) => {
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
  const { error } = await supabase.auth.signInWithPassword({ email, password })
  if (error) throw error
}

/**
 * Creates an ordinary account (spec 7). The mail that confirms it leads to the front page.
 * @throws AuthError with the server's message
 */
export async function signUp(email: string, password: string, fullName: string): Promise<void> {
  const { error } = await supabase.auth.signUp({
    email,
    password,
    options: { emailRedirectTo: `${window.location.origin}/`, data: { full_name: fullName } },
  })
  if (error) throw error
}

/**
 * Signs this browser out and leaves the user's other devices alone: an administrator may have a half-written
 * course open on one of them. Whoever signs out must be signed out, so without an answer from the server the
 * session is thrown away here; its tokens then expire unused.
 * @throws AuthError if the session is still there
 */
export async function signOut(): Promise<void> {
  const { error } = await supabase.auth.signOut({ scope: 'local' })
  if (!error) return
  reportError('The server did not hear of the sign-out', error)
  window.localStorage.removeItem(sessionStorageKey)
  // Without a stored session this sends nothing and tells every tab.
  const { error: remaining } = await supabase.auth.signOut({ scope: 'local' })
  if (remaining) throw remaining
}

/**
 * Whether the user has the role admin (spec 3). Only for deciding what to show: the database
 * decides what an account may do.
 * @throws BackendError
 */
export async function fetchIsAdmin(userId: string): Promise<boolean> {
  const { data, error, status } = await supabase
    .from('user_roles')
    .select('role')
    .eq('user_id', userId)
    .eq('role', 'admin')
    // TanStack Query decides about retries; the client's own would hold an error back for seven seconds.
    .retry(false)
    .maybeSingle()
  if (error) throw new BackendError(error, status)
  // An answer of another shape lets nobody in.
  return data?.role === 'admin'
}
