import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHead } from '@/components/head/page-head'
import { Section } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { home } from '@/content/home'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { from, useMediaQuery } from '@/lib/media-query'
import { Contact } from '@/pages/home/contact'
import { CoreAreas } from '@/pages/home/core-areas'
import { FounderPortrait } from '@/pages/home/founder-portrait'
import { Hero } from '@/pages/home/hero'
import { Partners } from '@/pages/home/partners'
import { ProcessSteps } from '@/pages/home/process-steps'
import { Testimonials } from '@/pages/home/testimonials'
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
        <Testimonials />
        <PartBoundary>
          <Partners />
        </PartBoundary>
        <PartBoundary>
          <div className="section wrap">
            <NewsletterCard />
          </div>
        </PartBoundary>
        <Contact />
      </div>
      <PartBoundary>{hasNews && <NewsColumn />}</PartBoundary>
    </div>
  )
}
