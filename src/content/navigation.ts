import type { ExternalLinkId } from '@/content/external-links'
import { CATEGORY_PARAMETER, paths, type SiteHref } from '@/content/paths'

export type NavigationLink = { readonly label: string; readonly to: SiteHref }

/** A link of a dropdown menu, with a description. */
export type MenuLink = NavigationLink & { readonly help: string }

export type NavigationEntry =
  | NavigationLink
  | { readonly label: string; readonly links: readonly MenuLink[] }

/** The name of the breadcrumb, for screen readers. */
export const breadcrumbLabel = 'Du er her'

/** The first link of every breadcrumb. */
export const frontPage: NavigationLink = { label: 'Forside', to: paths.home }

/** The second link of an article's breadcrumb. */
export const media: NavigationLink = { label: 'Medier', to: paths.articles }

/** The names of the menus, for screen readers, and the words of the mobile menu's button. */
export const menus = {
  main: 'Hovedmenu',
  shortcuts: 'Genveje',
  sheet: 'Menu',
  open: 'Åbn menu',
  close: 'Luk menu',
  failed: {
    title: 'Fejl',
    text: 'Menuen kunne ikke hentes. Tjek din internetforbindelse, og prøv igen.',
    tone: 'destructive',
  },
} as const

/** The main row of the header (spec 2, Navigation). */
export const mainEntries: readonly NavigationEntry[] = [
  { label: 'Om Os', to: paths.about },
  { label: 'Ydelser', to: paths.services },
  { label: 'Kurser/foredrag', to: paths.courses },
  {
    label: 'Kommuner',
    links: [
      { label: 'Paragraffer', to: paths.paragraphs, help: 'Lovgivningen i korte træk' },
      {
        label: 'Helhedsorienterede indsatser',
        to: '/helhedsorienterede-indsatser',
        help: 'Én plan for barn, familie og skole',
      },
      {
        label: 'Afløsning og aflastning',
        to: '/aflosning-og-aflastning',
        help: 'Et pusterum til familien',
      },
    ],
  },
  { label: 'Priser', to: paths.prices },
  media,
]

/** The bar above the main row, and the end of the mobile menu. */
export const utilityLinks: readonly NavigationLink[] = [
  { label: 'Ledige stillinger', to: `${paths.articles}?${CATEGORY_PARAMETER}=Stillingsopslag` },
  { label: 'PFA-kunde', to: paths.pfaCustomer },
  { label: 'VISO', to: paths.viso },
  { label: 'Kontakt', to: paths.contact },
  { label: 'Søg', to: paths.search },
]

export const footerColumns: readonly {
  readonly heading: string
  readonly links: readonly NavigationLink[]
}[] = [
  {
    heading: 'Centret',
    links: [
      frontPage,
      { label: 'Om Os', to: paths.about },
      { label: 'Ydelser', to: paths.services },
      { label: 'Kurser/foredrag', to: paths.courses },
    ],
  },
  {
    heading: 'Praktisk',
    links: [
      { label: 'Priser', to: paths.prices },
      media,
      { label: 'Kontakt', to: paths.contact },
      { label: 'Søg', to: paths.search },
    ],
  },
]

export const socialHeading = 'Følg os'

export const socialLinks: readonly { readonly label: string; readonly external: ExternalLinkId }[] =
  [
    { label: 'Facebook', external: 'facebook' },
    { label: 'Instagram', external: 'instagram' },
    { label: 'LinkedIn', external: 'linkedin' },
  ]

export const legalLinks: readonly NavigationLink[] = [
  { label: 'Privatlivspolitik', to: paths.privacy },
  { label: 'Vilkår og betingelser', to: paths.terms },
  { label: 'Tilgængelighed', to: paths.accessibility },
]
