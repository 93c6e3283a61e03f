import { expect, test } from 'vitest'
import { findSecret, isSecretKey } from '../../../scripts/build/secrets'
import { TEST_KEYS } from '../../helpers/test-keys'

const { anonKey, publishableKey, serviceRoleKey } = TEST_KEYS
const secretKey = `sb_secret_${'x'.repeat(24)}`

test('tells keys that open everything from those that visitors get', () => {
  expect([secretKey, serviceRoleKey].map(isSecretKey)).toEqual([true, true])
  expect([publishableKey, anonKey, '', 'a.b.c'].map(isSecretKey)).toEqual(Array(4).fill(false))
})

test.each([
  [secretKey, 'a secret key of a Supabase project'],
  [serviceRoleKey, 'a service_role key'],
  [`${'0a'.repeat(16)}-us21`, 'an API key of Mailchimp'],
  ['-----BEGIN PRIVATE KEY-----', 'a private key'],
  ['correct-horse-battery', 'the value of SMTP_PASSWORD'],
])('finds %s in a script', (secret, kind) => {
  const environment = { SMTP_PASSWORD: 'correct-horse-battery' }
  expect(findSecret(`const a="${secret}";`, environment)).toBe(kind)
})

test('passes what is public, and what libraries say about keys', () => {
  const script = `"${publishableKey}","${anonKey}",k.startsWith("sb_secret_"),"short"`
  expect(findSecret(script, { API_KEY: 'short', HOME: 'startsWith("sb_secret' })).toBeUndefined()
})
