import { Carousel } from '@/components/sections/carousel'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { pfa } from '@/content/pfa'
import { customerTestimonials } from '@/content/testimonials'

/** spec 9, UI: the carousels other than the partners'. */
const TESTIMONIAL_AUTOPLAY_MS = 4000

export function TestimonialCarousel() {
  return (
    <section className="section cut bg-peach">
      <div className="wrap">
        <Carousel
          label={pfa.testimonials.heading}
          heading={<h2>{pfa.testimonials.heading}</h2>}
          slides={customerTestimonials.map((testimonial, index) => ({
            key: testimonial.quote,
            node: <TestimonialCard testimonial={testimonial} index={index} />,
          }))}
          slideClassName="basis-full md:basis-1/2"
          autoplayDelayMs={TESTIMONIAL_AUTOPLAY_MS}
          position={pfa.testimonials.position}
        />
      </div>
    </section>
  )
}
