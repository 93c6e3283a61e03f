import { PartBoundary } from '@/components/boundaries/part-boundary'
import { Carousel } from '@/components/carousel/carousel'
import { PageBlock, PageSection } from '@/components/sections/page-block'
import { PageFrame } from '@/components/sections/page-frame'
import { Prose } from '@/components/sections/prose'
import { Section } from '@/components/sections/section'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import {
  pfa,
  pfaBenefits,
  pfaQuestions,
  pfaServices,
  pfaSteps,
  pfaTestimonials,
} from '@/content/pfa'
import { customerTestimonials } from '@/content/testimonials'
import { PhoneHours } from '@/pages/pfa-customer/phone-hours'

/** spec 9, UI: the carousels other than the partners'. */
const TESTIMONIAL_AUTOPLAY_MS = 4000

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
        <div className="section cut bg-peach">
          <div className="wrap">
            <Carousel
              label={pfaTestimonials.heading}
              heading={<h2>{pfaTestimonials.heading}</h2>}
              slides={customerTestimonials.map((testimonial, index) => ({
                key: testimonial.quote,
                node: <TestimonialCard {...testimonial} index={index} />,
              }))}
              slideClassName="basis-full md:basis-1/2"
              autoplayDelayMs={TESTIMONIAL_AUTOPLAY_MS}
              position={pfaTestimonials.position}
            />
          </div>
        </div>
      </PartBoundary>
    </PageFrame>
  )
}
