import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { RichText } from '@/components/sections/rich-text'
import { home } from '@/content/home'

/** The founder's portrait beside a quote of hers. */
export function FounderPortrait() {
  return (
    <section className="section">
      <FadeIn className="wrap grid items-center gap-fluid-xl md:grid-cols-[minmax(0,20rem)_minmax(0,1fr)]">
        <Illustration
          name="portrait-founder"
          className="aspect-9/10 max-md:max-w-52 svg:h-auto svg:w-full"
        />
        <div>
          <h2 className="max-w-[18em]">{home.founder.heading}</h2>
          {home.founder.paragraphs.map((paragraph) => (
            <p key={JSON.stringify(paragraph)} className="mt-4 max-w-measure first-of-type:mt-5.5">
              <RichText text={paragraph} />
            </p>
          ))}
        </div>
      </FadeIn>
    </section>
  )
}
