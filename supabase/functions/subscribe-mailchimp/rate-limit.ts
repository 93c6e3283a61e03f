import { createHmac } from 'node:crypto'
import { keyHeaders } from '../../../src/lib/key-headers.ts'
import { parseJson, property } from './json.ts'
import { Refusal } from './refusal.ts'

/** The REST URL of the table that counts attempts, and its key. */
export type AttemptTable = { url: string; secretKey: string }

const TIME_LIMIT_MS = 5_000

/** The groups of an IPv6 address that are left out as '::', each of them zero. */
const NO_GROUPS = Array<string>(8).fill('')

/**
 * Counts one attempt to sign up, in the database, because instances of this function share no memory. The database gets
 * only keyed hashes of the mail address and of the client's.
 *
 * @throws Refusal 429 after too many attempts, with the seconds to wait; 503 when attempts cannot be counted.
 */
export async function countAttempt(
  email: string,
  client: string,
  { url, secretKey }: AttemptTable,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const row = {
    address_hash: keyedHash(`email ${email}`, secretKey),
    client_hash: keyedHash(`client ${client}`, secretKey),
  }
  const request = {
    method: 'POST',
    headers: {
      ...keyHeaders(secretKey),
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify(row),
    signal: AbortSignal.timeout(TIME_LIMIT_MS),
  }
  const response = await fetch(url, request)
    .then(async (response) => ({ status: response.status, text: await response.text() }))
    .catch(() => undefined)

  if (response?.status === 201) return
  if (response?.status === 429) {
    console.warn('Newsletter: an attempt was over the limits')
    throw new Refusal(429, 'Too many attempts, try again later', secondsToWait(response.text))
  }
  console.error(`Newsletter: attempts cannot be counted (${response?.status ?? 'no response'})`)
  throw new Refusal(503, 'The newsletter is not available right now')
}

/** The seconds to wait, from the details of the database's error; undefined without the latest migration. */
function secondsToWait(refusal: string): number | undefined {
  const seconds = Number(property(parseJson(refusal), 'details'))
  return seconds > 0 ? seconds : undefined
}

/**
 * The client's IP address; all clients without one share one limit.
 *
 * Hosted projects are behind Cloudflare, which sets CF-Connecting-IP itself and only appends to X-Forwarded-For.
 * Elsewhere both can be forged, so there is also a limit for all clients together.
 */
export function clientNetwork({ headers }: Request): string {
  const forwarded = headers.get('X-Forwarded-For')?.split(',', 1)[0]?.trim()
  return networkOf(headers.get('CF-Connecting-IP') || forwarded || 'unknown')
}

/** An IPv6 client can change its address within a /64, which counts as one client. */
function networkOf(address: string): string {
  // An IPv6 socket writes the IPv4 address 203.0.113.7 as ::ffff:203.0.113.7.
  const plain = address.replace(/^::ffff:(?=.+\.)/i, '')
  if (!plain.includes(':')) return plain
  const [head = '', tail = ''] = plain.toLowerCase().split('::')
  const last = tail.split(':')
  const groups = [...head.split(':'), ...NO_GROUPS].slice(0, NO_GROUPS.length - last.length)
  return [...groups, ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+/, ''))
    .join(':')
}

function keyedHash(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('hex')
}
