import { clsx } from 'clsx'
import { ButtonLink } from '@/components/links/button-link'
import { Illustration } from '@/components/sections/illustration'
import { OpeningStatus } from '@/components/sections/opening-status'
import { VisitorNeeds } from '@/components/sections/visitor-needs'
import { cardClasses } from '@/components/ui/card'
import { home } from '@/content/home'
import { paths } from '@/content/paths'
import { site } from '@/content/site'
import type { IllustrationName } from '@/illustrations/illustration-name'
import { BELOW_MD, FROM_MD, useMediaQuery } from '@/lib/media-query'

/** Heading and first steps in the illustrated landscape, whose lower edge the values overlap. */
export function Hero() {
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-egg lg:bg-[linear-gradient(transparent_47.5rem,var(--ill-hill3)_0)]">
      <div className="wrap pt-16 max-md:pt-10 lg:min-h-190 lg:pb-30">
        <div className="max-w-160 lg:max-w-136">
          <h1 className="text-hero">{home.heading}</h1>
          <p className="mt-5 max-w-124 text-lead lg:max-xl:max-w-112">{home.lead}</p>
          <div className="mt-7 flex flex-wrap gap-3.5 max-md:*:grow max-md:*:px-4">
            <ButtonLink to={paths.services}>{home.toServices}</ButtonLink>
            <ButtonLink variant="outline" to={paths.about}>
              {home.toAbout}
            </ButtonLink>
          </div>
          <VisitorNeeds
            summary={home.needs.heading}
            needs={home.needs.links}
            className={cardClasses({ padding: 'none', className: 'mt-4 max-w-124 px-5' })}
          />
          <CallUs />
        </div>
      </div>
      <Landscape
        name="hero"
        window={FROM_MD}
        className="max-md:hidden md:max-lg:-mt-8 md:max-lg:h-[clamp(23rem,47vw,33rem)] lg:absolute lg:inset-x-0 lg:top-0 lg:h-190"
      />
      <Landscape
        name="hero-compact"
        window={BELOW_MD}
        className="-mt-4 h-[max(18rem,76vw)] md:hidden"
      />
    </section>
  )
}

/** The phone number, its hours, and whether it is answered now. With a ground, since houses and trees are behind it. */
function CallUs() {
  return (
    <div className="-mx-2 mt-3 w-fit rounded-md bg-egg/85 px-2 pb-1.5">
      <p>
        {home.call}{' '}
        <a
          href={site.phone.href}
          className="text-link inline-flex min-h-11 items-center font-semibold"
        >
          {site.phone.label}
        </a>
      </p>
      <p className="flex flex-wrap gap-x-3 text-meta">
        <span className="whitespace-nowrap">{site.openingHours.short}</span>
        <OpeningStatus />
      </p>
    </div>
  )
}

/** The picture for one kind of window. It is prerendered for each, and hundreds of shapes that are never seen are removed. */
function Landscape({
  name,
  window,
  className,
}: {
  name: IllustrationName
  window: string
  className: string
}) {
  const isShown = useMediaQuery(window, true)
  if (!isShown) return null
  return (
    <Illustration
      name={name}
      className={clsx('-z-10 svg:size-full svg:max-w-none svg:overflow-visible', className)}
    />
  )
}
