import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const HASH_BYTES = 32
const USUAL_COST = 16384

export type Passwords = ReturnType<typeof createPasswords>

/** @param N what scrypt calls so, a power of two: how long a password takes to hash, and to guess */
export function createPasswords(N = USUAL_COST) {
  const [r, p] = [8, 1]
  return {
    /** Hashes a password as `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
    async hash(password: string): Promise<string> {
      const salt = randomBytes(16)
      const hash = await derive(password, salt, HASH_BYTES, { N, r, p })
      return ['scrypt', N, r, p, salt.toString('base64'), hash.toString('base64')].join('$')
    },
    /** Whether the password belongs to the stored hash; without one it does not. */
    async verify(password: string, stored: string | null): Promise<boolean> {
      const [scheme, cost, blocks, parallel, salt, hash] = stored?.split('$') ?? []
      if (scheme !== 'scrypt' || !salt || !hash) return false
      const known = Buffer.from(hash, 'base64')
      const options = { N: Number(cost), r: Number(blocks), p: Number(parallel) }
      const candidate = await derive(password, Buffer.from(salt, 'base64'), known.length, options)
      return timingSafeEqual(candidate, known)
    },
  }
}
