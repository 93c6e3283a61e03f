import { PostgrestClient } from '@supabase/postgrest-js'
import { supabaseKey, supabaseUrl } from '@/lib/env'
import type { Database } from '@/lib/database.types'

/** The data client of supabase-js on its own: public pages should not download the code for accounts. */
export const publicDatabase = new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})
