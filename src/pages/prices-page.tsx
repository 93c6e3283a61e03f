import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import {
  extraPrices,
  familyPrices,
  pricesPage,
  professionalPrices,
} from '@/content/prices/prices-page'
import { PaymentTerms } from '@/pages/prices/payment-terms'
import { PriceCard } from '@/pages/prices/price-card'
import { PriceExamples } from '@/pages/prices/price-examples'

export default function PricesPage() {
  return (
    <>
      <PageHeader
        title={pricesPage.title}
        lead={pricesPage.lead}
        description={pricesPage.description}
      />
      <section className="section wrap">
        <SectionHeading title={familyPrices.heading} lead={familyPrices.lead} />
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {familyPrices.cards.map((card, index) => (
            <PriceCard key={card.heading} card={card} step={index % 3} />
          ))}
        </ul>
        <PriceExamples />
      </section>
      <div className="section cut bg-muted">
        <div className="wrap grid gap-x-6 gap-y-16 md:grid-cols-2 md:gap-y-0">
          {[professionalPrices, extraPrices].map(({ heading, lead, cards }, index) => (
            // The columns share their rows (subgrid), so that headings and cards are aligned.
            <section key={heading} className="md:row-span-5 md:grid md:grid-rows-subgrid">
              <SectionHeading title={heading} lead={lead} className="md:pr-8" />
              <ul className="grid gap-6 md:row-span-4 md:grid-rows-subgrid">
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
