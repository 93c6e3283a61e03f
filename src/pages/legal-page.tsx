import { InShort } from '@/components/sections/in-short'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { PartBoundary } from '@/components/ui/part-boundary'
import type { LegalContent } from '@/content/legal/legal-content'
import { legalPage } from '@/content/legal/legal-page'
import { FoldingSections } from '@/pages/legal/folding-sections'
import { LegalDates } from '@/pages/legal/legal-dates'

/** A legal text: numbered contents beside sections that fold (spec 2, Privacy and terms). */
export function LegalPage({
  content,
  children,
}: {
  content: LegalContent
  /** Below the lead and the dates. */
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
            <div className="mb-6 rounded-lg bg-card p-7 shadow-paper lg:mb-10">
              <InShort lines={inShort} />
            </div>
          )}
          <PartBoundary fallback={<PartFailed />}>
            <FoldingSections sections={sections} />
          </PartBoundary>
        </div>
      </div>
    </>
  )
}
