import { CallToAction } from '@/components/sections/call-to-action'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { SectionHeading } from '@/components/sections/section-heading'
import {
  extraPrices,
  familyPrices,
  priceExamples,
  pricesPage,
  professionalPrices,
} from '@/content/prices/prices-page'
import { PaymentTerms } from '@/pages/prices/payment-terms'
import { PriceCard } from '@/pages/prices/price-card'

export default function PricesPage() {
  return (
    <>
      <PageHeader {...pricesPage} />
      <section className="section wrap">
        <SectionHeading title={familyPrices.heading} lead={familyPrices.lead} />
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
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
