import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { about } from '@/content/about'

/** The centre, beside the story of its bird. */
export function WhoWeAre() {
  return (
    <section
      aria-labelledby="hvem-vi-er"
      className="section wrap grid items-center gap-fluid-xl max-sm:gap-10 lg:grid-cols-aside-wide"
    >
      <FadeIn>
        <h2 id="hvem-vi-er">{about.who.heading}</h2>
        <div className="mt-5 grid max-w-prose gap-4">
          {about.who.paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </FadeIn>
      <FadeIn
        step={1}
        className="gap-x-8 rounded-xl bg-peach p-[clamp(1.75rem,3vw,2.5rem)] md:max-lg:flex"
      >
        <Illustration
          name="bird-canary"
          className="mb-5 h-22.25 w-27.5 shrink-0 svg:size-full svg:overflow-visible"
        />
        <div className="max-w-prose">
          <h3>{about.bird.heading}</h3>
          {about.bird.paragraphs.map((paragraph) => (
            <p key={paragraph} className="mt-3">
              {paragraph}
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}
