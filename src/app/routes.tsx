import type { ComponentType, ReactNode } from 'react'
import { matchRoutes, Navigate, useLocation } from 'react-router-dom'
import { SiteLayout } from '@/app/site-layout'
import { ARTICLE_IDS, type ArticleId } from '@/content/articles/article-ids'
import { articleFiles, loadArticleText } from '@/content/articles/article-texts'
import type { LegalContent } from '@/content/legal/legal-content'
import type { SimplePage } from '@/content/page-content'
import { aliases, articlePath, courseIdIn, paths, type SitePath } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'
import { findModule } from '@/lib/find-module'
import { type LazyComponent, lazyComponent } from '@/lib/lazy-component'

type Page = {
  readonly Component: LazyComponent
  /** The modules that it shows at once, by their paths in the project; its document names their scripts. */
  readonly modules: readonly string[]
}

const pages = import.meta.glob<{ default: ComponentType }>([
  '/src/pages/*-page.tsx',
  // Stands in place of a page, or takes the words of one.
  '!/src/pages/{content,error,service,legal,article}-page.tsx',
])
const contents = import.meta.glob<{ default: SimplePage }>('/src/content/pages/*.ts')
const services = import.meta.glob<{ default: ServiceContent }>('/src/content/services/pages/*.ts')
const legalTexts = import.meta.glob<{ default: LegalContent }>(
  '/src/content/legal/{privacy,terms}.ts',
)

/** The page of every address (spec 2). A missing one does not compile. */
const sitePages: Readonly<Record<SitePath, Page>> = {
  [paths.home]: page('home'),
  [paths.about]: page('about'),
  [paths.contact]: page('contact'),
  [paths.pfaCustomer]: page('pfa-customer'),
  [paths.services]: page('services'),
  [paths.servicesOverview]: page('services-overview'),
  [paths.psychoeducation]: servicePage('psychoeducation'),
  [paths.psychoeducationAdults]: servicePage('psychoeducation-adults'),
  [paths.holisticInterventions]: servicePage('holistic-interventions'),
  [paths.schoolRefusal]: servicePage('school-refusal'),
  [paths.resourceTeam]: servicePage('resource-team'),
  [paths.respite]: servicePage('respite'),
  [paths.schoolInterventions]: servicePage('school-interventions'),
  [paths.parentGuidance]: servicePage('parent-guidance'),
  [paths.courses]: page('courses'),
  [paths.prices]: page('prices'),
  [paths.articles]: page('articles'),
  [paths.privacy]: legalPage('privacy'),
  [paths.terms]: legalPage('terms'),
  [paths.accessibility]: page('accessibility'),
  [paths.viso]: contentPage('viso'),
  [paths.paragraphs]: page('paragraphs'),
  [paths.wordList]: page('word-list'),
  [paths.search]: page('search'),
  [paths.admin]: page('admin-login'),
  [paths.adminDashboard]: page('admin-dashboard'),
  [paths.adminPassword]: page('admin-password'),
  [paths.adminGuide]: page('admin-guide'),
}

const accountLayout: Page = {
  Component: lazyComponent(() => import('@/app/account-layout')),
  modules: ['/src/app/account-layout.tsx'],
}

/** @param name of its module, without the ending */
function page(name: string): Page {
  const module = `/src/pages/${name}-page.tsx`
  return { Component: lazyComponent(findModule(pages, module)), modules: [module] }
}

/** One page for all contents that need no part of their own. */
function contentPage(name: string): Page {
  return templatePage('content', `/src/content/pages/${name}.ts`, contents, () =>
    import('@/pages/content-page').then(({ ContentPage }) => ContentPage),
  )
}

function servicePage(name: string): Page {
  return templatePage('service', `/src/content/services/pages/${name}.ts`, services, () =>
    import('@/pages/service-page').then(({ ServicePage }) => ServicePage),
  )
}

function legalPage(name: string): Page {
  return templatePage('legal', `/src/content/legal/${name}.ts`, legalTexts, () =>
    import('@/pages/legal-page').then(({ LegalPage }) => LegalPage),
  )
}

/** A page of a template, whose words are a module of their own and downloaded beside it. */
function templatePage<Content>(
  template: string,
  words: string,
  modules: Readonly<Record<string, () => Promise<{ default: Content }>>>,
  loadTemplate: () => Promise<ComponentType<{ content: Content }>>,
): Page {
  const loadWords = findModule(modules, words)
  return {
    Component: lazyComponent(async () => {
      const [Template, { default: content }] = await Promise.all([loadTemplate(), loadWords()])
      return { default: () => <Template content={content} /> }
    }),
    modules: [`/src/pages/${template}-page.tsx`, words],
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

/** A route of React Router, whose own type lets `handle` be anything. */
type SiteRoute = { path?: string; element: ReactNode; handle?: Page; children?: SiteRoute[] }

function route(path: string, page: Page): SiteRoute {
  return { path, element: <page.Component />, handle: page }
}

/** An address that menus and old letters use (spec 2), with its query and hash. */
function Moved({ to }: { to: SitePath }) {
  const { search, hash } = useLocation()
  return <Navigate to={{ pathname: to, search, hash }} replace />
}

const siteRoutes = Object.entries(sitePages).map(([path, page]) => route(path, page))
const isAdmin = ({ path }: SiteRoute) => path?.startsWith(paths.admin)

export const routes: SiteRoute[] = [
  {
    element: <SiteLayout />,
    children: [
      ...siteRoutes.filter((route) => !isAdmin(route)),
      ...ARTICLE_IDS.map((id) => route(articlePath(id), articlePage(id))),
      route(`${paths.articles}/:articleId`, page('article-not-found')),
      route(`${paths.courses}/:courseId`, page('course')),
      ...Object.entries(aliases).map(([path, to]) => ({ path, element: <Moved to={to} /> })),
      route('*', page('not-found')),
    ],
  },
  {
    element: <accountLayout.Component />,
    handle: accountLayout,
    children: siteRoutes.filter(isAdmin),
  },
]

const pagePaths = new Set(routes.flatMap(({ children = [] }) => children.map(({ path }) => path)))

/** Whether a page, or one that has moved, has exactly this address; so may the page of a course, of any id. */
export function isPage(path: string): boolean {
  return pagePaths.has(path) || courseIdIn(path) !== undefined
}

/** Downloads the code of the page at this address. @throws if the download fails */
export async function preloadPage(path: string): Promise<void> {
  await Promise.all(matchPages(path).map(({ Component }) => Component.preload()))
}

/** The modules that the page at this address shows at once, by their paths in the project. */
export function modulesOf(path: string): string[] {
  return matchPages(path).flatMap(({ modules }) => modules.map((module) => module.slice(1)))
}

/** The page at this address, and the layout around it if that has code of its own. */
function matchPages(path: string): Page[] {
  return (matchRoutes(routes, path) ?? []).flatMap(({ route }) => route.handle ?? [])
}
