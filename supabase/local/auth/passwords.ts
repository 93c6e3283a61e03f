import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

const HASH_BYTES = 32
const COST = { N: 16384, r: 8, p: 1 }

/** Hashes a password as `scrypt$N$r$p$salt$hash`, salt and hash in base64. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derive(password, salt, HASH_BYTES, COST)
  const fields = [COST.N, COST.r, COST.p, salt.toString('base64'), hash.toString('base64')]
  return ['scrypt', ...fields].join('$')
}

/**
 * Whether the password belongs to the stored hash.
 *
 * Without a hash (unknown account, no password set) the answer is false and takes as long as a
 * wrong password, so the time does not tell which addresses have an account.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const parsed = parseHash(stored ?? '')
  const { cost, salt, hash } = parsed ?? {
    cost: COST,
    salt: randomBytes(16),
    hash: randomBytes(HASH_BYTES),
  }
  const candidate = await derive(password, salt, hash.length, cost)
  return timingSafeEqual(candidate, hash) && parsed !== undefined
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
