import { parseJson, property } from './json.ts'
import { Refusal } from './refusal.ts'

/** The table that counts attempts, as the project's REST API serves it, and the key to it. */
export type AttemptTable = { url: string; secretKey: string }

const TIME_LIMIT_MS = 5_000

/**
 * Counts one attempt to sign up. The database does, by the limits of its migration, because instances of this
 * function share no memory; it is shown neither address, only what they become under a keyed hash.
 *
 * @throws Refusal 429 when there were too many attempts, with the seconds to wait; 503 when they cannot be counted:
 *   what is not counted must not pass.
 */
export async function countAttempt(
  email: string,
  client: string,
  { url, secretKey }: AttemptTable,
  fetch: typeof globalThis.fetch,
): Promise<void> {
  const [address_hash, client_hash] = await Promise.all([
    keyedHash(`email ${email}`, secretKey),
    keyedHash(`client ${client}`, secretKey),
  ])
  const request = {
    method: 'POST',
    headers: {
      apikey: secretKey,
      Authorization: `Bearer ${secretKey}`,
      'Content-Type': 'application/json',
      Prefer: 'return=minimal',
    },
    body: JSON.stringify({ address_hash, client_hash }),
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
  console.error(`Newsletter: attempts cannot be counted (${response?.status ?? 'no answer'})`)
  throw new Refusal(503, 'The newsletter is not available right now')
}

/** The database tells it in the details of its refusal; one without the latest migration has none. */
function secondsToWait(refusal: string): number | undefined {
  const seconds = Number(property(parseJson(refusal), 'details'))
  return seconds > 0 ? seconds : undefined
}

/**
 * Where the client is, as far as it can be known; all clients without an address share one limit.
 *
 * Hosted projects stand behind Cloudflare, which writes CF-Connecting-IP itself and only adds to the
 * X-Forwarded-For that a caller may have made up. Elsewhere both can be made up, which is why the
 * limits do not rest on this alone: there is one for everybody together.
 */
export function clientNetwork({ headers }: Request): string {
  const forwarded = headers.get('X-Forwarded-For')?.split(',', 1)[0]?.trim()
  return networkOf(headers.get('CF-Connecting-IP') || forwarded || 'unknown')
}

/** An IPv6 connection has a whole /64 of addresses to change between; they count as one client. */
function networkOf(address: string): string {
  if (!address.includes(':')) return address
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? []
  if (mapped) return mapped
  const [head = '', tail] = address.toLowerCase().split('::', 2)
  const groups = head === '' ? [] : head.split(':')
  const following = tail ? tail.split(':') : []
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - groups.length - following.length)
  return [...groups, ...Array<string>(zeros).fill('0'), ...following]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}

async function keyedHash(text: string, key: string): Promise<string> {
  const encoder = new TextEncoder()
  const algorithm = { name: 'HMAC', hash: 'SHA-256' }
  const secret = await crypto.subtle.importKey('raw', encoder.encode(key), algorithm, false, [
    'sign',
  ])
  const hash = await crypto.subtle.sign(algorithm, secret, encoder.encode(text))
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
