import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const HASH_BYTES = 32
const USUAL_COST = 16384

export type Passwords = {
  /** Hashes a password as `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
  hash(password: string): Promise<string>
  /** Whether the password belongs to the stored hash; without one it does not. */
  verify(password: string, stored: string | null): Promise<boolean>
}

/** @param cost what scrypt calls N, a power of two: how long a password takes to hash, and to guess */
export function createPasswords(cost = USUAL_COST): Passwords {
  const ownCost = { N: cost, r: 8, p: 1 }
  return {
    async hash(password) {
      const salt = randomBytes(16)
      const hash = await derive(password, salt, HASH_BYTES, ownCost)
      const { N, r, p } = ownCost
      return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$')
    },
    async verify(password, stored) {
      const known = parseHash(stored ?? '')
      if (!known) return false
      const candidate = await derive(password, known.salt, known.hash.length, known.cost)
      return timingSafeEqual(candidate, known.hash)
    },
  }
}

function parseHash(stored: string) {
  const [scheme, N, r, p, salt, hash] = stored.split('$')
  if (scheme !== 'scrypt' || !salt || !hash) return undefined
  return {
    cost: { N: Number(N), r: Number(r), p: Number(p) },
    salt: Buffer.from(salt, 'base64'),
    hash: Buffer.from(hash, 'base64'),
  }
}
