/** Variables of the environment whose value must never reach a visitor. */
const SECRET_NAME = /SECRET|SERVICE_ROLE|PASSWORD|TOKEN|API_KEY|PRIVATE/i
/** A shorter value would be found in any text by chance. */
const SHORTEST_VALUE = 12

const JWT = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g

/** Whether a Supabase key opens everything, past all policies: a secret key, or the older service_role key. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
}

/** The kind of secret that a text holds, in words that do not repeat it; undefined when it holds none. */
export function findSecret(
  text: string,
  environment: Readonly<Record<string, string | undefined>>,
): string | undefined {
  // Libraries name the beginning of the key; only a whole one has more behind it.
  if (/sb_secret_[\w-]{8}/.test(text)) return 'a secret key of a Supabase project'
  if ([...text.matchAll(JWT)].some(([token]) => isSecretKey(token))) return 'a service_role key'
  if (/\b[0-9a-f]{32}-[a-z]{2,4}\d{1,3}\b/.test(text)) return 'an API key of Mailchimp'
  if (/\bsbp_[0-9a-f]{40}\b/.test(text)) return 'an access token of Supabase'
  if (/\bpostgres(ql)?:\/\/[^:\s/]+:[^@\s]+@/.test(text)) return 'the password of a database'
  if (/-----BEGIN [A-Z ]*PRIVATE KEY-----/.test(text)) return 'a private key'
  const variable = Object.entries(environment).find(
    ([name, value = '']) =>
      SECRET_NAME.test(name) && value.length >= SHORTEST_VALUE && text.includes(value),
  )
  return variable && `the value of ${variable[0]}`
}

function roleOf(token: string): unknown {
  try {
    const claims: unknown = JSON.parse(
      Buffer.from(token.split('.')[1] ?? '', 'base64url').toString(),
    )
    return typeof claims === 'object' && claims && 'role' in claims ? claims.role : undefined
  } catch {
    return undefined
  }
}
