import { ExternalLink } from '@/components/links/external-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { HashTabs } from '@/components/sections/hash-tabs'
import { PageHeader } from '@/components/sections/page-header'
import { Prose } from '@/components/sections/prose'
import { RichText } from '@/components/sections/rich-text'
import { Card } from '@/components/ui/card'
import { externalLinks } from '@/content/external-links'
import { LAW_TABS, type LawParagraph, laws, paragraphsPage } from '@/content/paragraphs'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { formatFullDate } from '@/lib/local-date'

const { complaint } = paragraphsPage
const tabs = LAW_TABS.map((value) => {
  const { tab, heading, intro, paragraphs } = laws[value]
  return {
    value,
    label: tab,
    content: (
      <>
        <div className="grid gap-x-fluid-xl gap-y-3.5 lg:grid-cols-[minmax(0,16rem)_minmax(0,1fr)]">
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
      <div className="section wrap pt-5 pb-0">
        <HashTabs label={paragraphsPage.tabsLabel} tabs={tabs} />
        <p className="mt-8 max-w-prose text-sm text-muted-foreground">
          <RichText text={paragraphsPage.guidance} />
        </p>
      </div>
      <section aria-labelledby={complaint.id} className="section wrap pb-0">
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

function ParagraphCard({ paragraph }: { paragraph: LawParagraph }) {
  const { rowLabels, checked, contributionHeading } = paragraphsPage
  return (
    <Card as="section" padding="none" className="mt-7 grid overflow-hidden lg:grid-cols-aside">
      <div className="px-7 py-7">
        <h3>
          <span className="text-primary">{paragraph.number}</span>{' '}
          {withSoftHyphens(paragraph.heading)}
        </h3>
        <dl className="mt-4 grid gap-x-6 gap-y-1 text-sm md:grid-cols-[11rem_minmax(0,1fr)] md:gap-y-4">
          <dt className="font-semibold">{rowLabels.about}</dt>
          <dd className="max-md:mb-3">{paragraph.about}</dd>
          <dt className="font-semibold">{rowLabels.decidedBy}</dt>
          <dd className="max-md:mb-3">{paragraph.decidedBy}</dd>
          <dt className="font-semibold">{rowLabels.standsIn}</dt>
          <dd>
            {paragraph.standsIn}{' '}
            <ExternalLink href={externalLinks[paragraph.lawText.external]} className="text-link">
              {paragraph.lawText.label}
            </ExternalLink>
            <span className="mt-1.5 block text-meta text-muted-foreground">
              {checked}{' '}
              <time dateTime={paragraph.checkedOn} suppressHydrationWarning>
                {formatFullDate(paragraph.checkedOn)}
              </time>
            </span>
          </dd>
        </dl>
      </div>
      <div className="bg-egg px-7 py-7">
        <h4>{contributionHeading}</h4>
        <p className="mt-3 text-sm">
          <RichText text={paragraph.contribution} />
        </p>
      </div>
    </Card>
  )
}
