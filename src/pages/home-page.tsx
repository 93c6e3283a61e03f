import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageHead } from '@/components/head/page-head'
import { home } from '@/content/home'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { useMediaQuery } from '@/lib/media-query'
import { Contact } from '@/pages/home/contact'
import { CoreAreas } from '@/pages/home/core-areas'
import { FounderPortrait } from '@/pages/home/founder-portrait'
import { Hero } from '@/pages/home/hero'
import { Partners } from '@/pages/home/partners'
import { ProcessSteps } from '@/pages/home/process-steps'
import { Services } from '@/pages/home/services'
import { Testimonials } from '@/pages/home/testimonials'
import { Values } from '@/pages/home/values'

/** Below the hero, in this order. Each may fail alone. */
const parts = {
  Values,
  FounderPortrait,
  Services,
  CoreAreas,
  ProcessSteps,
  Testimonials,
  Partners,
  Newsletter,
  Contact,
}

/** `2xl` of tailwind.config.ts. */
const NEWS_COLUMN = '(width >= 100rem)'

/** The front page; on extra-wide screens with the news beside it (spec 2, Home). */
export default function HomePage() {
  const hasNews = useMediaQuery(NEWS_COLUMN, true)
  return (
    <div className="2xl:grid 2xl:grid-cols-[minmax(0,1fr)_20.5rem]">
      <div className="border-border 2xl:border-r">
        <PageHead title={home.title} description={home.description} />
        <Hero />
        {Object.entries(parts).map(([name, Part]) => (
          <PartBoundary key={name}>
            <Part />
          </PartBoundary>
        ))}
      </div>
      <PartBoundary>{hasNews && <NewsColumn />}</PartBoundary>
    </div>
  )
}

function Newsletter() {
  return (
    <div className="section wrap">
      <NewsletterCard />
    </div>
  )
}
