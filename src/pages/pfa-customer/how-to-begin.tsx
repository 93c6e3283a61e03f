import { CheckList } from '@/components/sections/check-list'
import { ContentBlock } from '@/components/sections/content-block'
import { FadeIn } from '@/components/sections/fade-in'
import { pfa } from '@/content/pfa'
import { PhoneHours } from '@/pages/pfa-customer/phone-hours'

/** The steps to a first conversation, beside the telephone hours. */
export function HowToBegin() {
  return (
    <section
      aria-labelledby="saadan-goer-du"
      className="section wrap grid items-start gap-fluid-xl max-sm:gap-10 lg:grid-cols-aside-wide"
    >
      <FadeIn>
        <h2 id="saadan-goer-du">{pfa.steps.heading}</h2>
        <ContentBlock block={{ kind: 'steps', id: 'saadan-goer-du', ...pfa.steps }} />
        <h3 className="mt-10">{pfa.questions.heading}</h3>
        <p className="mt-3 mb-4 max-w-prose">{pfa.questions.intro}</p>
        <CheckList points={pfa.questions.points} />
        <p className="mt-4 max-w-prose">{pfa.questions.after}</p>
      </FadeIn>
      <FadeIn step={1}>
        <PhoneHours />
      </FadeIn>
    </section>
  )
}
