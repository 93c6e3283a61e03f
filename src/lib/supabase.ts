import { PostgrestClient } from '@supabase/postgrest-js'
import { AuthClient, type Session } from '@supabase/supabase-js'
import { withAnswerTimeout } from '@/lib/answer-timeout'
import { ANSWER_TIMEOUT_MS } from '@/lib/backend-error'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'
import { withoutPage } from '@/lib/page-answer'

/** Where the session is stored. The client's own default, spelled out because signing out offline needs it. */
export const sessionStorageKey = `sb-${new URL(supabaseUrl()).hostname.split('.')[0]}-auth-token`

/** The auth client tries for half a minute to renew a token that has expired; a user is told sooner. */
const TOKEN_TIMEOUT_MS = 5_000

const auth = new AuthClient({
  url: `${supabaseUrl()}/auth/v1`,
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
  // No page of ours is the target of a link with a session in it, and #hashes on /courses are tab names.
  detectSessionInUrl: false,
  storageKey: sessionStorageKey,
  fetch: fetchInTime,
})

/** A session that has not been seen in the storage yet: another tab can be heard before its entry is to be read here. */
let announced: Session | null = null
auth.onAuthStateChange((_event, session) => {
  announced = session
})

function fetchInTime(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const signal = init.signal
    ? withAnswerTimeout(init.signal)
    : AbortSignal.timeout(ANSWER_TIMEOUT_MS)
  return fetch(input, { ...init, signal })
}

/** Sends a request in the name of whoever is signed in, or of nobody. */
async function fetchAsUser(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Authorization', `Bearer ${(await accessToken()) ?? supabaseKey}`)
  return withoutPage(await fetchInTime(input, { ...init, headers }))
}

/** @throws Error if it has expired and no new one comes in time */
async function accessToken(): Promise<string | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('No token in time')), TOKEN_TIMEOUT_MS)
  })
  try {
    const { data } = await Promise.race([auth.getSession(), timeout])
    // From then on the storage alone says who is signed in.
    if (data.session) announced = null
    return (data.session ?? announced)?.access_token
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Accounts, and data as the user who is signed in: the two parts of supabase-js that the site needs, put together
 * so that none of their calls waits for ever. Only the administration imports it; public pages use public-database.
 */
export const supabase = Object.assign(
  new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
    headers: { apikey: supabaseKey },
    fetch: fetchAsUser,
  }),
  { auth },
)
