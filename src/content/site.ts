/**
 * The facts about the centre, all of them placeholders until the owner fills them in: none can be taken for
 * a real name, number or address of another company (see README, 'Before going live').
 */
export const site = {
  name: 'Center for Psykoedukation og Læring',
  /** The name as it is broken over three lines beside the mark. */
  nameLines: ['Center for', 'Psykoedukation', 'og Læring'],
  tagline: 'Ro, forståelse og en vej videre for børn, unge og familier.',
  phone: { label: '+45 00 00 00 00', href: 'tel:+4500000000' },
  email: 'kontakt@example.com',
  address: { street: 'Frederiksgade 7, 4.', city: '1265 København K' },
  openingHours: { short: 'Man-fre 9:00-15:00', long: 'Mandag-fredag 9:00-15:00' },
} as const

/** A mailto link to the centre, with a subject so that the mail finds the right person. */
export function mailto(subject?: string): string {
  const query = subject ? `?subject=${encodeURIComponent(subject)}` : ''
  return `mailto:${site.email}${query}`
}
