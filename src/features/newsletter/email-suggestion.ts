import { run } from '@zootools/email-spell-checker'
import { otherMailDomains, suggestedMailDomains } from '@/features/newsletter/mail-domains'

/** By priority: the first of two equally near domains is suggested. */
const KNOWN: string[] = [...suggestedMailDomains, ...otherMailDomains]
const SUGGESTED: ReadonlySet<string> = new Set(suggestedMailDomains)

/** Shorter domains are near to too many valid ones: 'kk.dk', 'me.dk'. */
const MIN_DOMAIN_LENGTH = 7

/** The address with a known domain, if its own looks mistyped. The beginning of a known domain counts as incomplete. */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  // The library percent-encodes other characters.
  if (at < 1 || domain.length < MIN_DOMAIN_LENGTH || !/^[a-z0-9.-]+$/.test(domain)) return undefined
  if (KNOWN.some((known) => known.startsWith(domain))) return undefined

  const nearest = run({
    email: `x@${domain}`,
    domains: KNOWN,
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain
  return nearest && SUGGESTED.has(nearest) ? `${email.slice(0, at)}@${nearest}` : undefined
}
