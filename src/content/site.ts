// Relative imports: vite.config.ts loads this module, before the alias exists.
import { openingHoursShort, openingHoursText } from './opening-hours.ts'

const postalCode = '1265'
const town = 'København K'

/**
 * The facts about the centre. PLACEHOLDERS until the owner fills them in, except the address:
 * none can be taken for a real name, number or address (see docs/going-live.md).
 */
export const site = {
  /** The origin of every absolute URL of the site, without a trailing slash. */
  origin: 'https://www.example.com',
  name: 'Center for Psykoedukation og Læring',
  /** The name in the three lines of the logo. */
  nameLines: ['Center for', 'Psykoedukation', 'og Læring'],
  tagline: 'Ro, forståelse og en vej videre for børn, unge og familier.',
  phone: { label: '+45\u00A000\u00A000\u00A000\u00A000', href: 'tel:+4500000000' },
  email: 'kontakt@example.com',
  /** Of those who look after the site's technique; administrators alone see it. */
  supportEmail: 'hjemmeside@example.com',
  /** The domain of the staff's mail addresses. */
  emailDomain: 'example.com',
  cvr: '00000000',
  address: {
    street: 'Frederiksgade 7, 4.',
    postalCode,
    town,
    city: `${postalCode} ${town}`,
  },
  country: 'Danmark',
  openingHours: {
    short: capitalised(openingHoursShort),
    long: capitalised(openingHoursText),
    /** With word joiners, so that they do not break at the hyphen. */
    inSentence: openingHoursText.replaceAll('-', '-\u2060'),
  },
  /** When customers of the insurance partner can call (spec 9, Contact). */
  pfaPhoneHours: 'onsdag kl.\u00A010-11',
} as const

function capitalised(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1)
}

/** A mailto link to the centre. Half a character, as clipping may leave it, is replaced: encodeURIComponent would throw. */
export function mailto(subject?: string, body?: string): `mailto:${string}` {
  const fields = Object.entries({ subject, body })
    .filter(([, value]) => value)
    .map(([name, value = '']) => `${name}=${encodeURIComponent(value.toWellFormed())}`)
  return `mailto:${site.email}${fields.length > 0 ? `?${fields.join('&')}` : ''}`
}

/**
 * The absolute URL of a page or file of the site.
 * @param path from the root, beginning with a slash
 */
export function absoluteUrl(path: string): string {
  return `${site.origin}${path}`
}
