// Also used by the edge function of the calendar feed, which knows no alias for src.
import { decoded } from './decoded.ts'
import { comparable } from './plain-text.ts'

/**
 * A name in an address as the site spells its names, which end with a letter or a number: mail programs take the full
 * stop, bracket, quotation mark or space behind a link into it, and some write it in capitals.
 */
export function nameInLink(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]+$/u, '')
}

/** The name in the hash of an address, '#supervision'. */
export function nameInHash(hash: string): string {
  return nameInLink(decoded(hash.slice(1)))
}
