import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageFrame } from '@/components/sections/page-frame'
import { PictureCards } from '@/components/sections/picture-cards'
import { Section } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { collaborators, serviceCardsHeading, servicesPage } from '@/content/services/services-page'
import { VisitorGuide } from '@/pages/services/visitor-guide'

/** The eight services, and the centre's collaborators (spec 2, Services overview). */
export default function ServicesPage() {
  return (
    <PageFrame content={servicesPage}>
      <PartBoundary>
        <VisitorGuide />
      </PartBoundary>
      <section className="section wrap" aria-labelledby="ydelser">
        <h2 id="ydelser" className="sr-only">
          {serviceCardsHeading}
        </h2>
        <PartBoundary isImportant>
          <ServiceCardGrid />
        </PartBoundary>
      </section>
      <Section {...collaborators}>
        <PictureCards pictures={collaborators.pictures} />
      </Section>
    </PageFrame>
  )
}
