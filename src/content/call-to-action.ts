import { safeToWrite } from '@/content/contact'
import { paths, type SiteHref } from '@/content/paths'
import type { RichText } from '@/content/rich-text'
import { site } from '@/content/site'

/** The box that ends a page with its next step. */
export type CallToAction = {
  readonly heading: string
  readonly text: string
  readonly label: string
  readonly to: SiteHref
}

/** Shared by all these boxes. */
export const howToReachUs: RichText = [
  'Ring på ',
  { label: site.phone.label, href: site.phone.href },
  ` ${site.openingHours.inSentence}, eller send en mail. ${safeToWrite}`,
]

export const talkToUs: CallToAction = {
  heading: 'Vil I tale det igennem først?',
  text: 'I behøver ikke vide, hvad der skal til. Ring, og fortæl, hvordan hverdagen ser ud, så finder vi sammen et sted at begynde.',
  label: 'Kontakt os',
  to: paths.contact,
}
