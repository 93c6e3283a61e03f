import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { InShort } from '@/components/sections/in-short'
import { PageHeader } from '@/components/sections/page-header'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { Card } from '@/components/ui/card'
import type { LegalContent } from '@/content/legal/legal-content'
import { legalPage } from '@/content/legal/legal-page'
import { useToday } from '@/lib/clock'
import { formatFullDate, formatLongDate, type LocalDate } from '@/lib/local-date'
import { FoldingSections } from '@/pages/legal/folding-sections'

/** A legal text: numbered contents beside sections that fold (spec 2, Privacy and terms). */
export function LegalPage({
  content,
  children,
}: {
  content: LegalContent
  children?: React.ReactNode
}) {
  const { title, lead, inShort, dating, sections } = content
  return (
    <>
      <PageHeader title={title} lead={lead}>
        <PartBoundary>
          <LegalDates dating={dating} />
        </PartBoundary>
        {children}
      </PageHeader>
      <div className="section wrap grid items-start gap-fluid-xl max-md:pt-8 lg:grid-cols-[minmax(0,18rem)_minmax(0,46rem)]">
        <PartBoundary>
          <TableOfContents
            title={legalPage.contents}
            entries={sections}
            isNumbered
            className="max-md:hidden"
          />
        </PartBoundary>
        <div className="lg:col-start-2">
          {inShort && (
            <Card className="mb-6 lg:mb-10">
              <InShort lines={inShort} />
            </Card>
          )}
          <PartBoundary fallback={<PartFailed />}>
            <FoldingSections sections={sections} />
          </PartBoundary>
        </div>
      </div>
    </>
  )
}

/** The dates of a legal text; today's date is shown as that of the last update (spec 2, Privacy and terms). */
function LegalDates({ dating }: Pick<LegalContent, 'dating'>) {
  const today = useToday()
  return (
    <p className="basis-full text-meta text-muted-foreground">
      {'validFrom' in dating ? (
        <>
          {legalPage.updated} <time dateTime={today}>{formatLongDate(today)}</time>
          <br />
          {legalPage.validFrom} <Day date={dating.validFrom} />
        </>
      ) : (
        <>
          {legalPage.reviewedOn} <Day date={dating.reviewedOn} />
        </>
      )}
    </p>
  )
}

function Day({ date }: { date: LocalDate }) {
  return (
    <time dateTime={date} suppressHydrationWarning>
      {formatFullDate(date)}
    </time>
  )
}
