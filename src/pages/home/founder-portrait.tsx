import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { RichText } from '@/components/sections/rich-text'
import { home } from '@/content/home'

export function FounderPortrait() {
  return (
    <section className="section">
      <FadeIn className="wrap grid grid-cols-[6.5rem_minmax(0,1fr)] items-center gap-fluid-xl max-md:gap-x-4 max-md:gap-y-0 md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Illustration name="portrait-founder" className="aspect-9/10 svg:h-auto svg:w-full" />
        <div className="max-md:contents">
          <h2 className="max-w-[18em]">{home.founder.heading}</h2>
          {home.founder.paragraphs.map((paragraph) => (
            <p
              key={JSON.stringify(paragraph)}
              className="mt-4 max-w-measure first-of-type:mt-5 max-md:col-span-2"
            >
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}
