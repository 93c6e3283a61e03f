import { clsx } from 'clsx'
import { ExternalLink as LeavesSite } from 'lucide-react'
import { CallToAction } from '@/components/sections/call-to-action'
import { ContentBlock } from '@/components/sections/content-block'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { Prose } from '@/components/sections/prose'
import { SectionHeading } from '@/components/sections/section-heading'
import { ButtonAnchor } from '@/components/ui/button'
import { Card, cardClasses } from '@/components/ui/card'
import { externalLinks, opensInNewTab } from '@/content/external-links'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { viso } from '@/content/viso'
import { tints } from '@/styles/tints'

export default function VisoPage() {
  return (
    <>
      <PageHeader {...viso} illustration="service-helhed">
        <ButtonAnchor href={externalLinks.viso} target="_blank" rel="noopener noreferrer">
          {viso.action}
          <span className="sr-only"> {opensInNewTab}</span>
          <LeavesSite aria-hidden />
        </ButtonAnchor>
      </PageHeader>
      <AboutViso />
      <HowToOrder />
      <Areas />
      <CallToAction {...viso.callToAction} />
    </>
  )
}

function AboutViso() {
  return (
    <section aria-labelledby={viso.about.id} className="section wrap">
      <div className="grid items-start gap-fluid-lg lg:grid-cols-aside">
        <div className="min-w-0">
          <h2 id={viso.about.id}>{viso.about.heading}</h2>
          <Prose {...viso.about} />
        </div>
        <Card as="aside" aria-labelledby={viso.facts.id} className="max-w-prose">
          <h3 id={viso.facts.id}>{viso.facts.heading}</h3>
          <div className="mt-2">
            <FactList facts={viso.facts.list} />
          </div>
        </Card>
      </div>
    </section>
  )
}

function HowToOrder() {
  return (
    <section aria-labelledby={viso.order.steps.id} className="section cut bg-muted">
      <div className="wrap grid gap-x-fluid-xl lg:grid-cols-intro">
        <div>
          <h2 id={viso.order.steps.id}>{viso.order.steps.heading}</h2>
          <p className="mt-3.5 text-lead text-muted-foreground">{viso.order.lead}</p>
        </div>
        <div className="lg:-mt-6">
          <ContentBlock block={viso.order.steps} />
        </div>
      </div>
    </section>
  )
}

function Areas() {
  return (
    <section aria-labelledby="omraader" className="section wrap pb-0">
      <SectionHeading id="omraader" {...viso.areas} />
      <ul className="grid gap-5 lg:grid-cols-3">
        {viso.areas.list.map(({ heading, tint, bird, text }, index) => (
          <FadeIn
            as="li"
            key={heading}
            step={index}
            className={cardClasses({
              padding: 'small',
              className: 'flex gap-4 max-xs:flex-col lg:flex-col',
            })}
          >
            <Illustration
              name={bird}
              className={clsx(
                'grid h-18 w-16 shrink-0 place-items-center rounded-egg svg:w-11',
                tints[tint],
              )}
            />
            <div>
              <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
              <p className="mt-2.5 text-muted-foreground">{text}</p>
            </div>
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}
