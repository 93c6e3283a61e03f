import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { readSettings } from '../../supabase/local/settings'

const COMPLETE = `
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
`

let projectDir: string

beforeEach(async () => {
  projectDir = await mkdtemp(join(tmpdir(), 'project-'))
  await mkdir(join(projectDir, 'supabase'))
  await writeFile(join(projectDir, 'recovery.html'), '<p>Hej</p>')
})
afterEach(() => rm(projectDir, { recursive: true }))

function configure(toml: string): Promise<void> {
  return writeFile(join(projectDir, 'supabase', 'config.toml'), toml)
}

it('the embedded backend follows the configuration of the project', async () => {
  await configure(COMPLETE)
  expect(await readSettings(projectDir)).toEqual({
    maxRows: 10,
    accessTokenSeconds: 600,
    signUpOpen: false,
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

// Paid plans alone have them.
it('the embedded backend does without the limits of sessions', async () => {
  await configure(COMPLETE.replace(/\[auth.sessions\]\n.*\n.*\n/, ''))
  const none = { sessionSeconds: undefined, inactivitySeconds: undefined }
  expect(await readSettings(projectDir)).toMatchObject(none)
})

it('the embedded backend refuses other gaps and unreadable durations', async () => {
  await configure(COMPLETE.replace('jwt_expiry = 600', ''))
  await expect(readSettings(projectDir)).rejects.toThrow('jwt_expiry')
  await configure(COMPLETE.replace('"1m30s"', '"60"'))
  await expect(readSettings(projectDir)).rejects.toThrow('max_frequency')
})
