import { useLocation } from 'react-router-dom'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { JsonLd, theCentre } from '@/components/head/structured-data'
import { ButtonLink } from '@/components/links/button-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { InShort } from '@/components/sections/in-short'
import { PageHeader } from '@/components/sections/page-header'
import { TableOfContents } from '@/components/sections/table-of-contents'
import { paths } from '@/content/paths'
import type { ServiceContent } from '@/content/services/service-content'
import { servicePage } from '@/content/services/service-page'
import { absoluteUrl, site } from '@/content/site'
import { ReadAloudButton } from '@/features/read-aloud/read-aloud-button'
import { ServiceSection } from '@/pages/service/service-section'

/** The template of every page about a service. */
export function ServicePage({ content }: { content: ServiceContent }) {
  const { pathname } = useLocation()
  const { secondAction, inShort, blocks, callToAction } = content
  return (
    <>
      <PageHeader {...content}>
        <ButtonLink to={paths.contact}>{servicePage.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={secondAction.to}>
          {secondAction.label}
        </ButtonLink>
      </PageHeader>
      <JsonLd data={serviceData(content, pathname)} />
      <div className="section wrap grid items-start gap-x-fluid-xl gap-y-[clamp(2rem,4vw,3.5rem)] pb-0 lg:grid-cols-contents">
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
            <PartBoundary key={block.id} fallback={<PartFailed />}>
              <ServiceSection block={block} />
            </PartBoundary>
          ))}
        </div>
      </div>
      <CallToAction {...callToAction} />
    </>
  )
}

function serviceData({ title, description, audience }: ServiceContent, path: string) {
  return {
    '@type': 'Service',
    name: title,
    description,
    url: absoluteUrl(path),
    provider: theCentre,
    areaServed: { '@type': 'Country', name: site.country },
    audience: { '@type': 'Audience', audienceType: audience },
  }
}
