import { type Env, projectKey } from '../_shared/project-key.ts'
import type { Mailchimp } from './mailchimp.ts'
import type { AttemptTable } from './rate-limit.ts'
import { Refusal } from './refusal.ts'

export type Settings = { mailchimp: Mailchimp; attempts: AttemptTable }

/**
 * The origins whose pages may call the function: SITE_ORIGINS, separated by commas. An empty list is logged, since the
 * browsers' failing preflights would not explain it.
 */
export function readSiteOrigins(env: Env): string[] {
  const origins = (env.SITE_ORIGINS ?? '')
    .split(',')
    .map((origin) => origin.trim().replace(/\/$/, ''))
    .filter((origin) => origin !== '')
  if (origins.length === 0) reportMissing(['SITE_ORIGINS'])
  return origins
}

/**
 * Reads the settings of Mailchimp and of the platform.
 *
 * @throws Refusal 503 when a setting is missing; its name is logged.
 */
export function readSettings(env: Env): Settings {
  const { MAILCHIMP_API_KEY: apiKey, MAILCHIMP_AUDIENCE_ID: audience, SUPABASE_URL: url } = env
  const apiUrl = env.MAILCHIMP_API_URL || dataCentreUrl(apiKey)
  const secretKey = projectKey(env.SUPABASE_SECRET_KEYS, env.SUPABASE_SERVICE_ROLE_KEY)
  if (apiKey && apiUrl && audience && url && secretKey) {
    return {
      mailchimp: {
        membersUrl: `${apiUrl}/3.0/lists/${encodeURIComponent(audience)}/members`,
        apiKey,
        newStatus: isDoubleOptIn(env) ? 'pending' : 'subscribed',
      },
      attempts: { url: `${url}/rest/v1/newsletter_attempts`, secretKey },
    }
  }
  const needed = {
    MAILCHIMP_API_KEY: apiKey,
    'the data centre at the end of MAILCHIMP_API_KEY (such as -us21)': apiUrl,
    MAILCHIMP_AUDIENCE_ID: audience,
    SUPABASE_URL: url,
    'SUPABASE_SECRET_KEYS or SUPABASE_SERVICE_ROLE_KEY': secretKey,
  }
  reportMissing(Object.entries(needed).flatMap(([name, value]) => (value ? [] : name)))
  throw notSetUp()
}

/** @throws Refusal 503 for anything but true and false: a typing mistake must not subscribe people without consent. */
function isDoubleOptIn(env: Env): boolean {
  const setting = (env.MAILCHIMP_DOUBLE_OPT_IN ?? '').trim().toLowerCase()
  if (['true', 'false', ''].includes(setting)) return setting === 'true'
  console.error('Newsletter: not set up, MAILCHIMP_DOUBLE_OPT_IN is neither true nor false')
  throw notSetUp()
}

export function notSetUp(): Refusal {
  return new Refusal(503, 'The newsletter is not set up')
}

function reportMissing(names: readonly string[]): void {
  console.error(`Newsletter: not set up, missing ${names.join(', ')}`)
}

/** The data centre, which the end of a Mailchimp key names. */
function dataCentreUrl(apiKey: string | undefined): string | undefined {
  const dataCentre = /^\w+-([a-z]+\d+)$/.exec(apiKey ?? '')?.[1]
  return dataCentre && `https://${dataCentre}.api.mailchimp.com`
}
