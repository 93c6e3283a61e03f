import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { MoreLink } from '@/components/sections/more-link'
import { SectionHeading } from '@/components/sections/section-heading'
import { about } from '@/content/about'
import { readMore } from '@/content/read-more'
import { withSoftHyphens } from '@/content/soft-hyphens'

export function InfoCards() {
  return (
    <section aria-labelledby="brug-os" className="section cut bg-peach">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="brug-os" title={about.info.heading} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {about.info.cards.map(({ title, text, to, illustration }, index) => (
            <FadeIn
              key={title}
              as="li"
              step={index}
              className="cover-link flex flex-col overflow-hidden rounded-lg bg-card shadow-paper"
            >
              <Illustration
                name={illustration}
                className="aspect-8/5 overflow-hidden bg-egg svg:h-auto svg:w-full"
              />
              <div className="flex flex-1 flex-col p-6">
                <h3 className="text-lg">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{text}</p>
                <MoreLink
                  to={to}
                  label={readMore.label}
                  about={readMore.about(title.toLowerCase())}
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
