import { expect, test } from 'vitest'
import {
  findPasswordError,
  PASSWORD_MAX_BYTES,
  PASSWORD_MIN_LENGTH,
} from '@/features/auth/password-rules'
import { requireStrongPassword } from '../../../supabase/local/auth/password-rules'
import { readSettings } from '../../../supabase/local/settings'

test('the form asks for as many characters as the project', async () => {
  expect(PASSWORD_MIN_LENGTH).toBe((await readSettings()).minimumPasswordLength)
})

test.each([
  ['', 'missing'],
  ['1234567', 'tooShort'],
  ['12345678', undefined],
  ['a'.repeat(PASSWORD_MAX_BYTES), undefined],
  ['a'.repeat(PASSWORD_MAX_BYTES + 1), 'tooLong'],
  // Two bytes each.
  ['æ'.repeat(36), undefined],
  ['æ'.repeat(37), 'tooLong'],
])('about %j it says %s', (password, error) => {
  expect(findPasswordError(password)).toBe(error)
})

test.each(['12345678', 'æ'.repeat(36), 'ordet på gaden'])('the server takes %j too', (password) => {
  expect(findPasswordError(password)).toBeUndefined()
  expect(() => requireStrongPassword(password, PASSWORD_MIN_LENGTH)).not.toThrow()
})
