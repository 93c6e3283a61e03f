import { Clock, Mail, Phone } from 'lucide-react'
import { CallToAction } from '@/components/sections/call-to-action'
import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { ButtonLink } from '@/components/ui/button'
import { Carousel } from '@/components/ui/carousel'
import { Illustration } from '@/components/ui/illustration'
import { MoreLink } from '@/components/ui/more-link'
import { carouselLabels } from '@/content/carousel-labels'
import { mailCaution } from '@/content/contact'
import { paths } from '@/content/paths'
import { pfa } from '@/content/pfa'
import { mailto, site } from '@/content/site'
import { customerTestimonials } from '@/content/testimonials'
import { withSoftHyphens } from '@/lib/soft-hyphens'

/** Specification 9, UI: the carousels other than the partners'. */
const TESTIMONIAL_AUTOPLAY_MS = 4000

const benefits = [
  { ...pfa.benefits.access, drawing: 'value-tryghed' },
  { ...pfa.benefits.tailored, drawing: 'value-helhed' },
  { ...pfa.benefits.expertise, drawing: 'value-ekspertise' },
] as const

export default function PfaCustomerPage() {
  return (
    <>
      <PageHeader
        title={pfa.title}
        lead={pfa.lead}
        documentTitle={pfa.documentTitle}
        drawing="step-3-gren"
      >
        <ButtonLink to={paths.contact}>{pfa.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {pfa.toServices}
        </ButtonLink>
      </PageHeader>
      <section
        aria-labelledby="saadan-goer-du"
        className="section wrap grid items-start gap-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
      >
        <FadeIn>
          <h2 id="saadan-goer-du">{pfa.steps.heading}</h2>
          <ContentBlock block={{ kind: 'steps', id: 'saadan-goer-du', ...pfa.steps }} />
        </FadeIn>
        <FadeIn step={1}>
          <PhoneHours />
        </FadeIn>
      </section>
      <Benefits />
      <Services />
      <section className="section cut bg-peach">
        <div className="wrap">
          <Carousel
            label={pfa.testimonials.heading}
            heading={<h2>{pfa.testimonials.heading}</h2>}
            slides={customerTestimonials.map((testimonial, index) => ({
              key: testimonial.quote,
              node: <TestimonialCard testimonial={testimonial} index={index} />,
            }))}
            slideClassName="basis-full md:basis-1/2"
            autoplayDelayMs={TESTIMONIAL_AUTOPLAY_MS}
            labels={{
              ...carouselLabels,
              position: (number, count) => `Udtalelse ${number} af ${count}`,
            }}
          />
        </div>
      </section>
      <CallToAction {...pfa.callToAction} />
    </>
  )
}

function PhoneHours() {
  return (
    <aside
      aria-labelledby="telefontid"
      className="rounded-xl bg-sky p-[clamp(1.35rem,5vw,2.25rem)]"
    >
      <h3 id="telefontid">{pfa.phone.heading}</h3>
      <ul className="mt-5 grid gap-3 [&_svg]:size-11 [&_svg]:shrink-0 [&_svg]:rounded-md [&_svg]:bg-card [&_svg]:p-2.5 [&_svg]:text-primary [&>li]:flex [&>li]:items-center [&>li]:gap-4">
        <li>
          <Clock aria-hidden />
          <b className="font-semibold first-letter:uppercase">{site.pfaPhoneHours}</b>
        </li>
        <li>
          <Phone aria-hidden />
          <a href={site.phone.href} className={contactLinkClasses}>
            {site.phone.label}
          </a>
        </li>
        <li>
          <Mail aria-hidden />
          <a href={mailto(pfa.phone.mailSubject)} className={contactLinkClasses}>
            {site.email}
          </a>
        </li>
      </ul>
      <p className="mt-5 text-sm text-muted-foreground">
        {pfa.phone.text} <span className="whitespace-nowrap">{site.openingHours.inSentence}</span>.
      </p>
      <p className="mt-3 text-sm text-muted-foreground">{mailCaution}</p>
    </aside>
  )
}

const contactLinkClasses =
  'text-link inline-flex min-h-11 items-center font-semibold [overflow-wrap:anywhere]'

function Benefits() {
  return (
    <section aria-labelledby="fordele" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="fordele" title={pfa.benefits.heading} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {benefits.map(({ heading, text, drawing }, index) => (
            <FadeIn
              key={heading}
              as="li"
              step={index}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-start gap-x-5 rounded-lg bg-card p-6 shadow-paper md:grid-cols-1"
            >
              <Illustration
                name={drawing}
                className="w-[4.5rem] md:mb-5 md:h-[5.5rem] md:w-auto [&_svg]:h-auto [&_svg]:w-full md:[&_svg]:h-full md:[&_svg]:w-auto"
              />
              <div>
                <h3 className="text-lg">{heading}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{text}</p>
              </div>
            </FadeIn>
          ))}
        </ul>
      </div>
    </section>
  )
}

function Services() {
  return (
    <section aria-labelledby="ydelser" className="section wrap">
      <FadeIn>
        <SectionHeading id="ydelser" title={pfa.services.heading} lead={pfa.services.lead} />
      </FadeIn>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {pfa.services.cards.map(({ heading, text, to }, index) => (
          <FadeIn
            key={heading}
            as="li"
            step={index % 3}
            className="cover-link flex flex-col rounded-lg bg-card p-7 shadow-paper"
          >
            <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
            <p className="mt-2 text-sm text-muted-foreground">{text}</p>
            <MoreLink
              to={to}
              label="Læs mere"
              about={`om ${heading}`}
              className="mt-auto self-start pt-4"
            />
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}
