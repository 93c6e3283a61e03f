import { z } from 'zod'
import { invalidRequest } from './errors.ts'

/**
 * The address as accounts have it: in lower case.
 *
 * @throws AuthError validation_failed when it is not an address.
 */
export function requireEmailAddress(email: string): string {
  const address = z.email({ pattern: z.regexes.html5Email }).max(255).safeParse(email)
  if (!address.success) throw invalidRequest('Unable to validate email address: invalid format')
  return address.data.toLowerCase()
}
