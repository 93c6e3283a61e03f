import { expect, test } from 'vitest'
import { findPasswordError, PASSWORD_MIN_LENGTH } from '@/features/auth/password-rules'
import { readSettings } from '../../../supabase/local/settings'

test('the form requires as many characters as the project', async () => {
  expect(PASSWORD_MIN_LENGTH).toBe((await readSettings()).minimumPasswordLength)
})

test.each([
  // Two bytes each.
  ['æ'.repeat(36), undefined],
  ['æ'.repeat(37), 'tooLong'],
])('the fault of the password %j is %s', (password, error) => {
  expect(findPasswordError(password)).toBe(error)
})
