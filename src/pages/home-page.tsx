import { PageHead } from '@/components/head/page-head'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { SectionHeading } from '@/components/sections/section-heading'
import { contact } from '@/content/contact'
import { home } from '@/content/home'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { CoreAreas } from '@/pages/home/core-areas'
import { FounderPortrait } from '@/pages/home/founder-portrait'
import { Hero } from '@/pages/home/hero'
import { PartnerCarousel } from '@/pages/home/partner-carousel'
import { ProcessSteps } from '@/pages/home/process-steps'
import { ServiceCards } from '@/pages/home/service-cards'
import { Testimonials } from '@/pages/home/testimonials'
import { Values } from '@/pages/home/values'

/** The front page; on extra-wide screens with the news beside it (Specification 2, Home). */
export default function HomePage() {
  return (
    <div className="with-news">
      <div>
        <PageHead title={home.title} description={home.description} />
        <Hero />
        <Values />
        <FounderPortrait />
        <ServiceCards />
        <CoreAreas />
        <ProcessSteps />
        <Testimonials />
        <section className="section wrap">
          <PartnerCarousel />
          <div className="mt-(--section)">
            <NewsletterCard />
          </div>
        </section>
        <section aria-labelledby="kontakt" className="section wrap pt-0">
          <FadeIn>
            <ContactBlock
              heading={
                <SectionHeading id="kontakt" title={contact.heading} lead={home.contact.lead} />
              }
            />
          </FadeIn>
        </section>
      </div>
      <aside className="news-column">
        <NewsColumn />
      </aside>
    </div>
  )
}
