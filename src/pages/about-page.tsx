import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { ButtonLink } from '@/components/links/button-link'
import { ReadMore } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import { cardClasses } from '@/components/ui/card'
import { about } from '@/content/about'
import { mailAdvice } from '@/content/contact'
import { paths } from '@/content/paths'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { consultants, mentors } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'

export default function AboutPage() {
  return (
    <>
      <PageHeader {...about} illustration="team">
        <ButtonLink to={paths.contact}>{about.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {about.toServices}
        </ButtonLink>
      </PageHeader>
      <WhoWeAre />
      <Consultants />
      <Mentors />
      <PartBoundary>
        <InfoCards />
      </PartBoundary>
      <CallToAction {...about.callToAction} />
    </>
  )
}

function WhoWeAre() {
  return (
    <section
      aria-labelledby="hvem-vi-er"
      className="section wrap grid items-center gap-fluid-xl max-sm:gap-10 lg:grid-cols-aside-wide"
    >
      <FadeIn>
        <h2 id="hvem-vi-er">{about.who.heading}</h2>
        <div className="mt-5 grid max-w-prose gap-4">
          {about.who.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </FadeIn>
      <FadeIn
        step={1}
        className="gap-x-8 rounded-xl bg-peach p-[clamp(1.75rem,3vw,2.5rem)] md:max-lg:flex"
      >
        <Illustration
          name="bird-canary"
          className="mb-5 h-22.25 w-27.5 shrink-0 svg:size-full svg:overflow-visible"
        />
        <div className="max-w-prose">
          <h3>{about.bird.heading}</h3>
          {about.bird.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}

function Consultants() {
  return (
    <section aria-labelledby="konsulenter" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="konsulenter" {...about.consultants} />
        </FadeIn>
        <PartBoundary fallback={<PartFailed />}>
          <TeamGrid members={consultants} columns={3} />
        </PartBoundary>
        <p className="mt-7 text-sm text-muted-foreground">{mailAdvice}</p>
      </div>
    </section>
  )
}

function Mentors() {
  return (
    <section aria-labelledby="ressourceteamet" className="section wrap">
      <div className="mb-fluid-sm grid items-center gap-7 md:gap-fluid-lg md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <FadeIn>
          <h2 id="ressourceteamet">{withSoftHyphens(about.mentors.heading)}</h2>
          <div className="mt-4 grid max-w-prose gap-4">
            {about.mentors.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ButtonLink variant="outline" to={about.mentors.to} className="mt-6">
            {about.mentors.link}
          </ButtonLink>
        </FadeIn>
        <FadeIn step={1} className="overflow-hidden rounded-xl bg-leaf">
          <Illustration name="service-ressourceteam" className="aspect-8/5 svg:h-auto svg:w-full" />
        </FadeIn>
      </div>
      <PartBoundary fallback={<PartFailed />}>
        <TeamGrid members={mentors} columns={4} />
      </PartBoundary>
    </section>
  )
}

function InfoCards() {
  return (
    <section aria-labelledby="brug-os" className="section cut bg-peach">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="brug-os" {...about.info} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {about.info.cards.map(({ title, text, to, illustration }, index) => (
            <FadeIn
              key={title}
              as="li"
              step={index}
              className={cardClasses({
                padding: 'none',
                isLink: true,
                className: 'flex flex-col overflow-hidden',
              })}
            >
              <Illustration
                name={illustration}
                className="aspect-8/5 overflow-hidden bg-egg svg:h-auto svg:w-full"
              />
              <div className="flex flex-1 flex-col p-6">
                <h3 className="text-lg">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{text}</p>
                <ReadMore to={to} title={title} className="mt-auto self-start pt-4" />
              </div>
            </FadeIn>
          ))}
        </ul>
      </div>
    </section>
  )
}
