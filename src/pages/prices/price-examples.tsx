import { FactList } from '@/components/sections/fact-list'
import { FadeIn } from '@/components/sections/fade-in'
import { priceExamples } from '@/content/prices/prices-page'

/** Examples: the total price of a few talks. */
export function PriceExamples() {
  return (
    <FadeIn className="mt-6 rounded-xl bg-sky px-5 py-6.5 sm:px-7">
      <h3>{priceExamples.heading}</h3>
      <FactList facts={priceExamples.facts} />
    </FadeIn>
  )
}
