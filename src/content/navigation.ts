import { paths, type SiteHref } from '@/content/paths'

export type NavigationLink = { readonly label: string; readonly to: SiteHref }

/** The main row of the header. */
export const mainLinks: readonly NavigationLink[] = [
  { label: 'Kurser/foredrag', to: paths.courses },
]

/** The narrow bar above it, and the foot of the mobile menu. */
export const utilityLinks: readonly NavigationLink[] = [{ label: 'Kontakt', to: paths.contact }]

export const footerColumns: readonly {
  readonly heading: string
  readonly links: readonly NavigationLink[]
}[] = [
  {
    heading: 'Centeret',
    links: [
      { label: 'Forside', to: paths.home },
      { label: 'Kurser/foredrag', to: paths.courses },
    ],
  },
  { heading: 'Praktisk', links: [{ label: 'Kontakt', to: paths.contact }] },
]
