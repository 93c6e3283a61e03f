import { errors, jwtVerify, SignJWT } from 'jose'
import type { SignInMethod } from './sessions.ts'

type TokenClaims = Record<string, unknown>

/** Why a token is refused; each service words the failure in its own way. */
export type TokenFailure = 'malformed' | 'untrusted' | 'expired'

type AccessTokenContent = {
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
  verify(token: string, skewSeconds: number): Promise<TokenClaims | TokenFailure>
}

/** Issues and checks the HS256 tokens of one project. */
export function createTokens(jwtSecret: string, now: () => Date): Tokens {
  const key = Buffer.from(jwtSecret)
  return {
    async issue(content, lifetimeSeconds) {
      const issuedAt = toSeconds(now())
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT(toClaims(content))
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },

    async verify(token, skewSeconds) {
      if (token.split('.').length !== 3) return 'malformed'
      const options = { algorithms: ['HS256'], clockTolerance: skewSeconds, currentDate: now() }
      try {
        return (await jwtVerify(token, key, options)).payload
      } catch (error) {
        if (error instanceof errors.JWTExpired) return 'expired'
        if (error instanceof errors.JOSEError) return 'untrusted'
        throw error
      }
    },
  }
}

/**
 * The claims of Supabase's auth service. None of them makes an administrator: the database decides who is one.
 */
function toClaims(content: AccessTokenContent): TokenClaims {
  return {
    iss: 'embedded/auth/v1',
    sub: content.userId,
    aud: 'authenticated',
    email: content.email,
    phone: '',
    app_metadata: content.appMetadata,
    user_metadata: content.userMetadata,
    role: 'authenticated',
    aal: 'aal1',
    amr: [{ method: content.method, timestamp: toSeconds(content.signedInAt) }],
    session_id: content.sessionId,
    is_anonymous: false,
  }
}

function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
