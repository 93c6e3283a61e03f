import { clsx } from 'clsx'
import { PageHead } from '@/components/head/page-head'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PartnerCarousel } from '@/components/sections/partner-carousel'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { TestimonialGrid } from '@/components/sections/testimonial-grid'
import { ButtonLink } from '@/components/ui/button'
import { Illustration } from '@/components/ui/illustration'
import { contact } from '@/content/contact'
import { coreAreas, home, processSteps, values } from '@/content/home'
import { paths } from '@/content/paths'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { withSoftHyphens } from '@/lib/soft-hyphens'
import { tints } from '@/styles/tints'

/** The front page; on extra-wide screens with the news beside it (Specification 2, Home). */
export default function HomePage() {
  return (
    <div className="with-news">
      <div>
        <PageHead title={home.title} description={home.description} />
        <Hero />
        <Values />
        <Founder />
        <Services />
        <About />
        <Process />
        <Testimonials />
        <section className="section wrap">
          <PartnerCarousel />
          <div className="mt-(--section)">
            <NewsletterCard />
          </div>
        </section>
        <section aria-labelledby="kontakt" className="section wrap pt-0">
          <FadeIn>
            <ContactBlock
              heading={
                <SectionHeading id="kontakt" title={contact.heading} lead={home.contact.lead} />
              }
            />
          </FadeIn>
        </section>
      </div>
      <aside className="news-column">
        <NewsColumn />
      </aside>
    </div>
  )
}

function Hero() {
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-egg">
      <div className="wrap pt-16 lg:min-h-190 lg:pt-[clamp(3.25rem,4.5vw,4.5rem)]">
        <div className="max-w-160 lg:max-w-136">
          <h1 className="text-hero">{home.heading}</h1>
          <p className="mt-5.5 max-w-124 text-lead lg:max-xl:max-w-108">{home.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3.5 max-md:[&>*]:flex-[1_1_100%]">
            <ButtonLink to={paths.services}>{home.toServices}</ButtonLink>
            <ButtonLink variant="outline" to={paths.about}>
              {home.toAbout}
            </ButtonLink>
          </div>
        </div>
      </div>
      <Illustration
        name="hero"
        className="-z-10 max-md:hidden md:max-lg:-mt-8 md:max-lg:h-[clamp(23rem,47vw,33rem)] lg:absolute lg:inset-0 [&_svg]:size-full [&_svg]:max-w-none [&_svg]:overflow-visible"
      />
      <Illustration
        name="hero-compact"
        className="-z-10 mt-5 h-[max(18rem,76vw)] md:hidden [&_svg]:size-full [&_svg]:max-w-none"
      />
    </section>
  )
}

/** Overlaps the hero's front hill. */
function Values() {
  return (
    <section aria-label={home.valuesLabel} className="relative z-10 -mt-10 lg:-mt-22">
      <ul className="wrap grid gap-5 md:grid-cols-3">
        {values.map(({ drawing, title, text }, index) => (
          <FadeIn
            as="li"
            key={title}
            step={index}
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-3 rounded-lg bg-card px-5 py-5.5 shadow-paper md:max-lg:grid-cols-1 lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:px-6 lg:pt-7 lg:pb-7.5 xl:gap-5 xl:px-7"
          >
            <Illustration
              name={drawing}
              className="[&_svg]:h-[3.6rem] [&_svg]:w-[4.5rem] lg:[&_svg]:h-[4.4rem] lg:[&_svg]:w-[5.5rem]"
            />
            <div>
              <h2 className="mt-0.5 mb-1.5 text-xl tracking-normal">{withSoftHyphens(title)}</h2>
              <p className="text-sm text-muted-foreground">{text}</p>
            </div>
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}

function Founder() {
  return (
    <section className="section">
      <FadeIn className="wrap grid items-center gap-[clamp(2rem,6vw,5.5rem)] md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Illustration
          name="portrait-founder"
          className="max-md:max-w-52 [&_svg]:h-auto [&_svg]:w-full"
        />
        <div>
          <h2 className="max-w-[18em]">{home.founder.heading}</h2>
          {home.founder.paragraphs.map((paragraph) => (
            <p key={JSON.stringify(paragraph)} className="mt-4 max-w-[38em] first-of-type:mt-5.5">
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}

function Services() {
  return (
    <section aria-labelledby="ydelser" className="section pt-0">
      <div className="wrap">
        <SectionHeading id="ydelser" title={home.services.heading} lead={home.services.lead} />
        <ServiceCardGrid />
      </div>
    </section>
  )
}

function About() {
  return (
    <section aria-labelledby="om-os" className="section cut bg-egg pb-0">
      <div className="wrap grid gap-x-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
        <FadeIn>
          <h2 id="om-os">{home.about.heading}</h2>
          <p className="mt-4 text-lead text-muted-foreground">{home.about.lead}</p>
          <ButtonLink to={paths.about} className="mt-7 max-md:w-full">
            {home.about.toTeam}
          </ButtonLink>
        </FadeIn>
        <div className="grid gap-x-10 gap-y-8 max-lg:mt-10 md:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-y-10 lg:pb-(--section)">
          {coreAreas.map(({ title, text }, index) => (
            <FadeIn key={title} step={index}>
              <h3 className="flex items-center gap-2.5 text-lg before:h-[0.78em] before:w-[0.62em] before:shrink-0 before:rounded-egg before:bg-primary before:content-['']">
                {withSoftHyphens(title)}
              </h3>
              <p className="mt-2 text-sm text-muted-foreground">{text}</p>
            </FadeIn>
          ))}
        </div>
        <Illustration
          name="team"
          className="mt-9 self-end max-lg:max-w-128 [&_svg]:h-auto [&_svg]:w-full"
        />
      </div>
    </section>
  )
}

function Process() {
  return (
    <section aria-labelledby="saadan-arbejder-vi" className="section">
      <div className="wrap">
        <SectionHeading
          id="saadan-arbejder-vi"
          title={home.process.heading}
          lead={home.process.lead}
        />
        <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
          {processSteps.map(({ number, title, description, color, drawing }, index) => (
            <FadeIn
              as="li"
              key={number}
              step={index}
              className="relative max-md:grid max-md:grid-cols-[8.5rem_minmax(0,1fr)] max-md:gap-x-4.5"
            >
              <Illustration
                name={drawing}
                className={clsx(
                  'self-start overflow-hidden rounded-lg max-md:row-span-2 [&_svg]:h-auto [&_svg]:w-full max-md:[&_svg]:aspect-square',
                  tints[color],
                )}
              />
              <span
                aria-hidden
                className="relative grid place-items-center rounded-egg bg-primary pt-1 font-display font-semibold text-primary-foreground shadow-cutout max-md:absolute max-md:top-26 max-md:left-2.5 max-md:h-[2.8rem] max-md:w-[2.4rem] max-md:text-ui md:-mt-7 md:mb-3 md:ml-4.5 md:h-[3.4rem] md:w-[2.9rem] md:text-number"
              >
                {number}
              </span>
              <div>
                <h3 className="text-lg max-md:pt-1.5">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{description}</p>
              </div>
            </FadeIn>
          ))}
        </ol>
      </div>
    </section>
  )
}

function Testimonials() {
  return (
    <section aria-labelledby="udtalelser" className="section cut bg-peach">
      <div className="wrap">
        <SectionHeading
          id="udtalelser"
          title={home.testimonials.heading}
          lead={home.testimonials.lead}
        />
        <TestimonialGrid />
      </div>
    </section>
  )
}
