import { PostgrestClient } from '@supabase/postgrest-js'
import { AuthClient, type Session } from '@supabase/supabase-js'
import { UNREADABLE_RESPONSE } from '@/lib/backend-error'
import { REQUEST_TIMEOUT_MS, withRequestTimeout } from '@/lib/backend-request'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'
import { keyHeaders } from '@/lib/key-headers'
import { compareClocks } from '@/lib/server-clock'

/** The storage key of the session: the client's own default, which signing out offline needs. */
export const sessionStorageKey = `sb-${new URL(supabaseUrl()).hostname.split('.')[0]}-auth-token`

/** The auth client tries for half a minute to refresh an expired token; the user gets an error sooner. */
const TOKEN_TIMEOUT_MS = 5_000

const auth = new AuthClient({
  url: `${supabaseUrl()}/auth/v1`,
  headers: keyHeaders(supabaseKey),
  // No link with a session leads to this site, and the hashes of /courses are names of tabs.
  detectSessionInUrl: false,
  storageKey: sessionStorageKey,
  fetch: fetchWithTimeout,
})

/** The session of the last event, until the storage has it: another tab's event can arrive before its stored entry. */
let reportedSession: Session | null = null
auth.onAuthStateChange((_event, session) => {
  reportedSession = session
})

function fetchWithTimeout(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signal = init.signal
    ? withRequestTimeout(init.signal)
    : AbortSignal.timeout(REQUEST_TIMEOUT_MS)
  return fetch(input, { ...init, signal })
}

/** Sends a request with the user's access token, or anonymously. */
async function fetchAsUser(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${(await accessToken()) ?? supabaseKey}`)
  const response = await fetchWithTimeout(input, { ...init, headers })
  compareClocks(response)
  return rejectHtmlBody(response)
}

/** Turns a proxy's HTML page into an error: postgrest-js takes any body that is no JSON for the server's message. */
async function rejectHtmlBody(response: Response): Promise<Response> {
  if (response.ok) return response
  const body = await response.clone().text()
  if (!body.trimStart().startsWith('<')) return response
  const error = { code: UNREADABLE_RESPONSE, message: 'A page instead of JSON', details: body }
  return new Response(JSON.stringify(error), {
    status: response.status,
    headers: { 'content-type': 'application/json' },
  })
}

/** @throws Error if the token has expired and is not refreshed in time */
async function accessToken(): Promise<string | undefined> {
  const timeout = new Promise<never>((_resolve, reject) => {
    setTimeout(() => reject(new Error('No token in time')), TOKEN_TIMEOUT_MS)
  })
  const { data } = await Promise.race([auth.getSession(), timeout])
  // The storage is up to date from here on.
  if (data.session) reportedSession = null
  return (data.session ?? reportedSession)?.access_token
}

/** The parts of supabase-js for accounts, and for data as the signed-in user. For the administration only. */
export const adminBackend = Object.assign(
  new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
    headers: { apikey: supabaseKey },
    fetch: fetchAsUser,
  }),
  { auth },
)
