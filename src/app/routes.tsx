import type { ComponentType } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { SiteLayout } from '@/app/site-layout'
import { ARTICLE_IDS, type ArticleId } from '@/content/articles/article-ids'
import { articleTexts } from '@/content/articles/article-texts'
import type { LegalContent } from '@/content/legal/legal-content'
import { aliases, articlePath, paths, type SitePath } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'
import { type LazyComponent, lazyComponent } from '@/lib/lazy-component'

type AdminPath = typeof paths.admin | typeof paths.adminDashboard | typeof paths.adminPassword

/** Every public address and the page that answers it (spec 2). One that is forgotten does not compile. */
const publicPages: Readonly<Record<Exclude<SitePath, AdminPath>, LazyComponent>> = {
  [paths.home]: lazyComponent(() => import('@/pages/home-page')),
  [paths.about]: lazyComponent(() => import('@/pages/about-page')),
  [paths.contact]: lazyComponent(() => import('@/pages/contact-page')),
  [paths.pfaCustomer]: lazyComponent(() => import('@/pages/pfa-customer-page')),
  [paths.services]: lazyComponent(() => import('@/pages/services-page')),
  [paths.servicesOverview]: lazyComponent(() => import('@/pages/services-overview-page')),
  [paths.psychoeducation]: servicePage(() => import('@/content/services/psychoeducation')),
  [paths.psychoeducationAdults]: servicePage(
    () => import('@/content/services/psychoeducation-adults'),
  ),
  [paths.holisticInterventions]: servicePage(
    () => import('@/content/services/holistic-interventions'),
  ),
  [paths.schoolRefusal]: servicePage(() => import('@/content/services/school-refusal')),
  [paths.resourceTeam]: servicePage(() => import('@/content/services/resource-team')),
  [paths.respite]: servicePage(() => import('@/content/services/respite')),
  [paths.schoolInterventions]: servicePage(() => import('@/content/services/school-interventions')),
  [paths.parentGuidance]: servicePage(() => import('@/content/services/parent-guidance')),
  [paths.courses]: lazyComponent(() => import('@/pages/courses-page')),
  [paths.prices]: lazyComponent(() => import('@/pages/prices-page')),
  [paths.articles]: lazyComponent(() => import('@/pages/articles-page')),
  [paths.privacy]: legalPage(() => import('@/content/legal/privacy')),
  [paths.terms]: legalPage(() => import('@/content/legal/terms')),
  [paths.accessibility]: lazyComponent(() => import('@/pages/accessibility-page')),
  [paths.viso]: lazyComponent(() => import('@/pages/viso-page')),
  [paths.paragraphs]: lazyComponent(() => import('@/pages/paragraphs-page')),
  [paths.wordList]: lazyComponent(() => import('@/pages/word-list-page')),
  [paths.search]: lazyComponent(() => import('@/pages/search-page')),
}

const adminPages: Readonly<Record<AdminPath, LazyComponent>> = {
  [paths.admin]: adminPage(() => import('@/pages/admin-login-page')),
  [paths.adminDashboard]: adminPage(() => import('@/pages/admin-dashboard-page')),
  [paths.adminPassword]: adminPage(() => import('@/pages/admin-password-page')),
}

/** With its layout, so that each page's document names both (scripts/build/page-scripts.ts). */
function adminPage(load: () => Promise<{ default: ComponentType }>): LazyComponent {
  return lazyComponent(async () => {
    const [page] = await Promise.all([load(), import('@/app/admin-layout')])
    return page
  })
}

/** One page for all services; each brings its own words, downloaded beside it. */
function servicePage(load: () => Promise<{ default: ServiceContent }>): LazyComponent {
  return lazyComponent(async () => {
    const [{ ServicePage }, content] = await Promise.all([import('@/pages/service-page'), load()])
    return { default: () => <ServicePage content={content.default} /> }
  })
}

function legalPage(load: () => Promise<{ default: LegalContent }>): LazyComponent {
  return lazyComponent(async () => {
    const [{ LegalPage }, content] = await Promise.all([import('@/pages/legal-page'), load()])
    return { default: () => <LegalPage content={content.default} /> }
  })
}

function articlePage(id: ArticleId): LazyComponent {
  return lazyComponent(async () => {
    const [{ ArticlePage }, text] = await Promise.all([
      import('@/pages/article-page'),
      articleTexts[id](),
    ])
    return { default: () => <ArticlePage id={id} text={text} /> }
  })
}

function route(path: string, Page: LazyComponent): RouteObject {
  return { path, element: <Page />, handle: Page }
}

/** An address that menus and old letters use (spec 2), with its query and hash. */
function Moved({ to }: { to: SitePath }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

const AdminLayout = lazyComponent(() => import('@/app/admin-layout'))

export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...Object.entries(publicPages).map(([path, Page]) => route(path, Page)),
      ...ARTICLE_IDS.map((id) => route(articlePath(id), articlePage(id))),
      route(
        `${paths.articles}/:articleId`,
        lazyComponent(() => import('@/pages/article-not-found-page')),
      ),
      ...Object.entries(aliases).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
      route(
        '*',
        lazyComponent(() => import('@/pages/not-found-page')),
      ),
    ],
  },
  {
    element: <AdminLayout />,
    handle: AdminLayout,
    children: Object.entries(adminPages).map(([path, Page]) => route(path, Page)),
  },
]

const pagePaths = new Set(routes.flatMap(({ children = [] }) => children.map(({ path }) => path)))

/** Whether a page, or one that has moved, has exactly this address. */
export function isPage(path: string): boolean {
  return pagePaths.has(path)
}

/**
 * Downloads what the page at this address needs to render at once.
 * @throws if the code cannot be had
 */
export async function preloadPage(path: string): Promise<void> {
  const matches = matchRoutes(routes, path) ?? []
  const pages = matches.map(({ route }) => route.handle as LazyComponent | undefined)
  await Promise.all(pages.map((page) => page?.preload()))
}
