import { ButtonLink } from '@/components/sections/button-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { PartBoundary } from '@/components/ui/part-boundary'
import { paths } from '@/content/paths'
import { servicesPage } from '@/content/services/services-page'
import { Collaborators } from '@/pages/services/collaborators'
import { VisitorGuide } from '@/pages/services/visitor-guide'

/** The eight services, and the centre's collaborators (spec 2, Services overview). */
export default function ServicesPage() {
  return (
    <>
      <PageHeader {...servicesPage} illustration="step-3-gren">
        <ButtonLink to={paths.servicesOverview}>{servicesPage.toOverview}</ButtonLink>
      </PageHeader>
      <PartBoundary>
        <VisitorGuide />
      </PartBoundary>
      <section className="section wrap" aria-labelledby="ydelser">
        <h2 id="ydelser" className="sr-only">
          {servicesPage.cardsHeading}
        </h2>
        <PartBoundary fallback={<PartFailed />}>
          <ServiceCardGrid />
        </PartBoundary>
      </section>
      <PartBoundary>
        <Collaborators />
      </PartBoundary>
      <CallToAction {...servicesPage.callToAction} />
    </>
  )
}
