import { clsx } from 'clsx'
import { ArrowUp } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { ButtonLink } from '@/components/links/button-link'
import { ReadMore } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { cardClasses } from '@/components/ui/card'
import { talkToUs } from '@/content/call-to-action'
import { layout } from '@/content/layout'
import { paths } from '@/content/paths'
import { quickOverview, type ServiceSummary } from '@/content/services/quick-overview'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { focusHeading } from '@/lib/move-focus'
import { prefersReducedMotion } from '@/lib/reading-preferences'
import { tints } from '@/styles/tints'

/** A summary of every service (spec 2, Services overview). */
export default function ServicesOverviewPage() {
  return (
    <>
      <PageHeader {...quickOverview}>
        <ButtonLink variant="outline" to={paths.services}>
          {quickOverview.toServices}
        </ButtonLink>
      </PageHeader>
      <div className="section wrap pb-0">
        <ul className="grid gap-6 lg:grid-cols-2">
          {quickOverview.summaries.map((summary, index) => (
            <PartBoundary key={summary.to}>
              <SummaryCard summary={summary} step={index % 2} />
            </PartBoundary>
          ))}
        </ul>
      </div>
      <CallToAction {...talkToUs} />
      <PartBoundary>
        <ScrollToTopButton />
      </PartBoundary>
    </>
  )
}

const questions = ['forWhom', 'what', 'howLong', 'price', 'nextStep'] as const

function SummaryCard({ summary, step }: { summary: ServiceSummary; step: number }) {
  return (
    <FadeIn
      as="li"
      step={step}
      className={cardClasses({ isLink: true, className: 'flex flex-col' })}
    >
      <div className="flex items-center gap-4 sm:gap-5">
        <Illustration
          name={summary.illustration}
          className={clsx(
            'w-20 shrink-0 sm:w-28 overflow-hidden rounded-md svg:block svg:aspect-4/3 svg:h-auto svg:w-full',
            tints[summary.tint],
          )}
        />
        <h2 className="min-w-0 text-xl">{withSoftHyphens(summary.title)}</h2>
      </div>
      <dl className="mt-5 mb-4 text-sm">
        {questions.map(
          (question) =>
            summary[question] && (
              <div
                key={question}
                className="gap-x-4 border-border py-2.5 not-first:border-t sm:grid sm:grid-cols-media"
              >
                <dt className="sm:w-30 font-display font-medium">
                  {quickOverview.questions[question]}
                </dt>
                <dd className="text-muted-foreground">{summary[question]}</dd>
              </div>
            ),
        )}
      </dl>
      <ReadMore to={summary.to} title={summary.title} className="mt-auto self-start" />
    </FadeIn>
  )
}

/** For long pages: appears below the first screen, and returns to the heading. */
function ScrollToTopButton() {
  const isPastFirstScreen = useSyncExternalStore(subscribe, checkPastFirstScreen, () => false)
  if (!isPastFirstScreen) return null
  return (
    <button
      type="button"
      aria-label={layout.toTop}
      onClick={scrollToTop}
      className="fixed right-(--gutter) bottom-5 z-30 grid size-13 place-items-center rounded-full border-2 border-background bg-primary text-primary-foreground shadow-lg transition-colors duration-150 hover:bg-primary-hover"
    >
      <ArrowUp aria-hidden className="size-6" />
    </button>
  )
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('scroll', onChange, { passive: true })
  window.addEventListener('resize', onChange)
  return () => {
    window.removeEventListener('scroll', onChange)
    window.removeEventListener('resize', onChange)
  }
}

function checkPastFirstScreen(): boolean {
  return window.scrollY > window.innerHeight
}

/** Focuses the heading, since the button is removed at the top. */
function scrollToTop(): void {
  window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'auto' : 'smooth' })
  focusHeading()
}
