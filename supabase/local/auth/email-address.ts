import { z } from 'zod'
import { AuthError } from './errors.ts'

/**
 * The address as accounts have it: in lower case.
 *
 * @throws AuthError validation_failed when it is none.
 */
export function requireEmailAddress(email: string): string {
  const address = z.email({ pattern: z.regexes.html5Email }).max(255).safeParse(email)
  if (address.success) return address.data.toLowerCase()
  const message = 'Unable to validate email address: invalid format'
  throw new AuthError(400, 'validation_failed', message)
}
