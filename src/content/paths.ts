import type { ArticleId } from './articles/article-ids.ts'

/** Every address of the site, once. Links are typed by this list, so a dead internal link does not compile. */
export const paths = {
  home: '/',
  about: '/about',
  contact: '/contact',
  pfaCustomer: '/pfa-customer',
  services: '/services',
  servicesOverview: '/services/overview',
  psychoeducation: '/services/psykoedukative-forlob',
  psychoeducationAdults: '/services/psykoedukative-forlob/plus18',
  holisticInterventions: '/services/helhedsorienterede-indsatser',
  schoolRefusal: '/services/skolevaegring',
  resourceTeam: '/services/ressourceteamet',
  respite: '/services/aflosning-og-aflastning',
  schoolInterventions: '/services/skoleindsatser',
  parentGuidance: '/services/foraeldrevejledning',
  courses: '/courses',
  prices: '/prices',
  articles: '/articles',
  privacy: '/privacy',
  terms: '/terms',
  accessibility: '/tilgaengelighed',
  viso: '/viso',
  paragraphs: '/paragraffer',
  wordList: '/ordliste',
  search: '/search',
  admin: '/admin',
  adminDashboard: '/admin/dashboard',
  adminPassword: '/admin/ny-adgangskode',
} as const

export type SitePath = (typeof paths)[keyof typeof paths]

/** Addresses that menus, other pages and old letters use, and the pages they stand for (spec 2). */
export const aliases = {
  '/kurser': paths.courses,
  '/helhedsorienterede-indsatser': paths.holisticInterventions,
  '/aflosning-og-aflastning': paths.respite,
  '/services/ressourceteamet/aflosning-og-aflastning': paths.respite,
} as const satisfies Record<`/${string}`, SitePath>

type Page = SitePath | keyof typeof aliases | `/articles/${ArticleId}`

/** Everything that a link within the site may say. */
export type SiteHref = Page | `${Page}#${string}` | `${Page}?${string}`

/** In the query of every page with a search box: what is written in it. */
export const SEARCH_PARAMETER = 'q'

/** In the query of the articles: the category that they are of. */
export const CATEGORY_PARAMETER = 'category'

/** The part of the dashboard with the log of changes. */
export const COURSE_CHANGES_ID = 'aendringer'

export function articlePath(id: ArticleId): SiteHref {
  return `${paths.articles}/${id}`
}
