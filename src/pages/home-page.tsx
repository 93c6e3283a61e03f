import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHead } from '@/components/head/page-head'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { Section, SectionHeading } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { home } from '@/content/home'
import { testimonials } from '@/content/testimonials'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { from, useMediaQuery } from '@/lib/media-query'
import { CoreAreas } from '@/pages/home/core-areas'
import { FounderPortrait } from '@/pages/home/founder-portrait'
import { Hero } from '@/pages/home/hero'
import { Partners } from '@/pages/home/partners'
import { ProcessSteps } from '@/pages/home/process-steps'
import { Values } from '@/pages/home/values'

const NEWS_COLUMN = from('2xl')

/** The front page; on extra-wide screens with the news beside it (spec 2, Home). */
export default function HomePage() {
  const hasNews = useMediaQuery(NEWS_COLUMN, true)
  return (
    <div className="2xl:grid 2xl:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="border-border 2xl:border-r">
        <PageHead title={home.title} description={home.description} />
        <Hero />
        <PartBoundary>
          <Values />
        </PartBoundary>
        <PartBoundary>
          <FounderPortrait />
        </PartBoundary>
        <Section {...home.services}>
          <ServiceCardGrid />
        </Section>
        <PartBoundary>
          <CoreAreas />
        </PartBoundary>
        <ProcessSteps />
        {/* All six quotes (spec 2, Home), without names. */}
        <Section {...home.testimonials} band="peach">
          <ul className="grid gap-6 max-md:gap-3 md:grid-cols-2 lg:grid-cols-3">
            {testimonials.map((testimonial, index) => (
              <FadeIn key={testimonial.quote} as="li" step={index % 3}>
                <TestimonialCard {...testimonial} index={index} />
              </FadeIn>
            ))}
          </ul>
        </Section>
        <PartBoundary>
          <Partners />
        </PartBoundary>
        <PartBoundary>
          <div className="section wrap">
            <NewsletterCard />
          </div>
        </PartBoundary>
        <section aria-labelledby={home.contact.id} className="section wrap max-md:pb-0">
          <FadeIn>
            <PartBoundary isImportant>
              <ContactBlock heading={<SectionHeading {...home.contact} />} />
            </PartBoundary>
          </FadeIn>
        </section>
      </div>
      <PartBoundary>{hasNews && <NewsColumn />}</PartBoundary>
    </div>
  )
}
