import { Carousel } from '@/components/carousel/carousel'
import { partnerCarousel, partners } from '@/content/partners'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** spec 9, UI. */
const AUTOPLAY_MS = 3000

/** The centre's partners, two to six at a time (spec 2, Home). */
export function Partners() {
  return (
    <section className="section wrap">
      <Carousel
        label={partnerCarousel.heading}
        heading={<h2 className="text-2xl">{withSoftHyphens(partnerCarousel.heading)}</h2>}
        slides={partners.map(({ name, kind }) => ({
          key: name,
          // A wordmark in place of a logo. Screen readers get the partner's full name once, as for an image.
          node: (
            <div
              role="img"
              aria-label={`${name} ${kind}`}
              className="grid h-full min-h-25 content-center justify-items-center rounded-md bg-muted px-2 py-4 text-center leading-tight max-md:min-h-20"
            >
              <span className="font-display text-lg font-semibold">{name}</span>
              <span className="text-meta text-muted-foreground">{kind}</span>
            </div>
          ),
        }))}
        slideClassName="basis-1/2 md:basis-1/3 lg:basis-1/4 xl:basis-1/6"
        loop
        autoplayDelayMs={AUTOPLAY_MS}
        position={partnerCarousel.position}
      />
    </section>
  )
}
