import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { home, values } from '@/content/home'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** Overlaps the hero's front hill. */
export function Values() {
  return (
    <section aria-label={home.valuesLabel} className="relative z-10 -mt-10 lg:-mt-22">
      <ul className="wrap grid gap-5 md:grid-cols-3">
        {values.map(({ illustration, title, text }, index) => (
          <FadeIn
            as="li"
            key={title}
            step={index}
            className="grid grid-cols-media content-start items-start gap-x-4 gap-y-3 rounded-lg bg-card px-5 py-5.5 shadow-paper md:max-lg:grid-cols-1 lg:grid-cols-media lg:px-6 lg:pt-7 lg:pb-7.5 xl:gap-5 xl:px-7"
          >
            <Illustration
              name={illustration}
              className="w-18 lg:w-22 svg:h-14.5 svg:w-full lg:svg:h-17.5"
            />
            <div>
              <h2 className="mt-0.5 mb-1.5 text-xl tracking-normal">{withSoftHyphens(title)}</h2>
              <p className="text-sm text-muted-foreground">{text}</p>
            </div>
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}
