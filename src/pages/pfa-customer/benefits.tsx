import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { SectionHeading } from '@/components/sections/section-heading'
import { pfa } from '@/content/pfa'

export function Benefits() {
  return (
    <section aria-labelledby="fordele" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="fordele" title={pfa.benefits.heading} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {pfa.benefits.cards.map(({ heading, text, illustration }, index) => (
            <FadeIn
              key={heading}
              as="li"
              step={index}
              className="grid grid-cols-media content-start items-start gap-x-5 rounded-lg bg-card p-6 shadow-paper md:grid-cols-1"
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
