import * as z from 'zod'
import { type Environment, isSecretKey } from './secrets.ts'

const REMEDY = 'set it in .env.local, or use the embedded backend (npm start).'

/** The settings of a build for a hosted project, or an error of one line: no site is built without a backend. */
export function readSiteSettings(environment: Environment): { url: string; key: string } {
  const url = environment.VITE_SUPABASE_URL
  // Older projects have an anon key in the place of the publishable key.
  const key = environment.VITE_SUPABASE_PUBLISHABLE_KEY || environment.VITE_SUPABASE_ANON_KEY
  if (!url) refuse(`Missing VITE_SUPABASE_URL: ${REMEDY}`)
  if (!key) refuse(`Missing VITE_SUPABASE_PUBLISHABLE_KEY (or VITE_SUPABASE_ANON_KEY): ${REMEDY}`)
  if (!z.url({ protocol: /^https?$/ }).safeParse(url).success)
    refuse(
      `VITE_SUPABASE_URL is '${url}': it must be an address that starts with https:// or http://.`,
    )
  if (isSecretKey(key))
    refuse(
      'VITE_SUPABASE_PUBLISHABLE_KEY is a secret key, which every visitor would get: use the publishable one.',
    )
  return { url: url.replace(/\/$/, ''), key }
}

/** Vite prints the stack of an error in its configuration; here only the message helps. */
function refuse(message: string): never {
  throw Object.assign(new Error(message), { stack: message })
}
