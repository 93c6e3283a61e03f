import { FadeIn } from '@/components/sections/fade-in'
import { RichText } from '@/components/sections/rich-text'
import { payment } from '@/content/prices/prices-page'

/** How payment works, as one panel. */
export function PaymentTerms() {
  return (
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
  )
}
