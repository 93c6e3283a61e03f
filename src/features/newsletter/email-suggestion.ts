import { run } from '@zootools/email-spell-checker'
import { otherMailDomains, suggestedMailDomains } from '@/features/newsletter/mail-domains'

/** The first of two that are equally near is the one suggested. */
const KNOWN: string[] = [...suggestedMailDomains, ...otherMailDomains]
const SUGGESTED: ReadonlySet<string> = new Set(suggestedMailDomains)

/** A shorter domain is near to too many that are right: 'kk.dk', 'me.dk'. */
const SHORTEST_DOMAIN = 7

/**
 * The address that was probably meant, where its domain looks like a slip of the finger: what stands before the '@'
 * is kept as it was typed. A domain that is near to no known one is left alone.
 * @param typed as it stands in the field; the beginning of a known domain is no slip yet
 */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  // The library would read other characters as their percent signs.
  if (at < 1 || domain.length < SHORTEST_DOMAIN || !/^[a-z0-9.-]+$/.test(domain)) return undefined
  if (KNOWN.some((known) => known.startsWith(domain))) return undefined

  const nearest = run({
    email: `x@${domain}`,
    domains: KNOWN,
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain
  return nearest && SUGGESTED.has(nearest) ? `${email.slice(0, at)}@${nearest}` : undefined
}
