import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
import { pfa } from '@/content/pfa'
import { PhoneHours } from '@/pages/pfa-customer/phone-hours'

/** The steps to a first conversation, beside the hours on the phone. */
export function HowToBegin() {
  return (
    <section
      aria-labelledby="saadan-goer-du"
      className="section wrap grid items-start gap-[clamp(2.5rem,6vw,6rem)] lg:grid-cols-[minmax(0,1fr)_minmax(0,25rem)]"
    >
      <FadeIn>
        <h2 id="saadan-goer-du">{pfa.steps.heading}</h2>
        <ContentBlock block={{ kind: 'steps', id: 'saadan-goer-du', ...pfa.steps }} />
      </FadeIn>
      <FadeIn step={1}>
        <PhoneHours />
      </FadeIn>
    </section>
  )
}
