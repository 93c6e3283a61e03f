import { memo } from 'react'
import { type Location, type RouteObject, useRoutes } from 'react-router-dom'
import { type LazyPage, lazyPage } from '@/app/lazy-page'
import { PageTurn } from '@/app/page-turn'
import { SiteLayout } from '@/app/site-layout'
import { ARTICLE_IDS, type ArticleId } from '@/content/articles/article-ids'
import { articleTexts } from '@/content/articles/article-texts'
import type { LegalContent } from '@/content/legal/legal-content'
import { articlePath, paths, type SitePath } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'

type AdminPath = typeof paths.admin | typeof paths.adminDashboard | typeof paths.adminPassword

/** Every public address and the page that answers it (Specification 2). One that is forgotten does not compile. */
const publicPages: Readonly<Record<Exclude<SitePath, AdminPath>, LazyPage>> = {
  [paths.home]: lazyPage(() => import('@/pages/home-page')),
  [paths.about]: lazyPage(() => import('@/pages/about-page')),
  [paths.contact]: lazyPage(() => import('@/pages/contact-page')),
  [paths.pfaCustomer]: lazyPage(() => import('@/pages/pfa-customer-page')),
  [paths.services]: lazyPage(() => import('@/pages/services-page')),
  [paths.servicesOverview]: lazyPage(() => import('@/pages/services-overview-page')),
  [paths.psychoeducation]: servicePage(
    () => import('@/content/services/psychoeducation'),
    'psychoeducation',
  ),
  [paths.psychoeducationAdults]: servicePage(
    () => import('@/content/services/psychoeducation-adults'),
    'psychoeducationAdults',
  ),
  [paths.holisticInterventions]: servicePage(
    () => import('@/content/services/holistic-interventions'),
    'holisticInterventions',
  ),
  [paths.schoolRefusal]: servicePage(
    () => import('@/content/services/school-refusal'),
    'schoolRefusal',
  ),
  [paths.resourceTeam]: servicePage(
    () => import('@/content/services/resource-team'),
    'resourceTeam',
  ),
  [paths.respite]: servicePage(() => import('@/content/services/respite'), 'respite'),
  [paths.schoolInterventions]: servicePage(
    () => import('@/content/services/school-interventions'),
    'schoolInterventions',
  ),
  [paths.parentGuidance]: servicePage(
    () => import('@/content/services/parent-guidance'),
    'parentGuidance',
  ),
  [paths.courses]: lazyPage(async () => {
    const [{ CoursesPage }, { DeferredCourses }] = await Promise.all([
      import('@/pages/courses-page'),
      import('@/app/deferred-courses'),
    ])
    return { default: () => <CoursesPage upcoming={<DeferredCourses />} /> }
  }),
  [paths.prices]: lazyPage(() => import('@/pages/prices-page')),
  [paths.articles]: lazyPage(() => import('@/pages/articles-page')),
  [paths.privacy]: legalPage(() => import('@/content/legal/privacy'), 'privacy'),
  [paths.terms]: legalPage(() => import('@/content/legal/terms'), 'terms'),
  [paths.accessibility]: lazyPage(() => import('@/pages/accessibility-page')),
  [paths.viso]: lazyPage(() => import('@/pages/viso-page')),
  [paths.paragraphs]: lazyPage(() => import('@/pages/paragraphs-page')),
  [paths.wordList]: lazyPage(() => import('@/pages/word-list-page')),
  [paths.search]: lazyPage(() => import('@/pages/search-page')),
}

const adminPages: Readonly<Record<AdminPath, LazyPage>> = {
  [paths.admin]: lazyPage(() => import('@/pages/admin-login-page')),
  [paths.adminDashboard]: lazyPage(() => import('@/pages/admin-dashboard-page')),
  [paths.adminPassword]: lazyPage(() => import('@/pages/admin-password-page')),
}

const articlePages: readonly (readonly [path: string, page: LazyPage])[] = ARTICLE_IDS.map((id) => [
  articlePath(id),
  articlePage(id),
])
const ArticleNotFoundPage = lazyPage(() => import('@/pages/article-not-found-page'))
const NotFoundPage = lazyPage(() => import('@/pages/not-found-page'))
const AdminLayout = lazyPage(() => import('@/app/admin-layout'))

/** One page for all services; each brings its own words, downloaded beside it. */
function servicePage<Name extends string>(
  load: () => Promise<Record<Name, ServiceContent>>,
  name: Name,
): LazyPage {
  return lazyPage(async () => {
    const [{ ServicePage }, contents] = await Promise.all([import('@/pages/service-page'), load()])
    return { default: () => <ServicePage content={contents[name]} /> }
  })
}

function legalPage<Name extends string>(
  load: () => Promise<Record<Name, LegalContent>>,
  name: Name,
): LazyPage {
  return lazyPage(async () => {
    const [{ LegalPage }, contents] = await Promise.all([import('@/pages/legal-page'), load()])
    return { default: () => <LegalPage content={contents[name]} /> }
  })
}

function articlePage(id: ArticleId): LazyPage {
  return lazyPage(async () => {
    const [{ ArticlePage }, text] = await Promise.all([
      import('@/pages/article-page'),
      articleTexts[id](),
    ])
    return { default: () => <ArticlePage id={id} text={text} /> }
  })
}

const pageOf = new Map<string, LazyPage>([
  ...Object.entries(publicPages),
  ...articlePages,
  ...Object.entries(adminPages),
])

/**
 * Downloads what the page at this address needs to render at once.
 * @param path in its canonical spelling
 * @throws if the code cannot be had
 */
export async function preloadPage(path: string): Promise<void> {
  await Promise.all([pageOf.get(path)?.preload(), path in adminPages && AdminLayout.preload()])
}

/** Whether there is a page of the site at this address, in its canonical spelling. */
export function hasPage(path: string): boolean {
  return pageOf.has(path)
}

/** Whether the page at this address, in its canonical spelling, renders without waiting. */
export function isPageLoaded(path: string): boolean {
  const isFrameLoaded = !(path in adminPages) || AdminLayout.isLoaded()
  return isFrameLoaded && pageOf.get(path)?.isLoaded() === true
}

// A route for each address that is known, so that the router need not compare it with all of them.
const publicRoutes = new Map([...Object.entries(publicPages), ...articlePages].map(asEntry))
const routesElsewhere = [
  asRoute([`${paths.articles}/:articleId`, ArticleNotFoundPage]),
  asRoute(['*', NotFoundPage]),
]
const adminRoutes = new Map(Object.entries(adminPages).map(asEntry))

function asEntry(entry: readonly [path: string, page: LazyPage]): [string, RouteObject[]] {
  return [entry[0], [asRoute(entry)]]
}

function asRoute([path, Page]: readonly [path: string, page: LazyPage]): RouteObject {
  return { path, element: <Page /> }
}

const PublicPage = memo(function PublicPage({ location }: { location: Location }) {
  return useRoutes(publicRoutes.get(location.pathname) ?? routesElsewhere, location)
})

const publicFrame = [
  {
    path: '*',
    element: (
      <SiteLayout>
        <PageTurn Page={PublicPage} />
      </SiteLayout>
    ),
  },
]

/** @param location in its canonical spelling */
export function SiteRoutes({ location }: { location: Location }) {
  const children = adminRoutes.get(location.pathname)
  return useRoutes(children ? [{ element: <AdminLayout />, children }] : publicFrame, location)
}
