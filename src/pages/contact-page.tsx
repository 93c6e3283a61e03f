import { CheckList } from '@/components/sections/check-list'
import { ContactBlock } from '@/components/sections/contact-block'
import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
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
          <h2 id={firstCall.id} className="text-2xl">
            {firstCall.heading}
          </h2>
          <ContentBlock block={firstCall} />
        </section>
      </div>
      <div className="section cut bg-muted">
        <div className="wrap grid gap-x-fluid-lg gap-y-8 md:grid-cols-2">
          <FadeIn>
            <h2 className="text-2xl">{withoutPlan.heading}</h2>
            <Prose {...withoutPlan} />
          </FadeIn>
          <FadeIn step={1}>
            <h2 className="text-2xl">{atHand.heading}</h2>
            <p className="mt-4 mb-4">{atHand.intro}</p>
            <CheckList points={atHand.points} />
          </FadeIn>
          <FadeIn step={2} className="md:col-span-2">
            <UrgentHelp />
          </FadeIn>
        </div>
      </div>
    </>
  )
}
