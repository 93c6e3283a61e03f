import { ButtonLink } from '@/components/sections/button-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { PartBoundary } from '@/components/ui/part-boundary'
import { talkToUs } from '@/content/call-to-action'
import { paths } from '@/content/paths'
import { quickOverview } from '@/content/services/quick-overview'
import { ScrollToTopButton } from '@/pages/services-overview/scroll-to-top-button'
import { SummaryCard } from '@/pages/services-overview/summary-card'

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
