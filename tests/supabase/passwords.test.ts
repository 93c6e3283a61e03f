import { expect, it } from 'vitest'
import { createPasswords } from '../../supabase/local/auth/passwords'

const PASSWORD = 'Almindelig1!'

it('the auth service keeps a password as a hash that takes its time and never comes twice', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash(PASSWORD)
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(await passwords.hash(PASSWORD)).not.toBe(hash)
  expect(await passwords.verify(PASSWORD, hash)).toBe(true)
  expect(await passwords.verify('almindelig1!', hash)).toBe(false)
})

it('the auth service knows a password again that was hashed at another cost', async () => {
  const hash = await createPasswords(2).hash(PASSWORD)
  expect(hash).toMatch(/^scrypt\$2\$/)
  expect(await createPasswords().verify(PASSWORD, hash)).toBe(true)
})

it('the auth service takes no password for an account that has none', async () => {
  for (const stored of [null, '', 'scrypt', '$2a$10$abcdefghijklmnopqrstuv'])
    expect(await createPasswords(2).verify(PASSWORD, stored)).toBe(false)
})
