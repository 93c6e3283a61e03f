import { beforeAll, beforeEach, expect, it } from 'vitest'
import { paths } from '../../src/content/paths'
import { site } from '../../src/content/site'
import { createPasswords } from '../../supabase/local/auth/passwords'
import { writeRecoveryMail } from '../../supabase/local/auth/recovery'
import { readSettings } from '../../supabase/local/settings'
import { freshBackend, type TestBackend, USER } from '../helpers/backend-client'

// The calls and refusals that the hosted service shares are facts of tests/conformance.

let backend: TestBackend

beforeAll(async () => {
  backend = await freshBackend()
})
beforeEach(() => backend.reset({ seed: false }))

async function signIn() {
  const client = backend.connect()
  const { error } = await client.auth.signInWithPassword(USER)
  if (error) throw error
  return client
}

it('a recovery mail is sent to an account alone, in Danish, and links to the page for a new password with a token that is not stored', async () => {
  const { auth } = backend.connect()
  expect(await auth.resetPasswordForEmail('Bruger@Example.com')).toEqual({ data: {}, error: null })
  expect(await auth.resetPasswordForEmail('ukendt@example.com')).toEqual({ data: {}, error: null })
  expect(backend.mails()).toEqual([
    {
      to: USER.email,
      subject: 'Vælg en ny adgangskode',
      html: expect.stringContaining('kontoen bruger@example.com på hjemmesiden for'),
      sentAt: backend.now(),
    },
  ])
  const [, href = ''] = /href="([^"]+)"/.exec(backend.mails()[0]?.html ?? '') ?? []
  const { origin, pathname, search, hash } = new URL(href)
  expect([origin, pathname, search]).toEqual(['http://localhost:54321', paths.adminPassword, ''])
  expect(hash).toMatch(/^#token_hash=[0-9a-f]{56}$/)

  const [stored] = await backend.asOwner<{ token_hash: string }>(
    'select recovery_token as token_hash from auth.users where recovery_token is not null',
  )
  const { error } = await auth.verifyOtp({ type: 'recovery', token_hash: '', ...stored })
  expect(error).toMatchObject({ status: 403, code: 'otp_expired' })
})

const FACTS = { siteUrl: 'https://www.example.com', token: 'abc123', email: 'mor@example.com' }

it('a recovery mail fills the placeholders of its template, escaped in the document, and refuses all that it cannot fill', () => {
  const template = {
    subject: 'Til {{.Email}}',
    html: '<a href="{{ .SiteURL }}#{{  .TokenHash }}">{{ .Email }}',
  }
  expect(writeRecoveryMail(template, { ...FACTS, email: `"<b>'&@example.com` })).toEqual({
    subject: `Til "<b>'&@example.com`,
    html: '<a href="https://www.example.com#abc123">&quot;&lt;b&gt;&#39;&amp;@example.com',
  })
  for (const placeholder of ['{{ .ConfirmationURL }}', '{{ if .Data }}', '{{ .constructor }}']) {
    const fill = () => writeRecoveryMail({ subject: '', html: placeholder }, FACTS)
    expect(fill).toThrow(`cannot fill ${placeholder}`)
  }
})

it('the recovery mail of the project is signed by the centre, and links to the page for a new password', async () => {
  const { html } = writeRecoveryMail((await readSettings()).recoveryMail, FACTS)
  const text = html.replaceAll(/<[^>]*>|\s+/g, ' ').replaceAll(/ +/g, ' ')
  expect(text).toContain(`på hjemmesiden for ${site.name}, https://www.example.com.`)
  expect(text).toContain(`Venlig hilsen ${site.name}`)
  const link = `https://www.example.com${paths.adminPassword}#token_hash=abc123`
  expect(html).toContain(`href="${link}"`)
  expect(text).toContain(link)
  expect(html).toContain('<meta charset="utf-8" />')
})

it.each([
  ['a changed address', { email: 'anden@example.com' }],
  ['changed metadata', { data: { full_name: 'En anden' } }],
  ['a password beside other changes', { password: 'Nyt og bedre 1!', data: {} }],
])('the auth service responds with 501 to %s, and changes nothing', async (_what, change) => {
  const client = await signIn()
  expect((await client.auth.updateUser(change)).error).toMatchObject({ status: 501 })
  expect((await backend.connect().auth.signInWithPassword(USER)).error).toBeNull()
})

it('the auth service responds with 501 to calls that the site never makes', async () => {
  const open = await freshBackend({ settings: { signUpOpen: true } })
  const code = { type: 'recovery', token: '123456', email: USER.email }
  const headers = {
    apikey: backend.keys.publishableKey,
    'X-Supabase-Api-Version': '2024-01-01',
  }
  for (const [method, path, body] of [
    ['POST', 'otp', {}],
    ['GET', 'verify?token=x&type=signup', undefined],
    ['GET', 'admin/users', undefined],
    ['POST', 'verify', code],
    ['POST', 'signup', { ...USER, email: 'ny@example.com' }],
  ] as const) {
    const init = { method, headers, body: body ? JSON.stringify(body) : null }
    const response = await open.send(`/auth/v1/${path}`, init)
    expect([response.status, await response.json()]).toEqual([
      501,
      { code: 'not_implemented', message: expect.stringContaining('does not offer') },
    ])
  }
})

it('a password is stored as a costly hash with a salt of its own', async () => {
  const passwords = createPasswords()
  const hash = await passwords.hash(USER.password)
  expect(hash).toMatch(/^scrypt\$16384\$8\$1\$[\w+/]{22}==\$[\w+/]{43}=$/)
  expect(await passwords.hash(USER.password)).not.toBe(hash)
  expect(await passwords.verify(USER.password, hash)).toBe(true)
  expect(await passwords.verify(USER.password.toLowerCase(), hash)).toBe(false)
  for (const stored of [null, '$2a$10$abcdefghijklmnopqrstuv'])
    expect(await passwords.verify(USER.password, stored)).toBe(false)
})
