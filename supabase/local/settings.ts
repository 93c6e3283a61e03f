import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parse } from 'smol-toml'
import { z } from 'zod'

/** The settings of supabase/config.toml that the embedded backend follows, so that it agrees with the hosted project. */
export type Settings = Awaited<ReturnType<typeof readSettings>>

/** As in Go: '1m0s', '90s', '1h'. */
const DURATION = /^(?=\d)(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?$/

const duration = z
  .string()
  .regex(DURATION)
  .transform((text) => {
    const [, hours = 0, minutes = 0, seconds = 0] = DURATION.exec(text) ?? []
    return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)
  })

const configSchema = z.object({
  api: z.object({ max_rows: z.int().positive() }),
  auth: z.object({
    jwt_expiry: z.int().positive(),
    enable_signup: z.boolean(),
    minimum_password_length: z.int(),
    refresh_token_reuse_interval: z.int().nonnegative(),
    // Only paid plans have these.
    sessions: z
      .object({ timebox: duration.optional(), inactivity_timeout: duration.optional() })
      .optional(),
    email: z.object({
      secure_password_change: z.boolean(),
      max_frequency: duration,
      otp_expiry: z.int().positive(),
      template: z.object({
        recovery: z.object({ subject: z.string(), content_path: z.string() }),
      }),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean().default(true) })),
})

/**
 * Reads `<projectDir>/supabase/config.toml`.
 *
 * @throws when the file or one that it names is missing, or a setting is missing or of the wrong kind.
 */
export async function readSettings(projectDir: string = process.cwd()) {
  const file = join(projectDir, 'supabase', 'config.toml')
  const { api, auth, functions } = configSchema.parse(parse(await readFile(file, 'utf8')))
  const { recovery } = auth.email.template
  return {
    maxRows: api.max_rows,
    accessTokenSeconds: auth.jwt_expiry,
    signUpOpen: auth.enable_signup,
    mailIntervalSeconds: auth.email.max_frequency,
    mailLinkSeconds: auth.email.otp_expiry,
    recoveryMail: {
      subject: recovery.subject,
      // The CLI reads this path alone from the folder of the project.
      html: await readFile(join(projectDir, recovery.content_path), 'utf8'),
    },
    minimumPasswordLength: auth.minimum_password_length,
    securePasswordChange: auth.email.secure_password_change,
    // Undefined where there is no limit.
    sessionSeconds: auth.sessions?.timebox,
    inactivitySeconds: auth.sessions?.inactivity_timeout,
    refreshReuseSeconds: auth.refresh_token_reuse_interval,
    /** Names of the edge functions that accept calls without a valid token. */
    publicFunctions: Object.entries(functions)
      .filter(([, settings]) => !settings.verify_jwt)
      .map(([name]) => name),
  }
}
