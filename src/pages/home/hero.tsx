import { ButtonLink } from '@/components/sections/button-link'
import { Illustration } from '@/components/sections/illustration'
import { home } from '@/content/home'
import { paths } from '@/content/paths'
import { site } from '@/content/site'

/** Heading and first steps in the illustrated landscape, whose lower edge the values overlap. */
export function Hero() {
  return (
    <section className="relative isolate flex flex-col overflow-hidden bg-egg">
      <div className="wrap pt-16 lg:min-h-190 lg:pt-[clamp(3.25rem,4.5vw,4.5rem)] lg:pb-30">
        <div className="max-w-160 lg:max-w-136">
          <h1 className="text-hero">{home.heading}</h1>
          <p className="mt-5.5 max-w-124 text-lead lg:max-xl:max-w-108">{home.lead}</p>
          <div className="mt-8 flex flex-wrap gap-3.5 max-md:*:grow max-md:*:basis-full">
            <ButtonLink to={paths.services}>{home.toServices}</ButtonLink>
            <ButtonLink variant="outline" to={paths.about}>
              {home.toAbout}
            </ButtonLink>
          </div>
          {/* With the hero's background, since houses and trees are behind it. */}
          <p className="-mx-2 mt-4 w-fit rounded-md bg-egg/85 px-2">
            {home.call}{' '}
            <a href={site.phone.href} className="text-link inline-block py-2.5 font-semibold">
              {site.phone.label}
            </a>{' '}
            <span className="whitespace-nowrap">{site.openingHours.inSentence}</span>
          </p>
        </div>
      </div>
      <Illustration
        name="hero"
        className="-z-10 max-md:hidden md:max-lg:-mt-8 md:max-lg:h-[clamp(23rem,47vw,33rem)] lg:absolute lg:inset-0 svg:size-full svg:max-w-none svg:overflow-visible"
      />
      <Illustration
        name="hero-compact"
        className="-z-10 mt-5 h-[max(18rem,76vw)] md:hidden svg:size-full svg:max-w-none"
      />
    </section>
  )
}
