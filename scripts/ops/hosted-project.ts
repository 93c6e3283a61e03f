import { loadEnv } from 'vite'
import { isSecretKey } from '../secrets.ts'
import { readSiteSettings } from '../site-settings.ts'

/** Its address, without a trailing slash, and its publishable key, or the anon key of an older project. */
export type HostedProject = { url: string; key: string }

/** The hosted project in a folder's .env.local. */
export function readHostedProject(folder: string): HostedProject {
  const { url, key } = readSiteSettings(loadEnv('production', folder))
  return { url: url.replace(/\/+$/, ''), key }
}

/** @throws Error with a sentence that does not repeat the key */
export function requireSecretKey(key: string | undefined): string {
  if (key && isSecretKey(key)) return key
  throw new Error(
    'SUPABASE_SECRET_KEY must be a secret key (sb_secret_…) or the older service_role key: dashboard, Project Settings, API Keys. Give it for this one command; store it nowhere.',
  )
}
