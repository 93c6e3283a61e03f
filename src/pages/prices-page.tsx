import { clsx } from 'clsx'
import { Link } from 'react-router-dom'
import { MoreLink } from '@/components/links/more-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section'
import { cardClasses } from '@/components/ui/card'
import { chipClasses } from '@/components/ui/chip'
import {
  extraPrices,
  familyPrices,
  type PriceCard as PriceCardContent,
  payment,
  priceExamples,
  pricesPage,
  professionalPrices,
} from '@/content/prices/prices-page'
import { withSoftHyphens } from '@/content/soft-hyphens'

export default function PricesPage() {
  return (
    <>
      <PageHeader {...pricesPage} isLow preview={<Contents />} />
      <section className="section wrap pt-fluid-sm">
        <SectionHeading {...familyPrices} />
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3 print:columns-2">
          {familyPrices.cards.map((card, index) => (
            <PriceCard key={card.heading} card={card} step={index % 3} />
          ))}
        </ul>
        <FadeIn className="mt-6 rounded-xl bg-sky px-5 py-6.5 sm:px-7">
          <h3>{priceExamples.heading}</h3>
          <FactList facts={priceExamples.facts} />
        </FadeIn>
      </section>
      <div className="section cut bg-muted">
        <div className="wrap grid gap-x-6 gap-y-16 md:grid-cols-2 md:gap-y-0">
          {[professionalPrices, extraPrices].map(({ cards, ...section }, index) => (
            // The columns share their rows (subgrid), so that headings and cards are aligned.
            <section key={section.id} className="md:row-span-5 md:grid md:grid-rows-subgrid">
              <SectionHeading {...section} className="md:pr-8" />
              <ul className="grid gap-6 md:row-span-4 md:grid-rows-subgrid print:columns-2">
                {cards.map((card) => (
                  <PriceCard key={card.heading} card={card} step={index} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <PaymentTerms />
      <CallToAction {...pricesPage.callToAction} />
    </>
  )
}

function Contents() {
  return (
    <nav aria-label={pricesPage.contents} className="mt-5">
      {/* On phones a row to scroll, as the tabs: below each other they would fill a quarter of the screen. */}
      <ul className="flex gap-2.5 overflow-x-auto [scrollbar-width:none]">
        {[familyPrices, professionalPrices, extraPrices, payment].map(({ id, heading }) => (
          <li key={id} className="shrink-0 whitespace-nowrap">
            <Link
              to={{ hash: id }}
              className={clsx(chipClasses(false), 'focus-visible:-outline-offset-4')}
            >
              {heading}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The cards of a row share their grid rows, so that the amounts are aligned. */
function PriceCard({ card, step }: { card: PriceCardContent; step: number }) {
  return (
    <FadeIn
      as="li"
      step={step}
      className={clsx(
        cardClasses({ padding: 'none', isLink: card.link !== undefined }),
        'row-span-2 grid grid-rows-subgrid gap-y-0 px-5 pt-6.5 sm:px-7',
        card.link ? 'pb-6.5' : 'pb-3.5',
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

function PaymentTerms() {
  return (
    <section className="section wrap pb-0">
      <SectionHeading {...payment} />
      <FadeIn className="rounded-xl bg-peach p-[clamp(1.5rem,3.5vw,3rem)]">
        <ul className="grid gap-x-10 gap-y-8 md:grid-cols-2 lg:grid-cols-3">
          {payment.terms.map(({ heading, text }) => (
            <li key={heading}>
              <h3 className="text-lg">{heading}</h3>
              <p className="mt-2 text-sm">
                <RichText text={text} />
              </p>
            </li>
          ))}
        </ul>
      </FadeIn>
    </section>
  )
}
