import type { ArticleId } from './articles/article-ids.ts'

/** Every path of the site. Links are typed by this list, so a dead internal link does not compile. */
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
  adminGuide: '/admin/vejledning',
} as const

export type SitePath = (typeof paths)[keyof typeof paths]

/** Other paths that menus, pages and old letters use, and their pages (spec 2). */
export const aliases = {
  '/kurser': paths.courses,
  '/helhedsorienterede-indsatser': paths.holisticInterventions,
  '/aflosning-og-aflastning': paths.respite,
  '/services/ressourceteamet/aflosning-og-aflastning': paths.respite,
} as const satisfies Record<`/${string}`, SitePath>

/** The page of a course, by its id. */
type CoursePath = `${typeof paths.courses}/${string}`

type Page = SitePath | keyof typeof aliases | `/articles/${ArticleId}` | CoursePath

/** The `href` of a link within the site. */
export type SiteHref = Page | `${Page}#${string}` | `${Page}?${string}`

/** Query parameter with the text of a page's search field. */
export const SEARCH_PARAMETER = 'q'

/** Query parameter with the category of the articles. */
export const CATEGORY_PARAMETER = 'category'

/** The section of the dashboard with the log of changes. */
export const COURSE_CHANGES_ID = 'aendringer'

export function articlePath(id: ArticleId): SiteHref {
  return `${paths.articles}/${id}`
}

/** The page of a course. */
export function coursePath(id: string): SiteHref {
  return `${paths.courses}/${encodeURIComponent(id.toWellFormed())}`
}

const COURSE_PAGE = /^\/courses\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/

/** The id in the canonical path of a course's page; undefined for any other path. */
export function courseIdIn(path: string): string | undefined {
  return COURSE_PAGE.exec(path)?.[1]
}
