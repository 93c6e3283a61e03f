import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../../supabase/local/settings'

let projectDir: string

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'project-'))
  await mkdir(join(projectDir, 'supabase'))
})
afterEach(() => rm(projectDir, { recursive: true }))

function configure(toml: string): Promise<void> {
  return writeFile(join(projectDir, 'supabase', 'config.toml'), toml)
}

it('reads what the project has configured', async () => {
  await writeFile(join(projectDir, 'recovery.html'), '<p>Hej</p>')
  await configure(`
    [api]
    max_rows = 10
    [auth]
    jwt_expiry = 600
    enable_signup = false
    minimum_password_length = 12
    refresh_token_reuse_interval = 0
    [auth.sessions]
    timebox = "24h"
    inactivity_timeout = "8h"
    [auth.email]
    enabled = false
    enable_confirmations = true
    secure_password_change = true
    max_frequency = "1m30s"
    otp_expiry = 600
    [auth.email.template.recovery]
    subject = "Ny adgangskode"
    content_path = "./recovery.html"
    [functions.open]
    verify_jwt = false
    [functions.guarded]
    verify_jwt = true
    [functions.silent]
  `)
  expect(await readSettings(projectDir)).toEqual({
    maxRows: 10,
    accessTokenSeconds: 600,
    signUpOpen: false,
    emailEnabled: false,
    confirmationsRequired: true,
    mailIntervalSeconds: 90,
    mailLinkSeconds: 600,
    recoveryMail: { subject: 'Ny adgangskode', html: '<p>Hej</p>' },
    minimumPasswordLength: 12,
    securePasswordChange: true,
    sessionSeconds: 86_400,
    inactivitySeconds: 28_800,
    refreshReuseSeconds: 0,
    publicFunctions: ['open'],
  })
})

it('fills in what the Supabase CLI does', async () => {
  await configure('project_id = "empty"')
  expect(await readSettings(projectDir)).toEqual({
    maxRows: 1000,
    accessTokenSeconds: 3600,
    signUpOpen: true,
    emailEnabled: true,
    confirmationsRequired: false,
    mailIntervalSeconds: 1,
    mailLinkSeconds: 3600,
    recoveryMail: undefined,
    minimumPasswordLength: 6,
    securePasswordChange: false,
    sessionSeconds: undefined,
    inactivitySeconds: undefined,
    refreshReuseSeconds: 10,
    publicFunctions: [],
  })
})

it('never lets passwords be shorter than six characters', async () => {
  await configure('[auth]\nminimum_password_length = 3')
  expect((await readSettings(projectDir)).minimumPasswordLength).toBe(6)
})

it.each([
  ['no TOML', '[auth'],
  ['a value of another kind', '[auth]\nenable_signup = "no"'],
  ['a duration without unit', '[auth.email]\nmax_frequency = "60"'],
  [
    'a mail that is not there',
    '[auth.email.template.recovery]\nsubject = "x"\ncontent_path = "./none.html"',
  ],
])('refuses %s', async (_name, toml) => {
  await configure(toml)
  await expect(readSettings(projectDir)).rejects.toThrow()
})

it('reads this project: sign-up is closed and the newsletter function public', async () => {
  expect(await readSettings()).toMatchObject({
    signUpOpen: false,
    emailEnabled: true,
    publicFunctions: ['subscribe-mailchimp', 'course-calendar'],
  })
})
