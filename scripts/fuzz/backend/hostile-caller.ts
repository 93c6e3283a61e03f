import { createHmac } from 'node:crypto'
import fc from 'fast-check'
import { asHeaderValue } from './hostile-headers.ts'
import { hostileText, hostileValue } from './hostile-text.ts'

type Json = Record<string, unknown>

/** Who a request claims to come from. Nobody among them may see more than an ordinary user. */
export type Caller = {
  key: 'none' | 'publishable' | 'anon'
  token: 'none' | 'user' | Forgery | { text: string }
}

/** A token that was not handed out. Only what gives nothing away is signed with the project's own secret. */
type Forgery = {
  header: Json
  claims: Json
  signedWith: 'nothing' | 'another secret' | 'signature of the user' | 'own secret'
}

/** What only the project itself knows or hands out. */
export type Credentials = {
  publishableKey: string
  anonKey: string
  jwtSecret: string
  token: string
}

const LONG_AGO = 1_600_000_000
const FAR_AHEAD = 4_000_000_000

const powerfulClaims = fc.record(
  {
    role: fc.constantFrom('service_role', 'authenticated', 'postgres', 'supabase_admin'),
    sub: fc.uuid(),
    exp: fc.constant(FAR_AHEAD),
    aud: hostileValue,
    app_metadata: fc.constant({ role: 'admin', roles: ['admin'] }),
  },
  { requiredKeys: ['role'] },
)

const header = fc.oneof(
  fc.constantFrom<Json>(
    ...[{ alg: 'HS256' }, { alg: 'none' }, { alg: 'None' }, { alg: 'RS256' }, { alg: 'HS512' }],
    ...[{ alg: 'HS256', kid: '../../dev/null' }, { alg: 'HS256', crit: ['b64'], b64: false }, {}],
  ),
  fc.record({ alg: hostileValue, kid: hostileValue }, { requiredKeys: ['alg'] }),
)

const forged: fc.Arbitrary<Forgery> = fc.record({
  header,
  claims: powerfulClaims,
  signedWith: fc.constantFrom('nothing', 'another secret', 'signature of the user'),
})

const expired: fc.Arbitrary<Forgery> = fc.record({
  header: fc.constant({ alg: 'HS256' }),
  claims: powerfulClaims.map((claims) => ({ ...claims, exp: LONG_AGO })),
  signedWith: fc.constant('own secret'),
})

/** As if the auth service had a fault, or the secret were shared with another service. */
const odd: fc.Arbitrary<Forgery> = fc.record({
  header: fc.constant({ alg: 'HS256' }),
  claims: fc
    .record({
      more: fc.dictionary(hostileText, hostileValue, { maxKeys: 3 }),
      role: fc.oneof(
        fc.constantFrom<unknown>('anon', 'authenticated', 'postgres', 'authenticator', '', null, 7),
        fc.constantFrom<unknown>(['service_role'], { toString: 1 }),
      ),
      sub: hostileValue,
      session_id: hostileValue,
      exp: fc.oneof(fc.constant(FAR_AHEAD), hostileValue),
    })
    .map(({ more, ...claims }) => ({ ...more, ...claims })),
  signedWith: fc.constant('own secret'),
})

export const hostileCaller: fc.Arbitrary<Caller> = fc.record({
  key: fc.oneof(
    { arbitrary: fc.constantFrom('publishable', 'anon'), weight: 24 },
    { arbitrary: fc.constant('none'), weight: 1 },
  ),
  token: fc.oneof(
    { arbitrary: fc.constantFrom('none', 'user', 'user'), weight: 7 },
    { arbitrary: fc.oneof(forged, expired, odd, fc.record({ text: hostileText })), weight: 1 },
  ),
})

/** The headers with which the caller comes. */
export function credentialHeaders(
  { key, token }: Caller,
  credentials: Credentials,
): Record<string, string> {
  const apikey = {
    none: undefined,
    publishable: credentials.publishableKey,
    anon: credentials.anonKey,
  }[key]
  const bearer = bearerOf(token, credentials)
  return {
    ...(apikey === undefined ? {} : { apikey }),
    ...(bearer === undefined ? {} : { Authorization: `Bearer ${bearer}` }),
  }
}

function bearerOf(token: Caller['token'], credentials: Credentials): string | undefined {
  if (token === 'none') return undefined
  if (token === 'user') return credentials.token
  if ('text' in token) return asHeaderValue(token.text)
  const content = [token.header, token.claims].map(encode).join('.')
  return `${content}.${signatureOf(content, token.signedWith, credentials)}`
}

function encode(part: Json): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}

function signatureOf(
  content: string,
  signedWith: Forgery['signedWith'],
  { jwtSecret, token }: Credentials,
): string {
  if (signedWith === 'nothing') return ''
  if (signedWith === 'signature of the user') return token.split('.')[2] ?? ''
  const secret = signedWith === 'own secret' ? jwtSecret : 'another secret, as long as the real one'
  return createHmac('sha256', secret).update(content).digest('base64url')
}
