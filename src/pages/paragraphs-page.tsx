import { CallToAction } from '@/components/sections/call-to-action'
import { HashTabs } from '@/components/sections/hash-tabs'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { Prose } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import { PartBoundary } from '@/components/ui/part-boundary'
import { LAW_TABS, type LawTab, laws, paragraphsPage } from '@/content/paragraphs'
import { LawPanel } from '@/pages/paragraphs/law-panel'

const { complaint } = paragraphsPage
const [firstTab, ...otherTabs] = LAW_TABS
const tabs = [asTab(firstTab), ...otherTabs.map(asTab)] as const

function asTab(value: LawTab) {
  return {
    value,
    label: laws[value].tab,
    content: (
      <PartBoundary fallback={<PartFailed />}>
        <LawPanel law={laws[value]} />
      </PartBoundary>
    ),
  }
}

export default function ParagraphsPage() {
  return (
    <>
      <PageHeader
        title={paragraphsPage.title}
        lead={paragraphsPage.lead}
        documentTitle={paragraphsPage.documentTitle}
        description={paragraphsPage.description}
        illustration="service-skoleindsats"
      />
      <div className="section wrap pt-fluid-sm pb-0">
        <HashTabs label={paragraphsPage.tabsLabel} tabs={tabs} />
        <p className="mt-8 max-w-prose text-sm text-muted-foreground">
          <RichText text={paragraphsPage.guidance} />
        </p>
      </div>
      <section aria-labelledby={complaint.id} className="section wrap pb-0">
        <h2 id={complaint.id} className="text-2xl">
          {complaint.heading}
        </h2>
        <Prose {...complaint} />
      </section>
      <CallToAction {...paragraphsPage.callToAction} />
    </>
  )
}
