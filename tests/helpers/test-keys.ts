import type { LocalKeys } from '../../supabase/local/keys'

/** Where the site under test finds its backend; a path, as in development. */
export const TEST_BACKEND_PATH = '/supabase'

/** Fixed, because the site reads its key before a test can start a backend. */
export const TEST_KEYS: LocalKeys = {
  jwtSecret: 'a-secret-that-signs-tokens-in-tests-only',
  publishableKey: 'sb_publishable_tests',
  secretKey: 'sb_secret_tests',
}

/** The key of an older project, which is a token; nobody asks who signed it. */
export function olderKey(role: 'anon' | 'service_role'): string {
  const parts = [JSON.stringify({ alg: 'HS256' }), JSON.stringify({ role }), 'signature']
  return parts.map((part) => Buffer.from(part).toString('base64url')).join('.')
}
