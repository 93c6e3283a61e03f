import { ArrowRight } from 'lucide-react'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { VisitorGuide } from '@/components/sections/visitor-guide'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { moreLinkClasses } from '@/components/ui/more-link'
import { PageLink } from '@/components/ui/page-link'
import { paths } from '@/content/paths'
import { servicesPage } from '@/content/services/services-page'

/** The eight services, and whom the centre works with (Specification 2, Services overview). */
export default function ServicesPage() {
  const { title, lead, description, toOverview, cardsHeading, collaborators, callToAction } =
    servicesPage
  return (
    <>
      <PageHeader title={title} lead={lead} description={description} drawing="step-3-gren">
        <ButtonLink to={paths.servicesOverview}>{toOverview}</ButtonLink>
      </PageHeader>
      <VisitorGuide />
      <section className="section wrap" aria-labelledby="ydelser">
        <h2 id="ydelser" className="sr-only">
          {cardsHeading}
        </h2>
        <ServiceCardGrid />
      </section>
      <section className="section cut bg-peach" aria-labelledby="samarbejde">
        <div className="wrap">
          <SectionHeading id="samarbejde" title={collaborators.heading} lead={collaborators.lead} />
          <ul className="grid gap-6 lg:grid-cols-3">
            {collaborators.cards.map(({ title, description, drawing, links }, index) => (
              <FadeIn
                key={title}
                as="li"
                step={index}
                className="flex flex-col gap-x-7 gap-y-5 rounded-lg bg-card p-7 shadow-paper md:max-lg:flex-row"
              >
                <Illustration
                  name={drawing}
                  className="w-30 shrink-0 md:max-lg:w-36 [&_svg]:h-auto [&_svg]:w-full"
                />
                <div className="flex grow flex-col">
                  <h3>{title}</h3>
                  <p className="mt-2 mb-4 text-sm text-muted-foreground">{description}</p>
                  <ul className="mt-auto">
                    {links.map((link) => (
                      <li key={link.to}>
                        <PageLink to={link.to} className={`${moreLinkClasses} min-h-11`}>
                          <span>{link.label}</span>
                          <ArrowRight aria-hidden />
                        </PageLink>
                      </li>
                    ))}
                  </ul>
                </div>
              </FadeIn>
            ))}
          </ul>
        </div>
      </section>
      <CallToAction {...callToAction} />
    </>
  )
}
