import { FadeIn } from '@/components/sections/fade-in'
import { SectionHeading } from '@/components/sections/section-heading'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { home } from '@/content/home'
import { testimonials } from '@/content/testimonials'

const COLUMNS = 3

/** All six quotes (spec 2, Home), without names and animation. */
export function Testimonials() {
  return (
    <section aria-labelledby="udtalelser" className="section cut bg-peach">
      <div className="wrap">
        <SectionHeading
          id="udtalelser"
          title={home.testimonials.heading}
          lead={home.testimonials.lead}
        />
        <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
          {testimonials.map((testimonial, index) => (
            <FadeIn key={testimonial.quote} as="li" step={index % COLUMNS}>
              <TestimonialCard testimonial={testimonial} index={index} />
            </FadeIn>
          ))}
        </ul>
      </div>
    </section>
  )
}
