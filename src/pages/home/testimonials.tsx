import { FadeIn } from '@/components/sections/fade-in'
import { Section } from '@/components/sections/section'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { home } from '@/content/home'
import { testimonials } from '@/content/testimonials'

/** All six quotes (spec 2, Home), without names and animation. */
export function Testimonials() {
  return (
    <Section {...home.testimonials} band="peach">
      <ul className="grid gap-6 max-md:gap-3 md:grid-cols-2 lg:grid-cols-3">
        {testimonials.map((testimonial, index) => (
          <FadeIn key={testimonial.quote} as="li" step={index % 3}>
            <TestimonialCard {...testimonial} index={index} />
          </FadeIn>
        ))}
      </ul>
    </Section>
  )
}
