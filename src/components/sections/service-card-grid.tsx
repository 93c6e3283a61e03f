import { clsx } from 'clsx'
import { CardText } from '@/components/sections/card-text'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { Card } from '@/components/ui/card'
import { serviceCards } from '@/content/services/service-cards'

const panels = [
  { cards: serviceCards.slice(0, 4), background: 'bg-egg', hover: 'group-hover:bg-egg/38' },
  { cards: serviceCards.slice(4), background: 'bg-peach', hover: 'group-hover:bg-peach/38' },
] as const

/** The eight services as two panels without gaps, so that the illustrations of a row form one bough; on phones as rows. */
export function ServiceCardGrid() {
  return (
    <div className="grid gap-6 max-md:gap-4">
      {panels.map(({ cards, background, hover }) => (
        <Card
          as="ul"
          key={background}
          padding="none"
          className="grid overflow-hidden md:grid-cols-2 lg:grid-cols-4"
        >
          {cards.map(({ illustration, ...card }, index) => (
            <FadeIn
              key={card.heading}
              as="li"
              step={index}
              className="group cover-link flex flex-col rounded-lg border-border max-md:flex-row max-md:gap-4 max-md:rounded-none max-md:px-4 max-md:py-3 max-md:not-first:border-t"
            >
              {/* Overlaps each edge by a pixel: a rounded column width would show as a gap. */}
              <Illustration
                name={illustration}
                className={clsx(
                  '-mx-px aspect-80/49 overflow-hidden max-md:size-20 max-md:shrink-0 max-md:rounded-lg svg:block svg:size-full',
                  background,
                )}
              />
              <div
                className={clsx(
                  'flex min-w-0 grow flex-col border-border px-6 pt-5 pb-6 max-md:block max-md:p-0 max-md:text-sm max-md:[&>h3]:mb-1 max-md:[&>p]:inline max-md:[&>a]:pt-0 transition-colors duration-150',
                  hover,
                  index % 2 === 1 && 'md:border-l',
                  index > 0 && 'lg:border-l',
                )}
              >
                <CardText {...card} />
              </div>
            </FadeIn>
          ))}
        </Card>
      ))}
    </div>
  )
}
