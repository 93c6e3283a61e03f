import { clsx } from 'clsx'
import { MoreLink } from '@/components/links/more-link'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { cardClasses } from '@/components/ui/card'
import type { PriceCard } from '@/content/prices/prices-page'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** Cards with prices. Those of a row share their grid rows, so that the amounts are aligned. */
export function PriceCards({
  cards,
  className,
}: {
  cards: readonly PriceCard[]
  className: string
}) {
  return (
    <ul className={clsx('grid gap-6 print:columns-2', className)}>
      {cards.map(({ heading, text, facts, link }, index) => (
        <FadeIn
          key={heading}
          as="li"
          step={index % 3}
          className={cardClasses({
            padding: 'none',
            isLink: link !== undefined,
            className: clsx(
              'row-span-2 grid grid-rows-subgrid gap-y-0 px-5 pt-6 sm:px-7',
              link ? 'pb-6' : 'pb-3.5',
            ),
          })}
        >
          <div>
            <h3>{withSoftHyphens(heading)}</h3>
            <p className="mt-2 text-sm text-muted-foreground">{text}</p>
          </div>
          <div className="mt-3 flex flex-col border-t border-border">
            <FactList facts={facts} />
            {link && <MoreLink {...link} className="mt-auto self-start pt-4" />}
          </div>
        </FadeIn>
      ))}
    </ul>
  )
}
