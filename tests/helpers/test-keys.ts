import { createHmac } from 'node:crypto'
import type { LocalKeys } from '../../supabase/local/keys'

/** Where the site under test finds its backend; a path, as in development. */
export const TEST_BACKEND_PATH = '/supabase'

const jwtSecret = 'a-secret-that-signs-tokens-in-tests-only'

/** Fixed, because the site reads its key before a test can start a backend. */
export const TEST_KEYS: LocalKeys = {
  jwtSecret,
  publishableKey: 'sb_publishable_tests',
  secretKey: 'sb_secret_tests',
  anonKey: signRole('anon'),
  serviceRoleKey: signRole('service_role'),
}

function signRole(role: 'anon' | 'service_role'): string {
  const content = [{ alg: 'HS256', typ: 'JWT' }, { role }]
    .map((part) => Buffer.from(JSON.stringify(part)).toString('base64url'))
    .join('.')
  return `${content}.${createHmac('sha256', jwtSecret).update(content).digest('base64url')}`
}
