/** Path under which the backend is mounted on the site's own origin. */
export const BASE_PATH = '/supabase'
