import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { SectionHeading } from '@/components/sections/section-heading'
import { pfa } from '@/content/pfa'

const benefits = [
  { ...pfa.benefits.access, illustration: 'value-tryghed' },
  { ...pfa.benefits.tailored, illustration: 'value-helhed' },
  { ...pfa.benefits.expertise, illustration: 'value-ekspertise' },
] as const

export function Benefits() {
  return (
    <section aria-labelledby="fordele" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading id="fordele" title={pfa.benefits.heading} />
        </FadeIn>
        <ul className="grid gap-6 md:grid-cols-3">
          {benefits.map(({ heading, text, illustration }, index) => (
            <FadeIn
              key={heading}
              as="li"
              step={index}
              className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-start gap-x-5 rounded-lg bg-card p-6 shadow-paper md:grid-cols-1"
            >
              <Illustration
                name={illustration}
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
