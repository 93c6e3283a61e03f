import { clsx } from 'clsx'
import { PageHead } from '@/components/head/page-head'
import { ButtonLink } from '@/components/sections/button-link'
import { Carousel } from '@/components/sections/carousel'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { OpeningStatus } from '@/components/sections/opening-status'
import { PartFailed } from '@/components/sections/part-failed'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { VisitorNeeds } from '@/components/sections/visitor-needs'
import { cardClasses } from '@/components/ui/card'
import { PartBoundary } from '@/components/ui/part-boundary'
import { contact } from '@/content/contact'
import { coreAreas, home, processSteps, values } from '@/content/home'
import { type Partner, partnerCarousel, partners } from '@/content/partners'
import { paths } from '@/content/paths'
import { site } from '@/content/site'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { testimonials } from '@/content/testimonials'
import { NewsColumn } from '@/features/articles/news-column'
import { NewsletterCard } from '@/features/newsletter/newsletter-card'
import { BELOW_MD, FROM_MD, useMediaQuery } from '@/lib/media-query'
import { tints } from '@/styles/tints'

/** As in src/styles/news-column.css. */
const NEWS_COLUMN = '(width >= 100rem)'

/** The front page; on extra-wide screens with the news beside it (spec 2, Home). */
export default function HomePage() {
  const hasNews = useMediaQuery(NEWS_COLUMN, true)
  return (
    <div className="with-news">
      <div>
        <PageHead title={home.title} description={home.description} />
        <Hero />
        <PartBoundary>
          <Values />
        </PartBoundary>
        <PartBoundary>
          <FounderPortrait />
        </PartBoundary>
        <PartBoundary fallback={<PartFailed />}>
          <section aria-labelledby="ydelser" className="section pt-0">
            <div className="wrap">
              <SectionHeading id="ydelser" {...home.services} />
              <ServiceCardGrid />
            </div>
          </section>
        </PartBoundary>
        <PartBoundary>
          <CoreAreas />
        </PartBoundary>
        <PartBoundary>
          <ProcessSteps />
        </PartBoundary>
        <PartBoundary>
          <Testimonials />
        </PartBoundary>
        <section className="section wrap">
          <PartBoundary>
            <PartnerCarousel />
          </PartBoundary>
          <div className="mt-(--section)">
            <PartBoundary>
              <NewsletterCard />
            </PartBoundary>
          </div>
        </section>
        <section aria-labelledby="kontakt" className="section wrap pt-0 max-md:pb-0">
          <FadeIn>
            <PartBoundary fallback={<PartFailed />}>
              <ContactBlock
                heading={
                  <SectionHeading id="kontakt" heading={contact.heading} {...home.contact} />
                }
              />
            </PartBoundary>
          </FadeIn>
        </section>
      </div>
      {hasNews && (
        <PartBoundary>
          <NewsColumn />
        </PartBoundary>
      )}
    </div>
  )
}

/** Heading and first steps in the illustrated landscape, whose lower edge the values overlap. */
function Hero() {
  // Each is prerendered for the windows that show it, and hundreds of shapes that are never seen are removed.
  const isWide = useMediaQuery(FROM_MD, true)
  const isPhone = useMediaQuery(BELOW_MD, true)
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-egg lg:bg-[linear-gradient(transparent_47.5rem,var(--ill-hill3)_0)]">
      <div className="wrap pt-16 max-md:pt-10 lg:min-h-190 lg:pt-[clamp(3.25rem,4.5vw,4.5rem)] lg:pb-30">
        <div className="max-w-160 lg:max-w-136">
          <h1 className="text-hero">{home.heading}</h1>
          <p className="mt-5.5 max-w-124 text-lead lg:max-xl:max-w-108">{home.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3.5 max-md:*:grow max-md:*:px-4">
            <ButtonLink to={paths.services}>{home.toServices}</ButtonLink>
            <ButtonLink variant="outline" to={paths.about}>
              {home.toAbout}
            </ButtonLink>
          </div>
          <VisitorNeeds
            summary={home.needs.heading}
            needs={home.needs.links}
            className={cardClasses({ padding: 'none', className: 'mt-3.5 max-w-124 px-5' })}
          />
          {/* With the hero's background, since houses and trees are behind it. */}
          <div className="-mx-2 mt-2.5 w-fit rounded-md bg-egg/85 px-2 pb-1.5">
            <p>
              {home.call}{' '}
              <a
                href={site.phone.href}
                className="text-link inline-flex min-h-11 items-center font-semibold"
              >
                {site.phone.label}
              </a>
            </p>
            <p className="flex flex-wrap gap-x-2.5 text-meta">
              <span className="whitespace-nowrap">{site.openingHours.short}</span>
              <OpeningStatus />
            </p>
          </div>
        </div>
      </div>
      {isWide && (
        <Illustration
          name="hero"
          className="-z-10 max-md:hidden md:max-lg:-mt-8 md:max-lg:h-[clamp(23rem,47vw,33rem)] lg:absolute lg:inset-x-0 lg:top-0 lg:h-190 svg:size-full svg:max-w-none svg:overflow-visible"
        />
      )}
      {isPhone && (
        <Illustration
          name="hero-compact"
          className="-z-10 -mt-4 h-[max(18rem,76vw)] md:hidden svg:size-full svg:max-w-none svg:overflow-visible"
        />
      )}
    </section>
  )
}

/** Overlaps the hero's front hill. */
function Values() {
  return (
    <section aria-label={home.valuesLabel} className="relative z-10 -mt-10 lg:-mt-22">
      <ul className="wrap grid gap-5 max-md:gap-3 md:grid-cols-3">
        {values.map(({ illustration, title, text }, index) => (
          <FadeIn
            as="li"
            key={title}
            step={index}
            className={cardClasses({
              padding: 'none',
              className:
                'grid grid-cols-media content-start items-start gap-x-4 gap-y-3 px-5 py-5.5 max-md:py-3.5 md:max-lg:grid-cols-1 lg:grid-cols-media lg:px-6 lg:pt-7 lg:pb-7.5 xl:gap-5 xl:px-7',
            })}
          >
            <Illustration
              name={illustration}
              className="w-18 lg:w-22 svg:h-14.5 svg:w-full lg:svg:h-17.5"
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

function FounderPortrait() {
  return (
    <section className="section">
      <FadeIn className="wrap grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-fluid-xl max-md:gap-x-4.5 max-md:gap-y-0 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Illustration name="portrait-founder" className="aspect-9/10 svg:h-auto svg:w-full" />
        <div className="max-md:contents">
          <h2 className="max-w-[18em]">{home.founder.heading}</h2>
          {home.founder.paragraphs.map((paragraph) => (
            <p
              key={JSON.stringify(paragraph)}
              className="mt-4 max-w-measure first-of-type:mt-5.5 max-md:col-span-2"
            >
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}

function CoreAreas() {
  return (
    <section aria-labelledby="om-os" className="section cut bg-egg pb-0">
      <div className="wrap grid gap-x-fluid-xl lg:grid-cols-[minmax(0,5fr)_minmax(0,6fr)] lg:items-center">
        <FadeIn>
          <h2 id="om-os">{home.about.heading}</h2>
          <p className="mt-4 text-lead text-muted-foreground">{home.about.lead}</p>
          <ButtonLink to={paths.about} className="mt-7 max-md:mt-5 max-md:w-full">
            {home.about.toTeam}
          </ButtonLink>
        </FadeIn>
        <div className="grid gap-x-10 gap-y-8 max-lg:mt-8 max-md:gap-y-4 md:grid-cols-2 lg:col-start-2 lg:row-span-2 lg:row-start-1 lg:gap-y-10 lg:pb-(--section)">
          {coreAreas.map(({ title, text }, index) => (
            <FadeIn key={title} step={index}>
              <h3 className="flex items-center gap-2.5 text-lg before:h-4 before:w-3 before:shrink-0 before:rounded-egg before:bg-primary before:content-['']">
                {withSoftHyphens(title)}
              </h3>
              <p className="mt-2 text-sm text-muted-foreground max-md:mt-1">{text}</p>
            </FadeIn>
          ))}
        </div>
        <Illustration
          name="team"
          className="mt-6 aspect-64/33 self-end max-lg:max-w-128 max-md:max-w-56 svg:h-auto svg:w-full"
        />
      </div>
    </section>
  )
}

function ProcessSteps() {
  return (
    <section aria-labelledby="saadan-arbejder-vi" className="section">
      <div className="wrap">
        <SectionHeading id="saadan-arbejder-vi" {...home.process} />
        <ol className="grid gap-8 max-md:gap-5 md:grid-cols-2 lg:grid-cols-4">
          {processSteps.map(({ number, title, description, color, illustration }, index) => (
            <FadeIn
              as="li"
              key={number}
              step={index}
              className="relative max-md:grid max-md:grid-cols-media max-md:gap-x-4.5"
            >
              <Illustration
                name={illustration}
                className={clsx(
                  'self-start overflow-hidden rounded-lg max-md:row-span-2 max-md:w-24 svg:h-auto svg:w-full max-md:svg:aspect-square',
                  tints[color],
                )}
              />
              <span
                aria-hidden
                className="relative grid place-items-center rounded-egg bg-primary pt-1 font-display font-semibold text-primary-foreground shadow-cutout max-md:absolute max-md:top-18 max-md:left-1.5 max-md:h-10 max-md:w-8.5 max-md:text-ui md:-mt-7 md:mb-3 md:ml-4.5 md:h-13.5 md:w-11.5 md:text-number"
              >
                {number}
              </span>
              <div>
                <h3 className="text-lg">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground max-md:mt-1">{description}</p>
              </div>
            </FadeIn>
          ))}
        </ol>
      </div>
    </section>
  )
}

/** All six quotes (spec 2, Home), without names and animation. */
function Testimonials() {
  return (
    <section aria-labelledby="udtalelser" className="section cut bg-peach">
      <div className="wrap">
        <SectionHeading id="udtalelser" {...home.testimonials} />
        <ul className="grid gap-6 max-md:gap-3 md:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((testimonial, index) => (
            <FadeIn key={testimonial.quote} as="li" step={index % 3}>
              <TestimonialCard {...testimonial} index={index} />
            </FadeIn>
          ))}
        </ul>
      </div>
    </section>
  )
}

/** spec 9, UI. */
const PARTNER_AUTOPLAY_MS = 3000

/** The centre's partners, two to six at a time (spec 2, Home). */
function PartnerCarousel() {
  return (
    <Carousel
      label={partnerCarousel.heading}
      heading={<h2 className="text-2xl">{withSoftHyphens(partnerCarousel.heading)}</h2>}
      slides={partners.map((partner) => ({
        key: partner.name,
        node: <Wordmark partner={partner} />,
      }))}
      slideClassName="basis-1/2 md:basis-1/3 lg:basis-1/4 xl:basis-1/6"
      loop
      autoplayDelayMs={PARTNER_AUTOPLAY_MS}
      position={partnerCarousel.position}
    />
  )
}

/** A wordmark in place of a logo. Screen readers get the partner's full name once, as for an image. */
function Wordmark({ partner }: { partner: Partner }) {
  return (
    <div
      role="img"
      aria-label={`${partner.name} ${partner.kind}`}
      className="grid h-full min-h-25 content-center justify-items-center rounded-md bg-muted px-2 py-4 text-center leading-tight max-md:min-h-20"
    >
      <span className="font-display text-lg font-semibold">{partner.name}</span>
      <span className="text-meta text-muted-foreground">{partner.kind}</span>
    </div>
  )
}
