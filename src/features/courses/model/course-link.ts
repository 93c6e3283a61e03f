// Also used by the edge function of the calendar feed, which knows no alias for src.
import { absoluteUrl } from '../../../content/site.ts'

export type CourseLink =
  | { kind: 'external'; href: string }
  | { kind: 'internal'; to: string }
  | { kind: 'none' }

// Browsers drop tabs and line breaks from an address and read a backslash as a slash, so '/\evil.com' and
// '/<tab>/evil.com' look like our own paths and lead elsewhere. The database refuses these characters too.
const unsafeCharacter = /[\s\\\p{Cc}]/u
const externalAddress = /^(https?:)?\/\/[^/]/i
const sitePath = /^\/(?!\/)/

/**
 * Where the badge of a course leads (spec 9): http://, https:// and // lead out of the site, a
 * path with a single slash stays on it. Anything else, such as javascript: or a bare word, is no link.
 */
export function courseLink(url: string | null): CourseLink {
  if (url === null || unsafeCharacter.test(url)) return { kind: 'none' }
  if (externalAddress.test(url)) return { kind: 'external', href: url }
  if (sitePath.test(url)) return { kind: 'internal', to: url }
  return { kind: 'none' }
}

/** The whole address that a link leads to, for those who read it elsewhere. */
export function absoluteAddress(link: Exclude<CourseLink, { kind: 'none' }>): string {
  if (link.kind === 'internal') return absoluteUrl(link.to)
  return link.href.startsWith('//') ? `https:${link.href}` : link.href
}
