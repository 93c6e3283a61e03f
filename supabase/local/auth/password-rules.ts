import { AuthError } from './errors.ts'

// What bcrypt can hash, which the hosted service uses.
const MAXIMUM_PASSWORD_BYTES = 72

export type PasswordWeakness = { message: string; reasons: readonly string[] }

/**
 * What makes the password too weak, or undefined.
 *
 * Lengths are in bytes, as the hosted service counts them: 'æ' counts two.
 */
export function findWeakness(
  password: string,
  minimumPasswordLength: number,
): PasswordWeakness | undefined {
  if (Buffer.byteLength(password) >= minimumPasswordLength) return undefined
  return {
    message: `Password should be at least ${minimumPasswordLength} characters.`,
    reasons: ['length'],
  }
}

/**
 * Refuses a password that no account may be given.
 *
 * @throws AuthError validation_failed when it is too long, weak_password when too weak.
 */
export function requireStrongPassword(password: string, minimumPasswordLength: number): void {
  if (Buffer.byteLength(password) > MAXIMUM_PASSWORD_BYTES) {
    const message = `Password cannot be longer than ${MAXIMUM_PASSWORD_BYTES} characters`
    throw new AuthError(400, 'validation_failed', message)
  }
  const weakness = findWeakness(password, minimumPasswordLength)
  if (weakness) {
    throw new AuthError(422, 'weak_password', weakness.message, {
      weakPasswordReasons: weakness.reasons,
    })
  }
}
