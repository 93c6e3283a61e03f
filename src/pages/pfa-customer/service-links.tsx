import { FadeIn } from '@/components/sections/fade-in'
import { MoreLink } from '@/components/sections/more-link'
import { SectionHeading } from '@/components/sections/section-heading'
import { pfa } from '@/content/pfa'
import { readMore } from '@/content/read-more'
import { withSoftHyphens } from '@/content/soft-hyphens'

export function ServiceLinks() {
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
              label={readMore.label}
              about={readMore.about(heading.toLowerCase())}
              className="mt-auto self-start pt-4"
            />
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}
