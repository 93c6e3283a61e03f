declare global {
  interface ImportMetaEnv {
    readonly VITE_SUPABASE_URL: string
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  }
}

/**
 * Where the backend is. Both values are checked when the site is built (scripts/build/site-settings.ts), so they
 * are plain constants here. The embedded backend stands on the site's own origin and is given as a path.
 */
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

// The build asks the backend for nothing, but reads the modules that will.
const ownOrigin = import.meta.env.SSR ? 'http://localhost' : window.location.origin

/** Base address of the Supabase project, without a trailing slash. */
export function supabaseUrl(): string {
  return new URL(import.meta.env.VITE_SUPABASE_URL, ownOrigin).href.replace(/\/$/, '')
}
