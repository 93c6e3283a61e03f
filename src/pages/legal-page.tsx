import { PartBoundary } from '@/components/boundaries/part-boundary'
import { InShort } from '@/components/sections/in-short'
import { PageHeader } from '@/components/sections/page-header'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { Card } from '@/components/ui/card'
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
      <div className="section wrap grid items-start gap-fluid-xl max-md:pt-8 lg:grid-cols-contents">
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
          <PartBoundary isImportant>
            <FoldingSections sections={sections} />
          </PartBoundary>
        </div>
      </div>
    </>
  )
}
