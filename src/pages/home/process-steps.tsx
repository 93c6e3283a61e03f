import { clsx } from 'clsx'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { SectionHeading } from '@/components/sections/section-heading'
import { home, processSteps } from '@/content/home'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { tints } from '@/styles/tints'

/** The steps of working with the centre. */
export function ProcessSteps() {
  return (
    <section aria-labelledby="saadan-arbejder-vi" className="section">
      <div className="wrap">
        <SectionHeading
          id="saadan-arbejder-vi"
          title={home.process.heading}
          lead={home.process.lead}
        />
        <ol className="grid gap-8 md:grid-cols-2 lg:grid-cols-4">
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
                  'self-start overflow-hidden rounded-lg max-md:row-span-2 max-md:w-34 svg:h-auto svg:w-full max-md:svg:aspect-square',
                  tints[color],
                )}
              />
              <span
                aria-hidden
                className="relative grid place-items-center rounded-egg bg-primary pt-1 font-display font-semibold text-primary-foreground shadow-cutout max-md:absolute max-md:top-26 max-md:left-2.5 max-md:h-11.25 max-md:w-9.5 max-md:text-ui md:-mt-7 md:mb-3 md:ml-4.5 md:h-13.5 md:w-11.5 md:text-number"
              >
                {number}
              </span>
              <div>
                <h3 className="text-lg max-md:pt-1.5">{withSoftHyphens(title)}</h3>
                <p className="mt-2 text-sm text-muted-foreground">{description}</p>
              </div>
            </FadeIn>
          ))}
        </ol>
      </div>
    </section>
  )
}
