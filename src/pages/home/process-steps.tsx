import { clsx } from 'clsx'
import { CardText } from '@/components/sections/card-text'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { Section } from '@/components/sections/section'
import { home } from '@/content/home'
import { tints } from '@/styles/tints'

/** The four steps of the work, each with its number on a picture; on phones the picture is at the left. */
export function ProcessSteps() {
  return (
    <Section {...home.process}>
      <ol className="grid gap-8 max-md:gap-5 md:grid-cols-2 lg:grid-cols-4">
        {home.process.steps.map(({ number, title, description, color, illustration }, index) => (
          <FadeIn
            as="li"
            key={number}
            step={index}
            className="relative max-md:grid max-md:grid-cols-media max-md:gap-x-4"
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
              className="relative grid place-items-center rounded-egg bg-primary pt-1 font-display font-semibold text-primary-foreground shadow-cutout max-md:absolute max-md:top-18 max-md:left-1.5 max-md:h-10 max-md:w-9 max-md:text-ui md:-mt-7 md:mb-3 md:ml-4 md:h-13 md:w-11 md:text-number"
            >
              {number}
            </span>
            <div>
              <CardText heading={title} text={description} />
            </div>
          </FadeIn>
        ))}
      </ol>
    </Section>
  )
}
