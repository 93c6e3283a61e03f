import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageBlock, PageSection } from '@/components/sections/page-block'
import { PageFrame } from '@/components/sections/page-frame'
import { Prose } from '@/components/sections/prose'
import { Section } from '@/components/sections/section'
import { pfa, pfaBenefits, pfaQuestions, pfaServices, pfaSteps } from '@/content/pfa'
import { PhoneHours } from '@/pages/pfa-customer/phone-hours'
import { TestimonialCarousel } from '@/pages/pfa-customer/testimonial-carousel'

export default function PfaCustomerPage() {
  return (
    <PageFrame content={pfa}>
      <Section {...pfaSteps} aside={<PhoneHours />}>
        <PageBlock block={pfaSteps} />
        <h3 className="mt-10 mb-3">{pfaQuestions.heading}</h3>
        <Prose {...pfaQuestions} />
      </Section>
      <PageSection section={pfaBenefits} />
      <PageSection section={pfaServices} />
      <PartBoundary>
        <TestimonialCarousel />
      </PartBoundary>
    </PageFrame>
  )
}
