import { PostgrestClient } from '@supabase/postgrest-js'
import type { Database } from '@/lib/database.types'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** The data client of supabase-js on its own: public pages should not download the code for accounts. */
export const publicDatabase = new PostgrestClient<Database>(`${supabaseUrl()}/rest/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})
