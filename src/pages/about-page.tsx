import { CallToAction } from '@/components/sections/call-to-action'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { MoreLink } from '@/components/ui/more-link'
import { about } from '@/content/about'
import { mailCaution } from '@/content/contact'
import { paths } from '@/content/paths'
import { consultants, mentors } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'
import { withSoftHyphens } from '@/lib/soft-hyphens'

const { schools, guidance, expertise } = about.info.cards
const infoCards = [
  { ...schools, drawing: 'service-skoleindsats' },
  { ...guidance, drawing: 'service-foraeldre' },
  { ...expertise, drawing: 'service-kurser' },
] as const

export default function AboutPage() {
  return (
    <>
      <PageHeader
        title={about.title}
        lead={about.lead}
        description={about.description}
        drawing="team"
      >
        <ButtonLink to={paths.contact}>{about.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {about.toServices}
        </ButtonLink>
      </PageHeader>
      <Who />
      <section aria-labelledby="konsulenter" className="section cut bg-muted">
        <div className="wrap">
          <FadeIn>
            <SectionHeading
              id="konsulenter"
              title={about.consultants.heading}
              lead={about.consultants.lead}
            />
          </FadeIn>
          <TeamGrid members={consultants} columns={3} />
          <p className="mt-7 text-sm text-muted-foreground">{mailCaution}</p>
        </div>
      </section>
      <Mentors />
      <Info />
      <CallToAction {...about.callToAction} />
    </>
  )
}

function Who() {
  return (
    <section
      aria-labelledby="hvem-vi-er"
      className="section wrap grid items-center gap-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
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
          className="mb-5 h-[5.55rem] w-[6.9rem] shrink-0 [&_svg]:size-full [&_svg]:overflow-visible"
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

function Mentors() {
  return (
    <section aria-labelledby="ressourceteamet" className="section wrap">
      <div className="mb-[clamp(2rem,3.4vw,3rem)] grid items-center gap-[clamp(1.75rem,5vw,4.5rem)] md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
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
          <Illustration name="service-ressourceteam" className="[&_svg]:h-auto [&_svg]:w-full" />
        </FadeIn>
      </div>
      <TeamGrid members={mentors} columns={4} />
    </section>
  )
}

function Info() {
  return (
    <section aria-labelledby="brug-os" className="section cut bg-peach">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="brug-os" title={about.info.heading} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {infoCards.map(({ title, text, to, drawing }, index) => (
            <FadeIn
              key={title}
              as="li"
              step={index}
              className="cover-link flex flex-col overflow-hidden rounded-lg bg-card shadow-paper"
            >
              <Illustration
                name={drawing}
                className="overflow-hidden bg-egg [&_svg]:h-auto [&_svg]:w-full"
              />
              <div className="flex flex-1 flex-col p-6">
                <h3 className="text-lg">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{text}</p>
                <MoreLink
                  to={to}
                  label="Læs mere"
                  about={`om ${title.toLowerCase()}`}
                  className="mt-auto self-start pt-4"
                />
              </div>
            </FadeIn>
          ))}
        </ul>
      </div>
    </section>
  )
}
