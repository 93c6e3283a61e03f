import { Illustration } from '@/components/sections/illustration'
import type { Testimonial } from '@/content/testimonials'
import type { IllustrationName } from '@/illustrations/illustration-name'

const OTHER_BIRDS = ['bird-heather', 'bird-rose', 'bird-mist', 'bird-green', 'bird-white'] as const

/** A quote with a bird below it, on phones beside it. @param index among the cards: only the first has the canary */
export function TestimonialCard({ quote, index }: Testimonial & { index: number }) {
  const bird: IllustrationName =
    index === 0 ? 'bird-canary' : (OTHER_BIRDS[index % OTHER_BIRDS.length] ?? 'bird-rose')
  return (
    <div className="flex h-full flex-col max-md:flex-row-reverse max-md:items-end max-md:gap-2">
      <blockquote className="flex-1 rounded-quote bg-card px-7 py-6 max-md:px-5 max-md:py-3 text-figure leading-7 max-xs:wrap-anywhere">
        <p>{quote}</p>
      </blockquote>
      <Illustration
        name={bird}
        className="mt-1.5 ml-0.5 h-15 w-18 max-md:-mb-1.5 max-md:h-10 max-md:w-12 max-md:shrink-0 svg:size-full svg:overflow-visible"
      />
    </div>
  )
}
