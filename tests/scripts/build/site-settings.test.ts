import { expect, test } from 'vitest'
import { readSiteSettings } from '../../../scripts/build/site-settings'

const complete = {
  VITE_SUPABASE_URL: 'https://project.supabase.co',
  VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_example',
}

test('reads the address and the publishable key', () => {
  expect(readSiteSettings(complete)).toEqual({
    url: 'https://project.supabase.co',
    key: 'sb_publishable_example',
  })
})

test('accepts the anon key of an older project', () => {
  const { VITE_SUPABASE_URL } = complete
  const settings = readSiteSettings({ VITE_SUPABASE_URL, VITE_SUPABASE_ANON_KEY: 'anon' })
  expect(settings.key).toBe('anon')
})

test('prefers the publishable key, unless it is empty', () => {
  const withBoth = { ...complete, VITE_SUPABASE_ANON_KEY: 'anon' }
  expect(readSiteSettings(withBoth).key).toBe('sb_publishable_example')
  expect(readSiteSettings({ ...withBoth, VITE_SUPABASE_PUBLISHABLE_KEY: '' }).key).toBe('anon')
})

test('names each missing variable in one line', () => {
  expect(messageFor({})).toMatch(
    /^Missing VITE_SUPABASE_URL and VITE_SUPABASE_PUBLISHABLE_KEY \(or VITE_SUPABASE_ANON_KEY\): .+$/,
  )
  expect(messageFor({ ...complete, VITE_SUPABASE_URL: '' })).toMatch(/^Missing VITE_SUPABASE_URL: /)
  expect(messageFor({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: undefined })).toMatch(
    /^Missing VITE_SUPABASE_PUBLISHABLE_KEY \(or VITE_SUPABASE_ANON_KEY\): /,
  )
})

test.each(['project.supabase.co', '/supabase', 'ftp://project.supabase.co', 'javascript:alert(1)'])(
  'refuses %s as an address',
  (url) => {
    expect(messageFor({ ...complete, VITE_SUPABASE_URL: url })).toMatch(
      /^VITE_SUPABASE_URL is '.+': it must be an address that starts with https:\/\/ or http:\/\/\.$/,
    )
  },
)

test('refuses a secret key, without repeating it', () => {
  const key = 'sb_secret_example'
  const message = messageFor({ ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: key })
  expect(message).toMatch(/^VITE_SUPABASE_PUBLISHABLE_KEY is a secret key/)
  expect(message).not.toContain(key)
})

test('accepts a project on this computer', () => {
  const url = 'http://localhost:54321'
  expect(readSiteSettings({ ...complete, VITE_SUPABASE_URL: url }).url).toBe(url)
})

function messageFor(environment: Record<string, string | undefined>): string {
  try {
    readSiteSettings(environment)
  } catch (error) {
    if (error instanceof Error) return error.message
  }
  return ''
}
