import * as z from 'zod'
import { isSecretKey } from './secrets.ts'

/** Where the site finds its backend, and the publishable key it shows there. */
type SiteSettings = { url: string; key: string }

type Environment = Readonly<Record<string, string | undefined>>

const webAddress = z.url({ protocol: /^https?$/ })

/**
 * Reads the settings of a build for a hosted Supabase project. Throws an error of one line that names what is
 * missing, so that a site without a backend is never built.
 */
export function readSiteSettings(environment: Environment): SiteSettings {
  const url = environment.VITE_SUPABASE_URL
  // Older projects have an anon key in the place of the publishable key.
  const key = environment.VITE_SUPABASE_PUBLISHABLE_KEY || environment.VITE_SUPABASE_ANON_KEY

  const missing = [
    ...(url ? [] : ['VITE_SUPABASE_URL']),
    ...(key ? [] : ['VITE_SUPABASE_PUBLISHABLE_KEY (or VITE_SUPABASE_ANON_KEY)']),
  ]
  if (!url || !key) {
    throw settingsError(
      `Missing ${missing.join(' and ')}: set it in .env.local, or use the embedded backend (npm start).`,
    )
  }
  if (!webAddress.safeParse(url).success) {
    throw settingsError(
      `VITE_SUPABASE_URL is '${url}': it must be an address that starts with https:// or http://.`,
    )
  }
  if (isSecretKey(key)) {
    throw settingsError(
      'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key, which every visitor would get: use the publishable one.',
    )
  }
  return { url, key }
}

/** Vite prints the stack of what goes wrong in its configuration; here the sentence alone is the help. */
function settingsError(message: string): Error {
  const error = new Error(message)
  error.stack = message
  return error
}
