import { Clock, Mail, Phone } from 'lucide-react'
import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { Carousel } from '@/components/carousel/carousel'
import { ButtonLink } from '@/components/links/button-link'
import { ReadMore } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { CheckList } from '@/components/sections/check-list'
import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { cardClasses } from '@/components/ui/card'
import { MailLink } from '@/components/ui/mail-link'
import { mailAdvice, mailToTalk } from '@/content/contact'
import { paths } from '@/content/paths'
import { pfa } from '@/content/pfa'
import { site } from '@/content/site'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { customerTestimonials } from '@/content/testimonials'

export default function PfaCustomerPage() {
  return (
    <>
      <PageHeader {...pfa} illustration="step-3-gren">
        <ButtonLink to={paths.contact}>{pfa.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {pfa.toServices}
        </ButtonLink>
      </PageHeader>
      <HowToBegin />
      <Benefits />
      <PartBoundary fallback={<PartFailed />}>
        <ServiceLinks />
      </PartBoundary>
      <PartBoundary>
        <TestimonialCarousel />
      </PartBoundary>
      <CallToAction {...pfa.callToAction} />
    </>
  )
}

function HowToBegin() {
  return (
    <section
      aria-labelledby="saadan-goer-du"
      className="section wrap grid items-start gap-fluid-xl max-sm:gap-10 lg:grid-cols-aside-wide"
    >
      <FadeIn>
        <h2 id="saadan-goer-du">{pfa.steps.heading}</h2>
        <ContentBlock block={{ kind: 'steps', id: 'saadan-goer-du', ...pfa.steps }} />
        <h3 className="mt-10">{pfa.questions.heading}</h3>
        <p className="mt-3 mb-4 max-w-prose">{pfa.questions.intro}</p>
        <CheckList points={pfa.questions.points} />
        <p className="mt-4 max-w-prose">{pfa.questions.after}</p>
      </FadeIn>
      <FadeIn step={1}>
        <PhoneHours />
      </FadeIn>
    </section>
  )
}

function PhoneHours() {
  return (
    <aside
      aria-labelledby="telefontid"
      className="rounded-xl bg-sky p-[clamp(1.35rem,5vw,2.25rem)]"
    >
      <h3 id="telefontid">{pfa.phone.heading}</h3>
      <ul className="mt-5 grid gap-3 svg:size-11 svg:shrink-0 svg:rounded-md svg:bg-card svg:p-2.5 svg:text-primary">
        <li className="flex items-center gap-4">
          <Clock aria-hidden />
          <b className="font-semibold first-letter:uppercase">{site.pfaPhoneHours}</b>
        </li>
        <li className="flex items-center gap-4">
          <Phone aria-hidden />
          <a href={site.phone.href} className={contactLinkClasses}>
            {site.phone.label}
          </a>
        </li>
        <li className="flex items-center gap-4">
          <Mail aria-hidden />
          <MailLink href={mailToTalk(pfa.phone.mailSubject)} className={contactLinkClasses} />
        </li>
      </ul>
      <p className="mt-5 text-sm text-muted-foreground">
        {pfa.phone.text} <span className="whitespace-nowrap">{site.openingHours.inSentence}</span>.
      </p>
      <p className="mt-3 text-sm text-muted-foreground">{mailAdvice}</p>
    </aside>
  )
}

const contactLinkClasses = 'text-link inline-flex min-h-11 items-center font-semibold wrap-anywhere'

function Benefits() {
  return (
    <section aria-labelledby="fordele" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="fordele" {...pfa.benefits} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {pfa.benefits.cards.map(({ heading, text, illustration }, index) => (
            <FadeIn
              key={heading}
              as="li"
              step={index}
              className={cardClasses({
                padding: 'small',
                className: 'grid grid-cols-media content-start items-start gap-x-5 md:grid-cols-1',
              })}
            >
              <Illustration
                name={illustration}
                className="w-18 md:mb-5 md:h-22 md:w-auto svg:h-auto svg:w-full md:svg:h-full md:svg:w-auto"
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

function ServiceLinks() {
  return (
    <section aria-labelledby="ydelser" className="section wrap">
      <FadeIn>
        <SectionHeading id="ydelser" {...pfa.services} />
      </FadeIn>
      <ul className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        {pfa.services.cards.map(({ heading, text, to }, index) => (
          <FadeIn
            key={heading}
            as="li"
            step={index % 3}
            className={cardClasses({ isLink: true, className: 'flex flex-col' })}
          >
            <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
            <p className="mt-2 text-sm text-muted-foreground">{text}</p>
            <ReadMore to={to} title={heading} className="mt-auto self-start pt-4" />
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}

/** spec 9, UI: the carousels other than the partners'. */
const TESTIMONIAL_AUTOPLAY_MS = 4000

function TestimonialCarousel() {
  return (
    <div className="section cut bg-peach">
      <div className="wrap">
        <Carousel
          label={pfa.testimonials.heading}
          heading={<h2>{pfa.testimonials.heading}</h2>}
          slides={customerTestimonials.map((testimonial, index) => ({
            key: testimonial.quote,
            node: <TestimonialCard {...testimonial} index={index} />,
          }))}
          slideClassName="basis-full md:basis-1/2"
          autoplayDelayMs={TESTIMONIAL_AUTOPLAY_MS}
          position={pfa.testimonials.position}
        />
      </div>
    </div>
  )
}
