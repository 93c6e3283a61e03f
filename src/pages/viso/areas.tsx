import { clsx } from 'clsx'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { SectionHeading } from '@/components/sections/section-heading'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { viso } from '@/content/viso'
import { tints } from '@/styles/tints'

export function Areas() {
  return (
    <section aria-labelledby="omraader" className="section wrap pb-0">
      <SectionHeading id="omraader" title={viso.areas.heading} lead={viso.areas.lead} />
      <ul className="grid gap-5 lg:grid-cols-3">
        {viso.areas.list.map(({ heading, tint, bird, text }, index) => (
          <FadeIn
            as="li"
            key={heading}
            step={index}
            className="flex gap-4 rounded-lg bg-card p-6 shadow-paper max-xs:flex-col md:gap-5 md:p-7 lg:flex-col"
          >
            <Illustration
              name={bird}
              className={clsx(
                'grid h-18 w-16 shrink-0 place-items-center rounded-egg svg:w-11',
                tints[tint],
              )}
            />
            <div>
              <h3 className="text-lg">{withSoftHyphens(heading)}</h3>
              <p className="mt-2.5 text-muted-foreground">{text}</p>
            </div>
          </FadeIn>
        ))}
      </ul>
    </section>
  )
}
