import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { ButtonLink } from '@/components/links/button-link'
import { MoreLink } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { VisitorNeeds } from '@/components/sections/visitor-needs'
import { Card, cardClasses } from '@/components/ui/card'
import { paths } from '@/content/paths'
import { guide } from '@/content/services/guide'
import { servicesPage } from '@/content/services/services-page'

/** The eight services, and the centre's collaborators (spec 2, Services overview). */
export default function ServicesPage() {
  return (
    <>
      <PageHeader {...servicesPage} illustration="step-3-gren">
        <ButtonLink to={paths.servicesOverview}>{servicesPage.toOverview}</ButtonLink>
      </PageHeader>
      <PartBoundary>
        <VisitorGuide />
      </PartBoundary>
      <section className="section wrap" aria-labelledby="ydelser">
        <h2 id="ydelser" className="sr-only">
          {servicesPage.cardsHeading}
        </h2>
        <PartBoundary fallback={<PartFailed />}>
          <ServiceCardGrid />
        </PartBoundary>
      </section>
      <PartBoundary>
        <Collaborators />
      </PartBoundary>
      <CallToAction {...servicesPage.callToAction} />
    </>
  )
}

/** Two questions that lead to the right page. Exclusive `details`: one answer is open at a time, also without scripts. */
function VisitorGuide() {
  return (
    <section
      aria-labelledby="hvem-er-du"
      className="section wrap grid gap-x-fluid-xl gap-y-6 pb-0 lg:grid-cols-intro print:hidden"
    >
      <div>
        <h2 id="hvem-er-du">{guide.heading}</h2>
        <p className="mt-3.5 text-lead text-muted-foreground">{guide.lead}</p>
        <p className="mt-3 text-sm">
          <RichText text={guide.words} />
        </p>
      </div>
      <Card padding="row">
        {guide.visitors.map(({ who, needs }) => (
          <VisitorNeeds
            key={who}
            summary={who}
            needs={needs}
            group="hvem-er-du"
            className="border-b border-border last:border-b-0"
          />
        ))}
      </Card>
    </section>
  )
}

function Collaborators() {
  return (
    <section className="section cut bg-peach" aria-labelledby="samarbejde">
      <div className="wrap">
        <SectionHeading id="samarbejde" {...servicesPage.collaborators} />
        <ul className="grid gap-6 lg:grid-cols-3">
          {servicesPage.collaborators.cards.map(
            ({ title, description, illustration, links }, index) => (
              <FadeIn
                key={title}
                as="li"
                step={index}
                className={cardClasses({
                  className: 'flex flex-col gap-x-7 gap-y-5 md:max-lg:flex-row',
                })}
              >
                <Illustration
                  name={illustration}
                  className="aspect-5/4 w-30 shrink-0 md:max-lg:w-36 svg:h-auto svg:w-full"
                />
                <div className="flex grow flex-col">
                  <h3>{title}</h3>
                  <p className="mt-2 mb-4 text-sm text-muted-foreground">{description}</p>
                  <ul className="mt-auto">
                    {links.map((link) => (
                      <li key={link.to}>
                        <MoreLink {...link} className="min-h-11" />
                      </li>
                    ))}
                  </ul>
                </div>
              </FadeIn>
            ),
          )}
        </ul>
      </div>
    </section>
  )
}
