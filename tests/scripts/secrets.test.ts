import { expect, test } from 'vitest'
import { findSecret, isSecretKey } from '../../scripts/secrets'
import { olderKey, TEST_KEYS } from '../helpers/test-keys'

const { publishableKey } = TEST_KEYS
const serviceRoleKey = olderKey('service_role')
const secretKey = `sb_secret_${'x'.repeat(24)}`

test('a key that bypasses all policies is distinguished from publishable keys', () => {
  expect([secretKey, serviceRoleKey].every(isSecretKey)).toBe(true)
  expect([publishableKey, olderKey('anon'), '', 'a.b.c'].some(isSecretKey)).toBe(false)
})

test.each([
  [secretKey, 'a secret key of a Supabase project'],
  [serviceRoleKey, 'a service_role key'],
  [`${'0a'.repeat(16)}-us21`, 'an API key of Mailchimp'],
  [`sbp_${'0a'.repeat(20)}`, 'an access token of Supabase'],
  ['postgresql://postgres:hemmeligt@db.example.com', 'the password of a database'],
  ['-----BEGIN PRIVATE KEY-----', 'a private key'],
  ['correct-horse-battery', 'the value of SMTP_PASSWORD'],
  [publishableKey, undefined],
  ['short', undefined],
])('the text of a script with %s contains %s', (text, kind) => {
  const environment = { SMTP_PASSWORD: 'correct-horse-battery', API_KEY: 'short', HOME: 'const a' }
  expect(findSecret(`const a="${text}";k.startsWith("sb_secret_")`, environment)).toBe(kind)
})
