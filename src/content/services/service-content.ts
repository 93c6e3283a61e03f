import { paths, type SiteHref } from '@/content/paths'

/** The words of a page about one of the centre's services; one template draws them all. */
export type ServiceContent = {
  readonly title: string
  readonly lead: string
  readonly sections: readonly {
    readonly heading: string
    readonly paragraphs: readonly string[]
    readonly points?: readonly string[]
  }[]
  readonly callToAction: {
    readonly heading: string
    readonly text: string
    readonly label: string
    readonly to: SiteHref
  }
}

export const talkToUs = {
  heading: 'Vil I tale det igennem først?',
  text: 'I behøver ikke vide, hvad der skal til. Fortæl os, hvordan hverdagen ser ud, så finder vi det første skridt sammen.',
  label: 'Kontakt os',
  to: paths.contact,
} as const
