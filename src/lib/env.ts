declare global {
  interface ImportMetaEnv {
    readonly VITE_SUPABASE_URL: string
    readonly VITE_SUPABASE_PUBLISHABLE_KEY: string
  }
}

/** The publishable key of the Supabase project. Both settings are checked by the build (scripts/site-settings.ts). */
export const supabaseKey: string = import.meta.env.VITE_SUPABASE_PUBLISHABLE_KEY

/** The address of the Supabase project, or the path of the embedded backend; the same at build time. */
export const supabaseAddress: string = import.meta.env.VITE_SUPABASE_URL

/** Base URL of the Supabase project, without a trailing slash. */
export function supabaseUrl(): string {
  // Prerendering loads the modules that create clients, but sends no request from them.
  const ownOrigin = import.meta.env.SSR ? 'http://localhost' : window.location.origin
  return new URL(supabaseAddress, ownOrigin).href.replace(/\/$/, '')
}
