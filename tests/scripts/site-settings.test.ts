import { expect, test } from 'vitest'
import { readSiteSettings } from '../../scripts/site-settings'

const VITE_SUPABASE_URL = 'https://project.supabase.co'
const VITE_SUPABASE_PUBLISHABLE_KEY = 'sb_publishable_example'
const complete = { VITE_SUPABASE_URL, VITE_SUPABASE_PUBLISHABLE_KEY }

test("a build takes the project's address, and its publishable key or older anon key", () => {
  const withAnonKey = { ...complete, VITE_SUPABASE_ANON_KEY: 'anon' }
  const settings = { url: VITE_SUPABASE_URL, key: VITE_SUPABASE_PUBLISHABLE_KEY }
  expect(readSiteSettings(withAnonKey)).toEqual(settings)
  const onThisComputer = { ...withAnonKey, VITE_SUPABASE_URL: 'http://localhost:54321/' }
  expect(readSiteSettings({ ...onThisComputer, VITE_SUPABASE_PUBLISHABLE_KEY: '' })).toEqual({
    url: 'http://localhost:54321',
    key: 'anon',
  })
})

const wrongAddress = /^VITE_SUPABASE_URL is '.+': it must be an address that starts with https:/

test.each([
  [{ VITE_SUPABASE_PUBLISHABLE_KEY }, /^Missing VITE_SUPABASE_URL: .+$/],
  [{ VITE_SUPABASE_URL }, /^Missing VITE_SUPABASE_PUBLISHABLE_KEY \(or VITE_SUPABASE_ANON_KEY\): /],
  [{ ...complete, VITE_SUPABASE_URL: 'project.supabase.co' }, wrongAddress],
  [{ ...complete, VITE_SUPABASE_URL: 'ftp://project.supabase.co' }, wrongAddress],
  // Without repeating it.
  [
    { ...complete, VITE_SUPABASE_PUBLISHABLE_KEY: 'sb_secret_example' },
    /^VITE_SUPABASE_PUBLISHABLE_KEY is a secret key(?!.*sb_secret_example)/,
  ],
])(
  'a build with the settings %j is refused by one line that names the fault',
  (settings, message) => {
    expect(() => readSiteSettings(settings)).toThrow(message)
  },
)
