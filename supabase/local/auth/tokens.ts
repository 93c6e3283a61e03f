import { errors, jwtVerify, SignJWT } from 'jose'

type TokenClaims = Record<string, unknown>

/** Why a token is refused; each service words the failure in its own way. */
export type TokenFailure = 'malformed' | 'untrusted' | 'expired'

export type Tokens = ReturnType<typeof createTokens>

/** Issues and checks the HS256 tokens of one project. */
export function createTokens(jwtSecret: string, now: () => Date) {
  const key = Buffer.from(jwtSecret)
  return {
    /** Signs an access token that is valid from now for the given number of seconds. */
    async issue(claims: TokenClaims, lifetimeSeconds: number) {
      const issuedAt = toSeconds(now())
      const expiresAt = issuedAt + lifetimeSeconds
      const token = await new SignJWT(claims)
        .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
        .setIssuedAt(issuedAt)
        .setExpirationTime(expiresAt)
        .sign(key)
      return { token, expiresAt }
    },

    /** Checks signature and times; `skewSeconds` is how far clocks may disagree. */
    async verify(token: string, skewSeconds: number): Promise<TokenClaims | TokenFailure> {
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

/** As the claims of a token count time. */
export function toSeconds(time: Date): number {
  return Math.floor(time.getTime() / 1000)
}
