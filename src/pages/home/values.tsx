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
            className="grid grid-cols-[4.5rem_minmax(0,1fr)] content-start items-start gap-x-4 gap-y-3 rounded-lg bg-card px-5 py-5.5 shadow-paper md:max-lg:grid-cols-1 lg:grid-cols-[5.5rem_minmax(0,1fr)] lg:px-6 lg:pt-7 lg:pb-7.5 xl:gap-5 xl:px-7"
          >
            <Illustration
              name={illustration}
              className="[&_svg]:h-[3.6rem] [&_svg]:w-[4.5rem] lg:[&_svg]:h-[4.4rem] lg:[&_svg]:w-[5.5rem]"
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
