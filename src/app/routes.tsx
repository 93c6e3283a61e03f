import type { ComponentType } from 'react'
import { matchRoutes, Navigate, type RouteObject, useLocation } from 'react-router-dom'
import { SiteLayout } from '@/app/site-layout'
import { ARTICLE_IDS, type ArticleId } from '@/content/articles/article-ids'
import { articleFiles, loadArticleText } from '@/content/articles/article-texts'
import type { LegalContent } from '@/content/legal/legal-content'
import { aliases, articlePath, paths, type SitePath } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'
import { findModule } from '@/lib/code-loading'
import { type LazyComponent, lazyComponent } from '@/lib/lazy-component'

type AdminPath = typeof paths.admin | typeof paths.adminDashboard | typeof paths.adminPassword

type Page = {
  readonly Component: LazyComponent
  /** The modules that it shows at once, by their paths in the project; its document names their scripts. */
  readonly modules: readonly string[]
}

const pages = import.meta.glob<{ default: ComponentType }>([
  '/src/pages/*-page.tsx',
  // Stands in place of a page, or takes the words of one.
  '!/src/pages/{error,service,legal,article}-page.tsx',
])
const services = import.meta.glob<{ default: ServiceContent }>('/src/content/services/pages/*.ts')
const legalTexts = import.meta.glob<{ default: LegalContent }>(
  '/src/content/legal/{privacy,terms}.ts',
)

/** Every public address and the page that answers it (spec 2). One that is forgotten does not compile. */
const publicPages: Readonly<Record<Exclude<SitePath, AdminPath>, Page>> = {
  [paths.home]: page('/src/pages/home-page.tsx'),
  [paths.about]: page('/src/pages/about-page.tsx'),
  [paths.contact]: page('/src/pages/contact-page.tsx'),
  [paths.pfaCustomer]: page('/src/pages/pfa-customer-page.tsx'),
  [paths.services]: page('/src/pages/services-page.tsx'),
  [paths.servicesOverview]: page('/src/pages/services-overview-page.tsx'),
  [paths.psychoeducation]: servicePage('/src/content/services/pages/psychoeducation.ts'),
  [paths.psychoeducationAdults]: servicePage(
    '/src/content/services/pages/psychoeducation-adults.ts',
  ),
  [paths.holisticInterventions]: servicePage(
    '/src/content/services/pages/holistic-interventions.ts',
  ),
  [paths.schoolRefusal]: servicePage('/src/content/services/pages/school-refusal.ts'),
  [paths.resourceTeam]: servicePage('/src/content/services/pages/resource-team.ts'),
  [paths.respite]: servicePage('/src/content/services/pages/respite.ts'),
  [paths.schoolInterventions]: servicePage('/src/content/services/pages/school-interventions.ts'),
  [paths.parentGuidance]: servicePage('/src/content/services/pages/parent-guidance.ts'),
  [paths.courses]: page('/src/pages/courses-page.tsx'),
  [paths.prices]: page('/src/pages/prices-page.tsx'),
  [paths.articles]: page('/src/pages/articles-page.tsx'),
  [paths.privacy]: legalPage('/src/content/legal/privacy.ts'),
  [paths.terms]: legalPage('/src/content/legal/terms.ts'),
  [paths.accessibility]: page('/src/pages/accessibility-page.tsx'),
  [paths.viso]: page('/src/pages/viso-page.tsx'),
  [paths.paragraphs]: page('/src/pages/paragraphs-page.tsx'),
  [paths.wordList]: page('/src/pages/word-list-page.tsx'),
  [paths.search]: page('/src/pages/search-page.tsx'),
}

const adminPages: Readonly<Record<AdminPath, Page>> = {
  [paths.admin]: page('/src/pages/admin-login-page.tsx'),
  [paths.adminDashboard]: page('/src/pages/admin-dashboard-page.tsx'),
  [paths.adminPassword]: page('/src/pages/admin-password-page.tsx'),
}

const adminLayout: Page = {
  Component: lazyComponent(() => import('@/app/admin-layout')),
  modules: ['/src/app/admin-layout.tsx'],
}

function page(module: string): Page {
  return { Component: lazyComponent(findModule(pages, module)), modules: [module] }
}

/** One page for all services; each brings its own words, downloaded beside it. */
function servicePage(module: string): Page {
  const load = findModule(services, module)
  return {
    Component: lazyComponent(async () => {
      const [{ ServicePage }, content] = await Promise.all([import('@/pages/service-page'), load()])
      return { default: () => <ServicePage content={content.default} /> }
    }),
    modules: ['/src/pages/service-page.tsx', module],
  }
}

function legalPage(module: string): Page {
  const load = findModule(legalTexts, module)
  return {
    Component: lazyComponent(async () => {
      const [{ LegalPage }, content] = await Promise.all([import('@/pages/legal-page'), load()])
      return { default: () => <LegalPage content={content.default} /> }
    }),
    modules: ['/src/pages/legal-page.tsx', module],
  }
}

function articlePage(id: ArticleId): Page {
  return {
    Component: lazyComponent(async () => {
      const [{ ArticlePage }, text] = await Promise.all([
        import('@/pages/article-page'),
        loadArticleText(id),
      ])
      return { default: () => <ArticlePage id={id} text={text} /> }
    }),
    modules: ['/src/pages/article-page.tsx', articleFiles[id]],
  }
}

function route(path: string, page: Page): RouteObject {
  return { path, element: <page.Component />, handle: page }
}

/** An address that menus and old letters use (spec 2), with its query and hash. */
function Moved({ to }: { to: SitePath }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

export const routes: RouteObject[] = [
  {
    element: <SiteLayout />,
    children: [
      ...Object.entries(publicPages).map(([path, page]) => route(path, page)),
      ...ARTICLE_IDS.map((id) => route(articlePath(id), articlePage(id))),
      route(`${paths.articles}/:articleId`, page('/src/pages/article-not-found-page.tsx')),
      ...Object.entries(aliases).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
      route('*', page('/src/pages/not-found-page.tsx')),
    ],
  },
  {
    element: <adminLayout.Component />,
    handle: adminLayout,
    children: Object.entries(adminPages).map(([path, page]) => route(path, page)),
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
  await Promise.all(matchPages(path).map(({ Component }) => Component.preload()))
}

/** The modules that the page at this address shows at once, by their paths in the project. */
export function modulesOf(path: string): string[] {
  return matchPages(path).flatMap(({ modules }) => modules.map((module) => module.slice(1)))
}

/** The page at this address, and the layout around it if that has code of its own. */
function matchPages(path: string): Page[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }): Page[] => route.handle ?? [])
}
