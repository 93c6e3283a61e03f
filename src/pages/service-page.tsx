import { useLocation } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { JsonLd } from '@/components/head/structured-data'
import { InShort } from '@/components/sections/in-short'
import { PageFrame } from '@/components/sections/page-frame'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { paths } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'
import { servicePage } from '@/content/services/service-page'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { serviceData } from '@/pages/service/service-data'
import { ServiceSection } from '@/pages/service/service-section'

/** The template of every page about a service. */
export function ServicePage({ content }: { content: ServiceContent }) {
  const { pathname } = useLocation()
  const { secondAction, inShort, blocks } = content
  const actions = [
    { label: servicePage.toContact, to: paths.contact },
    { ...secondAction, variant: 'outline' as const },
  ]
  return (
    <PageFrame content={{ ...content, actions }}>
      <JsonLd data={serviceData(content, pathname)} />
      <div className="section wrap grid items-start gap-x-fluid-xl gap-y-[clamp(2rem,4vw,3.5rem)] lg:grid-cols-contents">
        <div className="max-w-prose lg:col-start-2 lg:border-b lg:border-border lg:pb-10">
          <InShort lines={inShort}>
            <PartBoundary>
              <ReadAloudButton of="main" />
            </PartBoundary>
          </InShort>
        </div>
        <PartBoundary>
          <TableOfContents
            title={servicePage.contents}
            entries={blocks}
            className="lg:col-start-1 lg:row-span-2 lg:row-start-1"
          />
        </PartBoundary>
        <div className="grid gap-[clamp(2.75rem,5vw,4rem)] lg:col-start-2">
          {blocks.map((block) => (
            <PartBoundary key={block.id} isImportant>
              <ServiceSection block={block} />
            </PartBoundary>
          ))}
        </div>
      </div>
    </PageFrame>
  )
}
