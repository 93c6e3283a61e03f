import { type Location, Route, Routes } from 'react-router-dom'
import { lazyPage } from '@/app/lazy-page'
import { SiteLayout } from '@/app/site-layout'
import type { LegalContent } from '@/content/legal/legal-content'
import { paths } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'

const HomePage = lazyPage(() => import('@/pages/home-page'))
const AboutPage = lazyPage(() => import('@/pages/about-page'))
const ContactPage = lazyPage(() => import('@/pages/contact-page'))
const PfaCustomerPage = lazyPage(() => import('@/pages/pfa-customer-page'))
const ServicesPage = lazyPage(() => import('@/pages/services-page'))
const ServicesOverviewPage = lazyPage(() => import('@/pages/services-overview-page'))
const PsychoeducationPage = servicePage(async () => {
  const { psychoeducation } = await import('@/content/services/psychoeducation')
  return psychoeducation
})
const PsychoeducationAdultsPage = servicePage(async () => {
  const { psychoeducationAdults } = await import('@/content/services/psychoeducation-adults')
  return psychoeducationAdults
})
const HolisticInterventionsPage = servicePage(async () => {
  const { holisticInterventions } = await import('@/content/services/holistic-interventions')
  return holisticInterventions
})
const SchoolRefusalPage = servicePage(async () => {
  const { schoolRefusal } = await import('@/content/services/school-refusal')
  return schoolRefusal
})
const ResourceTeamPage = servicePage(async () => {
  const { resourceTeam } = await import('@/content/services/resource-team')
  return resourceTeam
})
const RespitePage = servicePage(async () => {
  const { respite } = await import('@/content/services/respite')
  return respite
})
const SchoolInterventionsPage = servicePage(async () => {
  const { schoolInterventions } = await import('@/content/services/school-interventions')
  return schoolInterventions
})
const ParentGuidancePage = servicePage(async () => {
  const { parentGuidance } = await import('@/content/services/parent-guidance')
  return parentGuidance
})
const CoursesPage = lazyPage(() => import('@/pages/courses-page'))
const PricesPage = lazyPage(() => import('@/pages/prices-page'))
const ArticlesPage = lazyPage(() => import('@/pages/articles-page'))
const ArticlePage = lazyPage(() => import('@/pages/article-page'))
const PrivacyPage = legalPage(async () => {
  const { privacy } = await import('@/content/legal/privacy')
  return privacy
})
const TermsPage = legalPage(async () => {
  const { terms } = await import('@/content/legal/terms')
  return terms
})
const VisoPage = lazyPage(() => import('@/pages/viso-page'))
const ParagraphsPage = lazyPage(() => import('@/pages/paragraphs-page'))
const SearchPage = lazyPage(() => import('@/pages/search-page'))
const NotFoundPage = lazyPage(() => import('@/pages/not-found-page'))
const DataLayout = lazyPage(() => import('@/app/data-layout'))
const AdminLayout = lazyPage(() => import('@/app/admin-layout'))
const AdminLoginPage = lazyPage(() => import('@/pages/admin-login-page'))
const AdminDashboardPage = lazyPage(() => import('@/pages/admin-dashboard-page'))

/** One page for all services; each brings its own words, downloaded beside it. */
function servicePage(load: () => Promise<ServiceContent>) {
  return lazyPage(async () => {
    const [{ ServicePage }, content] = await Promise.all([import('@/pages/service-page'), load()])
    return { default: () => <ServicePage content={content} /> }
  })
}

function legalPage(load: () => Promise<LegalContent>) {
  return lazyPage(async () => {
    const [{ LegalPage }, content] = await Promise.all([import('@/pages/legal-page'), load()])
    return { default: () => <LegalPage content={content} /> }
  })
}

/** Every address of the site and the page that answers it (Specification 2). */
export function SiteRoutes({ location }: { location: Location }) {
  return (
    <Routes location={location}>
      <Route element={<SiteLayout />}>
        <Route path={paths.home} element={<HomePage />} />
        <Route path={paths.about} element={<AboutPage />} />
        <Route path={paths.contact} element={<ContactPage />} />
        <Route path={paths.pfaCustomer} element={<PfaCustomerPage />} />
        <Route path={paths.services} element={<ServicesPage />} />
        <Route path={paths.servicesOverview} element={<ServicesOverviewPage />} />
        <Route path={paths.psychoeducation} element={<PsychoeducationPage />} />
        <Route path={paths.psychoeducationAdults} element={<PsychoeducationAdultsPage />} />
        <Route path={paths.holisticInterventions} element={<HolisticInterventionsPage />} />
        <Route path={paths.schoolRefusal} element={<SchoolRefusalPage />} />
        <Route path={paths.resourceTeam} element={<ResourceTeamPage />} />
        <Route path={paths.respite} element={<RespitePage />} />
        <Route path={paths.schoolInterventions} element={<SchoolInterventionsPage />} />
        <Route path={paths.parentGuidance} element={<ParentGuidancePage />} />
        <Route element={<DataLayout />}>
          <Route path={paths.courses} element={<CoursesPage />} />
        </Route>
        <Route path={paths.prices} element={<PricesPage />} />
        <Route path={paths.articles} element={<ArticlesPage />} />
        <Route path={`${paths.articles}/:articleId`} element={<ArticlePage />} />
        <Route path={paths.privacy} element={<PrivacyPage />} />
        <Route path={paths.terms} element={<TermsPage />} />
        <Route path={paths.viso} element={<VisoPage />} />
        <Route path={paths.paragraphs} element={<ParagraphsPage />} />
        <Route path={paths.search} element={<SearchPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
      <Route element={<AdminLayout />}>
        <Route path={paths.admin} element={<AdminLoginPage />} />
        <Route path={paths.adminDashboard} element={<AdminDashboardPage />} />
      </Route>
    </Routes>
  )
}
