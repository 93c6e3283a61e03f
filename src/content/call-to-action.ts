import { paths, type SiteHref } from '@/content/paths'

/** The box that ends a page with its next step. How to reach the centre stands in every such box by itself. */
export type CallToAction = {
  readonly heading: string
  readonly text: string
  readonly label: string
  readonly to: SiteHref
}

export const talkToUs: CallToAction = {
  heading: 'Vil I tale det igennem først?',
  text: 'I behøver ikke vide, hvad der skal til. Ring, og fortæl, hvordan hverdagen ser ud, så finder vi sammen et sted at begynde.',
  label: 'Kontakt os',
  to: paths.contact,
}
