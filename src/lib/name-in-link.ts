// Relative imports: the edge function of the calendar feed uses this module too.
import { comparable } from './plain-text.ts'

/**
 * Normalizes a name in a URL: mail programs include the full stop, bracket, quotation mark or space after a link, and
 * some write it in capitals. The site's own names end with a letter or a number.
 */
export function nameInLink(text: string): string {
  return comparable(text).replace(/[^\p{L}\p{N}]+$/u, '')
}

/** The name in a URL's hash, '#supervision'. */
export function nameInHash(hash: string): string {
  return nameInLink(decoded(hash.slice(1)))
}

/** Decodes a percent-encoded part of a URL; malformed text is returned unchanged. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
