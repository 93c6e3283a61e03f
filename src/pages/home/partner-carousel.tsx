import { Carousel } from '@/components/sections/carousel'
import { type Partner, partnerCarousel, partners } from '@/content/partners'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** spec 9, UI. */
const PARTNER_AUTOPLAY_MS = 3000

/** The centre's partners, two to six at a time (spec 2, Home). */
export function PartnerCarousel() {
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
      className="grid h-full min-h-25 content-center justify-items-center rounded-md bg-muted px-2 py-4 text-center leading-tight"
    >
      <span className="font-display text-lg font-semibold">{partner.name}</span>
      <span className="text-meta text-muted-foreground">{partner.kind}</span>
    </div>
  )
}
