import { CallToAction } from '@/components/sections/call-to-action'
import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { PageHeader } from '@/components/sections/page-header'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section'
import {
  extraPrices,
  familyPrices,
  payment,
  priceExamples,
  pricesPage,
  professionalPrices,
} from '@/content/prices/prices-page'
import { PriceCards } from '@/pages/prices/price-cards'
import { PriceContents } from '@/pages/prices/price-contents'

export default function PricesPage() {
  return (
    <>
      <PageHeader {...pricesPage} isLow preview={<PriceContents />} />
      <section className="section wrap pt-fluid-sm">
        <SectionHeading {...familyPrices} />
        <PriceCards cards={familyPrices.cards} className="md:grid-cols-2 lg:grid-cols-3" />
        <FadeIn className="mt-6 rounded-xl bg-sky px-5 py-6 sm:px-7">
          <h3>{priceExamples.heading}</h3>
          <FactList facts={priceExamples.facts} />
        </FadeIn>
      </section>
      <div className="section cut bg-muted">
        <div className="wrap grid gap-x-6 gap-y-16 md:grid-cols-2 md:gap-y-0">
          {[professionalPrices, extraPrices].map(({ cards, ...section }) => (
            // The columns share their rows (subgrid), so that headings and cards are aligned.
            <section key={section.id} className="md:row-span-5 md:grid md:grid-rows-subgrid">
              <SectionHeading {...section} className="md:pr-8" />
              <PriceCards cards={cards} className="md:row-span-4 md:grid-rows-subgrid" />
            </section>
          ))}
        </div>
      </div>
      <section className="section wrap">
        <SectionHeading {...payment} />
        <FadeIn className="rounded-xl bg-peach p-fluid-sm">
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
      <CallToAction {...pricesPage.callToAction} />
    </>
  )
}
