import { run } from '@zootools/email-spell-checker'

/** Where readers in Denmark have their private mail. A domain that is near to none of them is left alone. */
const PROVIDERS = [
  'gmail.com',
  'hotmail.com',
  'hotmail.dk',
  'outlook.com',
  'outlook.dk',
  'live.dk',
  'live.com',
  'icloud.com',
  'yahoo.dk',
  'yahoo.com',
  'proton.me',
  'protonmail.com',
  'msn.com',
  'mail.dk',
  'mail.com',
  'mail.tele.dk',
  'jubii.dk',
  'stofanet.dk',
  'youmail.dk',
  'webspeed.dk',
  'tdcadsl.dk',
]

/** A shorter domain is near to too many that are right: 'kk.dk', 'me.dk'. */
const SHORTEST_DOMAIN = 7

/**
 * The address that was probably meant, where its domain looks like a slip of the finger.
 * @param typed as it stands in the field; the beginning of a known domain is no slip yet
 */
export function suggestEmail(typed: string): string | undefined {
  const email = typed.trim()
  const [, domain = ''] = email.split('@')
  if (domain.length < SHORTEST_DOMAIN) return undefined
  if (PROVIDERS.some((provider) => provider.startsWith(domain.toLowerCase()))) return undefined
  const suggestion = run({
    email,
    domains: PROVIDERS,
    secondLevelDomains: [],
    topLevelDomains: [],
  })
  return suggestion?.full
}
