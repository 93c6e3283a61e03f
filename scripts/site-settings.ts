import { loadEnv } from 'vite'
import * as z from 'zod'
import { type Environment, isSecretKey } from './secrets.ts'

const REMEDY = 'set it in .env.local, or use the embedded backend (npm start).'

/** Its address, without a trailing slash, and its publishable key, or the anon key of an older project. */
export type HostedProject = { url: string; key: string }

/** The settings of a build for a hosted project, or an error of one line: no site is built without a backend. */
export function readSiteSettings(environment: Environment): HostedProject {
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
  return { url: url.replace(/\/+$/, ''), key }
}

/** The hosted project in a folder's .env.local. */
export function readHostedProject(folder: string): HostedProject {
  return readSiteSettings(loadEnv('production', folder))
}

/** @throws Error with a sentence that does not repeat the key */
export function requireSecretKey(key: string | undefined): string {
  if (key && isSecretKey(key)) return key
  throw new Error(
    'SUPABASE_SECRET_KEY must be a secret key (sb_secret_…) or the older service_role key: dashboard, Project Settings, API Keys. Give it for this one command; store it nowhere.',
  )
}

/** Vite prints the stack of an error in its configuration; here only the message helps. */
function refuse(message: string): never {
  throw Object.assign(new Error(message), { stack: message })
}
