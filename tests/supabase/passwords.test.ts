import { expect, it } from 'vitest'
import { createPasswords } from '../../supabase/local/auth/passwords'

const PASSWORD = 'Almindelig1!'

it('a password is stored as a costly hash with a salt of its own', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash(PASSWORD)
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(await passwords.hash(PASSWORD)).not.toBe(hash)
  expect(await passwords.verify(PASSWORD, hash)).toBe(true)
  expect(await passwords.verify('almindelig1!', hash)).toBe(false)
  for (const stored of [null, '$2a$10$abcdefghijklmnopqrstuv'])
    expect(await passwords.verify(PASSWORD, stored)).toBe(false)
})
