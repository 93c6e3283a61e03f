import { Carousel } from '@/components/carousel/carousel'
import { TestimonialCard } from '@/components/sections/testimonial-card'
import { pfaTestimonials } from '@/content/pfa'
import { customerTestimonials } from '@/content/testimonials'

/** spec 9, UI: the carousels other than the partners'. */
const TESTIMONIAL_AUTOPLAY_MS = 4000

export function TestimonialCarousel() {
  return (
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
  )
}
