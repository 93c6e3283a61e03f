import { createClient } from '@supabase/supabase-js'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** Where the session is stored. The client's own default, spelled out because signing out offline needs it. */
export const sessionStorageKey = `sb-${new URL(supabaseUrl()).hostname.split('.')[0]}-auth-token`

/** The full client with accounts. Only the administration imports it; public pages use public-database. */
export const supabase = createClient<Database>(supabaseUrl(), supabaseKey, {
  // No page of ours is the target of a link with a session in it, and #hashes on /courses are tab names.
  auth: { detectSessionInUrl: false, storageKey: sessionStorageKey },
})
