import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageFrame } from '@/components/sections/page-frame'
import { quickOverview, summaries } from '@/content/services/quick-overview'
import { ScrollToTopButton } from '@/pages/services-overview/scroll-to-top-button'
import { SummaryCard } from '@/pages/services-overview/summary-card'

/** A summary of every service (spec 2, Services overview). */
export default function ServicesOverviewPage() {
  return (
    <>
      <PageFrame content={quickOverview}>
        <div className="section wrap">
          <ul className="grid gap-6 lg:grid-cols-2">
            {summaries.map((summary, index) => (
              <PartBoundary key={summary.to}>
                <SummaryCard summary={summary} step={index % 2} />
              </PartBoundary>
            ))}
          </ul>
        </div>
      </PageFrame>
      <PartBoundary>
        <ScrollToTopButton />
      </PartBoundary>
    </>
  )
}
