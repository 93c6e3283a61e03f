import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PageBlock } from '@/components/sections/page-block'
import { PageHeader } from '@/components/sections/page-header'
import { Prose } from '@/components/sections/prose'
import { UrgentHelp } from '@/components/sections/urgent-help'
import { contact } from '@/content/contact'
import { atHand, contactPage, firstCall, withoutPlan } from '@/content/contact-page'

export default function ContactPage() {
  return (
    <>
      <PageHeader title={contact.heading} {...contactPage} />
      <div className="section wrap">
        <ContactBlock />
        <section aria-labelledby={firstCall.id} className="mt-(--section) max-w-prose">
          <h2 id={firstCall.id} className="mb-6 text-2xl">
            {firstCall.heading}
          </h2>
          <PageBlock block={firstCall} />
        </section>
      </div>
      <div className="section cut bg-muted">
        <div className="wrap grid gap-x-fluid-lg gap-y-8 md:grid-cols-2">
          {[withoutPlan, atHand].map(({ heading, ...text }, index) => (
            <FadeIn key={heading} step={index}>
              <h2 className="mb-4 text-2xl">{heading}</h2>
              <Prose {...text} />
            </FadeIn>
          ))}
          <FadeIn step={2} className="md:col-span-2">
            <UrgentHelp />
          </FadeIn>
        </div>
      </div>
    </>
  )
}
