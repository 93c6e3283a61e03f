import { FunctionsClient } from '@supabase/functions-js'
import { supabaseKey, supabaseUrl } from '@/lib/env'

/** Calls the backend's functions as everybody: supabase-js's own client for them, without the rest of it. */
export const publicFunctions = new FunctionsClient(`${supabaseUrl()}/functions/v1`, {
  headers: { apikey: supabaseKey, Authorization: `Bearer ${supabaseKey}` },
})
