import { run } from '@zootools/email-spell-checker'
import { otherMailDomains, suggestedMailDomains } from '@/features/newsletter/mail-domains'

/** By priority: the first of two equally near domains is suggested. */
const KNOWN: string[] = [...suggestedMailDomains, ...otherMailDomains]
const SUGGESTED: ReadonlySet<string> = new Set(suggestedMailDomains)

/** Shorter domains are near to too many valid ones: 'kk.dk', 'me.dk'. */
const MIN_DOMAIN_LENGTH = 7

/** The names of known providers, which have further domains in other countries: 'proton.ch', 'outlook.com.br'. */
const KNOWN_NAMES: ReadonlySet<string> = new Set(KNOWN.map(nameOf))

/** Names that are this short are near to too many valid ones: 'mail1.dk' and 'dmail.dk', 'life.dk' and 'olive.dk'. */
const SHORT_NAME = 4

/** A country's ending, also below one such as 'com', or a general one. Slips of 'dk' and 'com' are no countries'. */
const ENDING =
  /^(?:(?:com|co|net|org)\.)?(?!(?:di|dl|ek|rk|cm|om)$)[a-z]{2}$|^(?:com|net|org|info|app|email|online)$/

/** The address with a known domain, if its own looks mistyped. The beginning of a known domain counts as incomplete. */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim()
  const at = email.lastIndexOf('@')
  const domain = email.slice(at + 1).toLowerCase()
  // The library percent-encodes other characters.
  if (at < 1 || domain.length < MIN_DOMAIN_LENGTH || !/^[a-z0-9.-]+$/.test(domain)) return undefined
  if (KNOWN.some((known) => known.startsWith(domain))) return undefined
  const name = nameOf(domain)
  if (KNOWN_NAMES.has(name) && ENDING.test(domain.slice(name.length + 1))) return undefined

  const nearest = run({
    email: `x@${domain}`,
    domains: KNOWN,
    secondLevelDomains: [],
    topLevelDomains: [],
  })?.domain
  if (!nearest || !SUGGESTED.has(nearest)) return undefined
  const knownName = nameOf(nearest)
  if (knownName !== name && knownName.length <= SHORT_NAME) return undefined
  return `${email.slice(0, at)}@${nearest}`
}

function nameOf(domain: string): string {
  return domain.slice(0, domain.indexOf('.'))
}
