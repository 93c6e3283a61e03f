declare global {
  interface ImportMetaEnv {
    readonly VITE_SUPABASE_URL: string
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  }
}

/** The publishable key of the Supabase project. Both settings are checked by the build (scripts/site-settings.ts). */
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/** Base URL of the Supabase project, without a trailing slash. That of the embedded backend is set as a path. */
export function supabaseUrl(): string {
  // Prerendering loads the modules that create clients, but sends no request from them.
  const ownOrigin = import.meta.env.SSR ? 'http://localhost' : window.location.origin
  return new URL(import.meta.env.VITE_SUPABASE_URL, ownOrigin).href.replace(/\/$/, '')
}
