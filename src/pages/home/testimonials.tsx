import { SectionHeading } from '@/components/sections/section-heading'
import { TestimonialGrid } from '@/components/sections/testimonial-grid'
import { home } from '@/content/home'

export function Testimonials() {
  return (
    <section aria-labelledby="udtalelser" className="section cut bg-peach">
      <div className="wrap">
        <SectionHeading
          id="udtalelser"
          title={home.testimonials.heading}
          lead={home.testimonials.lead}
        />
        <TestimonialGrid />
      </div>
    </section>
  )
}
