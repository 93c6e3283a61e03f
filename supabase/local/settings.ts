import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'
import type { MailTemplate } from './auth/recovery-mail.ts'

/** What the embedded backend takes from supabase/config.toml, so that local and hosted agree. */
export type Settings = {
  /** Most rows one read answers with. */
  maxRows: number
  accessTokenSeconds: number
  /** Whether visitors may create accounts. */
  signUpOpen: boolean
  /** Whether e-mail and password are accepted at all, for signing in too. */
  emailEnabled: boolean
  /** Whether a new account must confirm its e-mail address before it can sign in. */
  confirmationsRequired: boolean
  /** Shortest time between two mails of a kind to the same address. */
  mailIntervalSeconds: number
  /** How long the link in a mail works. */
  mailLinkSeconds: number
  /** The mail whose link leads to a new password; without it none is sent. */
  recoveryMail: MailTemplate | undefined
  minimumPasswordLength: number
  /** Whether only a session of the last day may choose a new password. */
  securePasswordChange: boolean
  /** How long a session lasts since its sign-in, and unused; without one, for ever. */
  sessionSeconds: number | undefined
  inactivitySeconds: number | undefined
  /** How long a refresh token may be used again after it was exchanged. */
  refreshReuseSeconds: number
  /** Names of the edge functions that accept calls without a valid token. */
  publicFunctions: readonly string[]
}

// The defaults are those of the Supabase CLI.
const configSchema = z.object({
  api: z.object({ max_rows: z.int().positive().default(1000) }).prefault({}),
  auth: z
    .object({
      jwt_expiry: z.int().positive().default(3600),
      enable_signup: z.boolean().default(true),
      // The auth server accepts no lower value.
      minimum_password_length: z
        .int()
        .default(6)
        .transform((length) => Math.max(6, length)),
      refresh_token_reuse_interval: z.int().nonnegative().default(10),
      sessions: z
        .object({
          timebox: z.string().transform(toSeconds).optional(),
          inactivity_timeout: z.string().transform(toSeconds).optional(),
        })
        .prefault({}),
      email: z
        .object({
          enabled: z.boolean().default(true),
          enable_confirmations: z.boolean().default(false),
          secure_password_change: z.boolean().default(false),
          max_frequency: z.string().default('1s').transform(toSeconds),
          otp_expiry: z.int().positive().default(3600),
          template: z
            .object({
              recovery: z.object({ subject: z.string(), content_path: z.string() }).optional(),
            })
            .prefault({}),
        })
        .prefault({}),
    })
    .prefault({}),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })).default({}),
})

/**
 * Reads `<projectDir>/supabase/config.toml`.
 *
 * @throws when the file or one that it names is missing, is not TOML, or holds a value of the wrong kind.
 */
export async function readSettings(projectDir: string = process.cwd()): Promise<Settings> {
  const file = join(projectDir, 'supabase', 'config.toml')
  const { api, auth, functions } = configSchema.parse(parse(await readFile(file, 'utf8')))
  const { recovery } = auth.email.template
  return {
    maxRows: api.max_rows,
    accessTokenSeconds: auth.jwt_expiry,
    signUpOpen: auth.enable_signup,
    emailEnabled: auth.email.enabled,
    confirmationsRequired: auth.email.enable_confirmations,
    mailIntervalSeconds: auth.email.max_frequency,
    mailLinkSeconds: auth.email.otp_expiry,
    recoveryMail: recovery && {
      subject: recovery.subject,
      // Unlike all other paths in it, the CLI reads this one from the folder of the project.
      html: await readFile(join(projectDir, recovery.content_path), 'utf8'),
    },
    minimumPasswordLength: auth.minimum_password_length,
    securePasswordChange: auth.email.secure_password_change,
    sessionSeconds: auth.sessions.timebox,
    inactivitySeconds: auth.sessions.inactivity_timeout,
    refreshReuseSeconds: auth.refresh_token_reuse_interval,
    publicFunctions: Object.entries(functions)
      .filter(([, settings]) => !settings.verify_jwt)
      .map(([name]) => name),
  }
}

/** Durations are written as in Go: '1m0s', '90s', '1h'. */
function toSeconds(duration: string, context: z.RefinementCtx): number {
  const match = /^(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/.exec(duration)
  if (!match || duration === '') {
    context.addIssue({ code: 'custom', message: `Not a duration: ${duration}` })
    return z.NEVER
  }
  const [, hours = 0, minutes = 0, seconds = 0] = match
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
}
