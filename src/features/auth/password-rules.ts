/** As in supabase/config.toml. Checked before the link of a mail is used up. */
export const PASSWORD_MIN_LENGTH = 8

/** In bytes: what the server's hash takes in. */
export const PASSWORD_MAX_BYTES = 72

/** What can be wrong with a new password; the last two are known to the server alone. */
export type PasswordError = 'missing' | 'tooShort' | 'tooLong' | 'weak' | 'same'

/** What the server is sure to refuse. */
export function findPasswordError(password: string): PasswordError | undefined {
  if (password === '') return 'missing'
  if (password.length < PASSWORD_MIN_LENGTH) return 'tooShort'
  if (new TextEncoder().encode(password).length > PASSWORD_MAX_BYTES) return 'tooLong'
  return undefined
}
