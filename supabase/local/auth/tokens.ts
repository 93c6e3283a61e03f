import { createHash } from 'node:crypto'
import { compactVerify, decodeProtectedHeader, errors, SignJWT } from 'jose'
import { z } from 'zod'
import type { SignInMethod } from './sessions.ts'

export type TokenClaims = Record<string, unknown>

/** Why a token was refused; each server words the same failure in its own way. */
export type TokenFailure =
  | { kind: 'segments'; count: number }
  | { kind: 'garbled' }
  | { kind: 'unsigned' }
  | { kind: 'wrong-key'; algorithm: string }
  | { kind: 'no-claims' }
  | { kind: 'not-a-number'; claim: TimeClaim }
  | { kind: 'expired' | 'not-yet-valid' | 'issued-in-future' }

type TokenResult = { claims: TokenClaims } | { failure: TokenFailure }

type TimeClaim = 'exp' | 'nbf' | 'iat'

type AccessTokenContent = {
  /** Address of the auth service, such as `https://host/auth/v1`. */
  issuer: string
  userId: string
  email: string
  appMetadata: TokenClaims
  userMetadata: TokenClaims
  sessionId: string
  signedInAt: Date
  method: SignInMethod
}

export type Tokens = {
  /** Signs an access token that is valid from now for the given number of seconds. */
  issue(
    content: AccessTokenContent,
    lifetimeSeconds: number,
  ): Promise<{ token: string; expiresAt: number }>
  /** Checks signature and times; `skewSeconds` is how far clocks may disagree. */
  verify(token: string, skewSeconds: number): Promise<TokenResult>
}

const claimsSchema = z.record(z.string(), z.unknown())

/** Issues and checks the HS256 tokens of one project. */
export function createTokens(jwtSecret: string, now: () => Date): Tokens {
  const key = Buffer.from(jwtSecret)
  const keyId = createHash('sha256').update(key).digest('hex').slice(0, 16)
  const nowInSeconds = () => now().getTime() / 1000

  return {
    async issue(content, lifetimeSeconds) {
      const issuedAt = Math.floor(nowInSeconds())
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT(toClaims(content))
        .setProtectedHeader({ alg: 'HS256', kid: keyId, typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },

    async verify(token, skewSeconds) {
      const signed = await verifySignature(token, key, keyId)
      if ('failure' in signed) return signed
      const failure = findTimeFailure(signed.claims, nowInSeconds(), skewSeconds)
      return failure ? { failure } : signed
    },
  }
}

// The claims of Supabase's auth service. There is no claim for administrators: that is the
// database's business.
function toClaims(content: AccessTokenContent): TokenClaims {
  return {
    iss: content.issuer,
    sub: content.userId,
    aud: 'authenticated',
    email: content.email,
    phone: '',
    app_metadata: content.appMetadata,
    user_metadata: content.userMetadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: content.method, timestamp: Math.floor(content.signedInAt.getTime() / 1000) }],
    session_id: content.sessionId,
    is_anonymous: false,
  }
}

async function verifySignature(token: string, key: Buffer, keyId: string): Promise<TokenResult> {
  const count = token.split('.').length
  if (count !== 3) return { failure: { kind: 'segments', count } }

  const header = readHeader(token)
  const algorithm: unknown = header?.alg
  if (!header || typeof algorithm !== 'string') return { failure: { kind: 'garbled' } }
  if (algorithm === 'none') return { failure: { kind: 'unsigned' } }
  // Keys handed out as tokens carry no key id.
  const isOurKey = header.kid === undefined || header.kid === keyId
  if (!isOurKey) return { failure: { kind: 'wrong-key', algorithm } }

  try {
    const { payload } = await compactVerify(token, key, { algorithms: ['HS256'] })
    return readClaims(new TextDecoder().decode(payload))
  } catch (error) {
    if (error instanceof errors.JWSInvalid) return { failure: { kind: 'garbled' } }
    if (error instanceof errors.JOSEError) return { failure: { kind: 'wrong-key', algorithm } }
    throw error
  }
}

function readHeader(token: string) {
  try {
    return decodeProtectedHeader(token)
  } catch {
    return undefined
  }
}

function readClaims(payload: string): TokenResult {
  try {
    return { claims: claimsSchema.parse(JSON.parse(payload)) }
  } catch {
    return { failure: { kind: 'no-claims' } }
  }
}

function findTimeFailure(claims: TokenClaims, now: number, skew: number): TokenFailure | undefined {
  for (const claim of ['exp', 'nbf', 'iat'] as const) {
    const value = claims[claim]
    if (value === undefined || value === null) continue
    if (typeof value !== 'number') return { kind: 'not-a-number', claim }
    if (claim === 'exp' && isExpired(value, now, skew)) return { kind: 'expired' }
    if (claim === 'nbf' && now < value - skew) return { kind: 'not-yet-valid' }
    if (claim === 'iat' && now < value - skew) return { kind: 'issued-in-future' }
  }
  return undefined
}

/** PostgREST accepts the last moment of its allowance; the auth server, without one, not even `exp`. */
function isExpired(exp: number, now: number, skew: number): boolean {
  return skew > 0 ? now > exp + skew : now >= exp
}
