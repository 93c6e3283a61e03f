import { CallToAction } from '@/components/sections/call-to-action'
import { HashTabs } from '@/components/sections/hash-tabs'
import { PageHeader } from '@/components/sections/page-header'
import { Prose } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import { LAW_TABS, laws, paragraphsPage } from '@/content/paragraphs'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { ParagraphCard } from '@/pages/paragraphs/paragraph-card'

const { complaint } = paragraphsPage
const tabs = LAW_TABS.map((value) => {
  const { tab, heading, intro, paragraphs } = laws[value]
  return {
    value,
    label: tab,
    content: (
      <>
        <div className="grid gap-x-fluid-xl gap-y-4 lg:grid-cols-contents">
          <h2 className="text-2xl">{withSoftHyphens(heading)}</h2>
          <p className="max-w-prose">{intro}</p>
        </div>
        {paragraphs.map((paragraph) => (
          <ParagraphCard key={paragraph.number} paragraph={paragraph} />
        ))}
      </>
    ),
  }
})

export default function ParagraphsPage() {
  return (
    <>
      <PageHeader {...paragraphsPage} isLow />
      <div className="section wrap pt-5">
        <HashTabs label={paragraphsPage.tabsLabel} tabs={tabs} />
        <p className="mt-8 max-w-prose text-sm text-muted-foreground">
          <RichText text={paragraphsPage.guidance} />
        </p>
      </div>
      <section aria-labelledby={complaint.id} className="section wrap">
        <h2 id={complaint.id} className="text-2xl">
          {complaint.heading}
        </h2>
        <div className="mt-4">
          <Prose {...complaint} />
        </div>
      </section>
      <CallToAction {...paragraphsPage.callToAction} />
    </>
  )
}
