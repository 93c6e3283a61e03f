import { PageHead } from '@/components/head/page-head'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PartFailed } from '@/components/sections/part-failed'
import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { PartBoundary } from '@/components/ui/part-boundary'
import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { CoreAreas } from '@/pages/home/core-areas'
import { FounderPortrait } from '@/pages/home/founder-portrait'
import { Hero } from '@/pages/home/hero'
import { PartnerCarousel } from '@/pages/home/partner-carousel'
import { ProcessSteps } from '@/pages/home/process-steps'
import { Testimonials } from '@/pages/home/testimonials'
import { Values } from '@/pages/home/values'

/** The front page; on extra-wide screens with the news beside it (spec 2, Home). */
export default function HomePage() {
  return (
    <div className="with-news">
      <div>
        <PageHead title={home.title} description={home.description} />
        <Hero />
        <PartBoundary>
          <Values />
        </PartBoundary>
        <PartBoundary>
          <FounderPortrait />
        </PartBoundary>
        <PartBoundary fallback={<PartFailed />}>
          <section aria-labelledby="ydelser" className="section pt-0">
            <div className="wrap">
              <SectionHeading
                id="ydelser"
                title={home.services.heading}
                lead={home.services.lead}
              />
              <ServiceCardGrid />
            </div>
          </section>
        </PartBoundary>
        <PartBoundary>
          <CoreAreas />
        </PartBoundary>
        <PartBoundary>
          <ProcessSteps />
        </PartBoundary>
        <PartBoundary>
          <Testimonials />
        </PartBoundary>
        <section className="section wrap">
          <PartBoundary>
            <PartnerCarousel />
          </PartBoundary>
          <div className="mt-(--section)">
            <PartBoundary>
              <NewsletterCard />
            </PartBoundary>
          </div>
        </section>
        <section aria-labelledby="kontakt" className="section wrap pt-0">
          <FadeIn>
            <PartBoundary fallback={<PartFailed />}>
              <ContactBlock
                heading={
                  <SectionHeading id="kontakt" title={contact.heading} lead={home.contact.lead} />
                }
              />
            </PartBoundary>
          </FadeIn>
        </section>
      </div>
      <aside className="news-column">
        <PartBoundary>
          <NewsColumn />
        </PartBoundary>
      </aside>
    </div>
  )
}
