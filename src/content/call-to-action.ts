import { paths, type SiteHref } from '@/content/paths'
import { site } from '@/content/site'

/** The box that ends a page with its next step. */
export type CallToAction = {
  readonly heading: string
  readonly text: string
  readonly label: string
  readonly to: SiteHref
}

export const talkToUs: CallToAction = {
  heading: 'Vil I tale det igennem først?',
  text: `I behøver ikke vide, hvad der skal til. Ring på ${site.phone.label} ${site.openingHours.inSentence}, eller skriv til os, når det passer jer.`,
  label: 'Kontakt os',
  to: paths.contact,
}
