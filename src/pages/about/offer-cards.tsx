import { CardText } from '@/components/sections/card-text'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { cardClasses } from '@/components/ui/card'
import { offerCards } from '@/content/about'

/** Ways to use the centre, each with a picture as wide as its card. */
export function OfferCards() {
  return (
    <ul className="grid gap-6 md:grid-cols-3">
      {offerCards.map(({ illustration, ...card }, index) => (
        <FadeIn
          key={card.heading}
          as="li"
          step={index}
          className={cardClasses({
            padding: 'none',
            isLink: true,
            className: 'flex flex-col overflow-hidden',
          })}
        >
          <Illustration
            name={illustration}
            className="aspect-8/5 overflow-hidden bg-egg svg:h-auto svg:w-full"
          />
          <div className="flex grow flex-col p-6">
            <CardText {...card} />
          </div>
        </FadeIn>
      ))}
    </ul>
  )
}
