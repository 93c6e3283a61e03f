import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { moreLinkClasses } from '@/components/sections/more-link'
import { PageLink } from '@/components/sections/page-link'
import { SectionHeading } from '@/components/sections/section-heading'
import { servicesPage } from '@/content/services/services-page'

/** Collaborators other than families, each with links. */
export function Collaborators() {
  return (
    <section className="section cut bg-peach" aria-labelledby="samarbejde">
      <div className="wrap">
        <SectionHeading
          id="samarbejde"
          title={servicesPage.collaborators.heading}
          lead={servicesPage.collaborators.lead}
        />
        <ul className="grid gap-6 lg:grid-cols-3">
          {servicesPage.collaborators.cards.map(
            ({ title, description, illustration, links }, index) => (
              <FadeIn
                key={title}
                as="li"
                step={index}
                className="flex flex-col gap-x-7 gap-y-5 rounded-lg bg-card p-7 shadow-paper md:max-lg:flex-row"
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
                        <PageLink to={link.to} className={`${moreLinkClasses} min-h-11`}>
                          <span>{link.label}</span>
                        </PageLink>
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
