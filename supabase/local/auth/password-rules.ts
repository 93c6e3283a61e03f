import { AuthError, invalidRequest } from './errors.ts'

/** The most that bcrypt can hash, which the hosted service uses. */
const MAXIMUM_PASSWORD_BYTES = 72

/**
 * Refuses a password that no account may have. Lengths are in bytes, as the hosted service counts them.
 *
 * @throws AuthError validation_failed when it is too long, weak_password when it is too short.
 */
export function requireStrongPassword(password: string, minimumPasswordLength: number): void {
  const length = Buffer.byteLength(password)
  if (length > MAXIMUM_PASSWORD_BYTES) {
    throw invalidRequest(`Password cannot be longer than ${MAXIMUM_PASSWORD_BYTES} characters`)
  }
  if (length < minimumPasswordLength) {
    const message = `Password should be at least ${minimumPasswordLength} characters.`
    throw new AuthError(422, 'weak_password', message, ['length'])
  }
}
