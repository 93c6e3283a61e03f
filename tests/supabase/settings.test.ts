import { expect, it } from 'vitest'
import { readSettings } from '../../supabase/local/settings'
import { temporaryFolder, writeFiles } from '../helpers/folder'

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

/** The settings of a project with this configuration. */
async function settingsOf(toml: string) {
  const folder = await temporaryFolder()
  await writeFiles(folder, { 'supabase/config.toml': toml, 'recovery.html': '<p>Hej</p>' })
  return readSettings(folder)
}

it('the embedded backend follows the configuration of the project', async () => {
  expect(await settingsOf(COMPLETE)).toEqual({
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
  const settings = await settingsOf(COMPLETE.replace(/\[auth.sessions\]\n.*\n.*\n/, ''))
  expect(settings).toMatchObject({ sessionSeconds: undefined, inactivitySeconds: undefined })
})

it('the embedded backend refuses other gaps and unreadable durations', async () => {
  const settingsWith = (text: string, other: string) => settingsOf(COMPLETE.replace(text, other))
  await expect(settingsWith('jwt_expiry = 600', '')).rejects.toThrow('jwt_expiry')
  await expect(settingsWith('"1m30s"', '"60"')).rejects.toThrow('max_frequency')
})
