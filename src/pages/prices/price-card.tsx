import { clsx } from 'clsx'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { MoreLink } from '@/components/sections/more-link'
import type { PriceCard as PriceCardContent } from '@/content/prices/prices-page'
import { withSoftHyphens } from '@/content/soft-hyphens'

/** The cards of a row share their grid rows, so that the amounts are aligned. */
export function PriceCard({ card, step }: { card: PriceCardContent; step: number }) {
  return (
    <FadeIn
      as="li"
      step={step}
      className={clsx(
        'row-span-2 grid grid-rows-subgrid gap-y-0 rounded-lg bg-card px-5 pt-6.5 shadow-paper sm:px-7',
        card.link ? 'cover-link pb-6.5' : 'pb-3.5',
      )}
    >
      <div>
        <h3>{withSoftHyphens(card.heading)}</h3>
        <p className="mt-2 text-sm text-muted-foreground">{card.text}</p>
      </div>
      <div className="mt-3 flex flex-col border-t border-border">
        <FactList facts={card.facts} />
        {card.link && <MoreLink {...card.link} className="mt-auto self-start pt-4" />}
      </div>
    </FadeIn>
  )
}
