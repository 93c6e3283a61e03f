import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/**
 * Reads what everybody may read. This is supabase-js's own data client on its own: public pages need no
 * accounts, and should not download the code for them.
 */
export const publicDatabase = new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})
