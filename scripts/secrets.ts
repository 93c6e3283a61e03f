export type Environment = Readonly<Record<string, string | undefined>>

/** Variables of the environment whose value must never reach a visitor. */
const SECRET_NAME = /SECRET|SERVICE_ROLE|PASSWORD|TOKEN|API_KEY|PRIVATE/i
/** A shorter value would be found in any text by chance. */
const SHORTEST_VALUE = 12

const JWT = /eyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]+/g

const KINDS: readonly (readonly [pattern: RegExp, kind: string])[] = [
  // Libraries contain the prefix of a key; only a whole key continues.
  [/sb_secret_[\w-]{8}/, 'a secret key of a Supabase project'],
  [/\b[0-9a-f]{32}-[a-z]{2,4}\d{1,3}\b/, 'an API key of Mailchimp'],
  [/\bsbp_[0-9a-f]{40}\b/, 'an access token of Supabase'],
  [/\bpostgres(ql)?:\/\/[^:\s/]+:[^@\s]+@/, 'the password of a database'],
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----/, 'a private key'],
  [/PGlite|pglite/, 'the database of the embedded backend'],
]

/** Whether a Supabase key bypasses all policies: a secret key, or the older service_role key. */
export function isSecretKey(key: string): boolean {
  return key.startsWith('sb_secret_') || roleOf(key) === 'service_role'
}

/** The kind of secret in a text, without repeating it; undefined where there is none. */
export function findSecret(text: string, environment: Environment): string | undefined {
  if (text.match(JWT)?.some(isSecretKey)) return 'a service_role key'
  const known = KINDS.find(([pattern]) => pattern.test(text))
  if (known) return known[1]
  const variable = Object.entries(environment).find(
    ([name, value = '']) =>
      SECRET_NAME.test(name) && value.length >= SHORTEST_VALUE && text.includes(value),
  )
  return variable && `the value of ${variable[0]}`
}

function roleOf(token: string): unknown {
  try {
    const [, claims = ''] = token.split('.')
    return Object(JSON.parse(Buffer.from(claims, 'base64url').toString())).role
  } catch {
    return undefined
  }
}
