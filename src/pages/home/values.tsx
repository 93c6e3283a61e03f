import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { cardClasses } from '@/components/ui/card'
import { home } from '@/content/home'
import { withSoftHyphens } from '@/content/soft-hyphens'

const card = cardClasses({
  padding: 'none',
  className:
    'grid grid-cols-media content-start gap-x-4 gap-y-3 p-5 max-md:py-3.5 md:max-lg:grid-cols-1 lg:p-7',
})

/** Three cards that overlap the hero's front hill. */
export function Values() {
  return (
    <section aria-label={home.values.label} className="relative z-10 -mt-10 lg:-mt-22">
      <ul className="wrap grid gap-5 max-md:gap-3 md:grid-cols-3">
        {home.values.cards.map(({ illustration, title, text }, index) => (
          <FadeIn as="li" key={title} step={index} className={card}>
            <Illustration
              name={illustration}
              className="aspect-5/4 w-18 lg:w-22 svg:h-auto svg:w-full"
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
