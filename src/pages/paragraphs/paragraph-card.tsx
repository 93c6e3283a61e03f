import { ExternalLink } from '@/components/links/external-link'
import { RichText } from '@/components/sections/rich-text'
import { Card } from '@/components/ui/card'
import { externalLinks } from '@/content/external-links'
import { type LawParagraph, paragraphsPage } from '@/content/paragraphs'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { formatFullDate } from '@/lib/local-date'

/** A paragraph of a law: its subject, who decides, where it stands today, and the help that the centre offers. */
export function ParagraphCard({ paragraph }: { paragraph: LawParagraph }) {
  const { rowLabels, checked, contributionHeading } = paragraphsPage
  return (
    <Card as="section" padding="none" className="mt-7 grid overflow-hidden lg:grid-cols-aside">
      <div className="p-7">
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
              <time dateTime={paragraph.checkedOn}>{formatFullDate(paragraph.checkedOn)}</time>
            </span>
          </dd>
        </dl>
      </div>
      <div className="bg-egg p-7">
        <h4>{contributionHeading}</h4>
        <p className="mt-3 text-sm">
          <RichText text={paragraph.contribution} />
        </p>
      </div>
    </Card>
  )
}
