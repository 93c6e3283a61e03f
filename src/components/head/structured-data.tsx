import { externalLinks } from '@/content/external-links'
import { socialLinks } from '@/content/navigation'
import { type OpeningHours, openingHours } from '@/content/opening-hours'
import { absoluteUrl, site } from '@/content/site'

/** A schema.org object, or a part of one. */
export type StructuredData = Readonly<Record<string, unknown>>

/** The weekdays in schema.org's words. */
const DAY_NAMES: Readonly<Record<OpeningHours['days'][number], string>> = {
  mandag: 'Monday',
  tirsdag: 'Tuesday',
  onsdag: 'Wednesday',
  torsdag: 'Thursday',
  fredag: 'Friday',
  lørdag: 'Saturday',
  søndag: 'Sunday',
}

/** A reference to the centre, for other structured data. */
export const theCentre = { '@id': absoluteUrl('/#centret') } as const satisfies StructuredData

/** Structured data of the centre, an educational business with an address. A medical type is for those who treat. */
export const centreData: StructuredData = {
  ...theCentre,
  '@type': ['LocalBusiness', 'EducationalOrganization'],
  name: site.name,
  description: site.tagline,
  url: absoluteUrl('/'),
  logo: absoluteUrl('/icon-512.png'),
  email: site.email,
  telephone: site.phone.href.replace('tel:', ''),
  address: {
    '@type': 'PostalAddress',
    streetAddress: site.address.street,
    postalCode: site.address.postalCode,
    addressLocality: site.address.town,
    addressCountry: 'DK',
  },
  openingHoursSpecification: openingHours.map(({ days, opens, closes }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: days.map((day) => DAY_NAMES[day]),
    opens,
    closes,
  })),
  sameAs: socialLinks.map(({ external }) => externalLinks[external]),
}

export function JsonLd({ data }: { data: StructuredData }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data })
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: without a '<' nothing can end the element
      dangerouslySetInnerHTML={{ __html: json.replaceAll('<', '\\u003c') }}
    />
  )
}

/** Structured data of a breadcrumb. @param trail from the front page to the page itself */
export function breadcrumbData(
  trail: readonly { readonly label: string; readonly to: string }[],
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: trail.map(({ label, to }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: absoluteUrl(to),
    })),
  }
}
