import { FadeIn } from '@/components/sections/fade-in'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { testimonials } from '@/content/testimonials'

const COLUMNS = 3

/** All six quotes of the front page (Specification 2, Home): nothing moves, and nobody is named. */
export function TestimonialGrid() {
  return (
    <ul className="grid gap-6 md:grid-cols-2 lg:grid-cols-3">
      {testimonials.map((testimonial, index) => (
        <FadeIn key={testimonial.quote} as="li" step={index % COLUMNS}>
          <TestimonialCard testimonial={testimonial} index={index} />
        </FadeIn>
      ))}
    </ul>
  )
}
