import type { passwordErrors } from '@/content/password-recovery'

/** As in supabase/config.toml. */
export const PASSWORD_MIN_LENGTH = 8

/** The limit of the server's hash. */
const PASSWORD_MAX_BYTES = 72

export type PasswordError = keyof typeof passwordErrors

/** Faults that need no request to the server. */
export function findPasswordError(password: string): PasswordError | undefined {
  if (password === '') return 'missing'
  if (password.length < PASSWORD_MIN_LENGTH) return 'tooShort'
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'tooLong'
  return undefined
}
