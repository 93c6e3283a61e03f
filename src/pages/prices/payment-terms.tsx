import { FadeIn } from '@/components/sections/fade-in'
import { RichText } from '@/components/sections/rich-text'
import { SectionHeading } from '@/components/sections/section-heading'
import { payment } from '@/content/prices/prices-page'

export function PaymentTerms() {
  return (
    <section className="section wrap pb-0">
      <SectionHeading title={payment.heading} />
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
