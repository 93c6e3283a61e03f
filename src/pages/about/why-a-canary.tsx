import { Illustration } from '@/components/sections/illustration'
import { whyACanary } from '@/content/about'

/** The story behind the bird of the logo. */
export function WhyACanary() {
  return (
    <div className="gap-x-8 rounded-xl bg-peach p-[clamp(1.75rem,3vw,2.5rem)] md:max-lg:flex">
      <Illustration
        name="bird-canary"
        className="mb-5 h-22 w-28 shrink-0 svg:size-full svg:overflow-visible"
      />
      <div className="max-w-prose">
        <h3>{whyACanary.heading}</h3>
        {whyACanary.paragraphs.map((paragraph) => (
          <p key={paragraph} className="mt-3">
            {paragraph}
          </p>
        ))}
      </div>
    </div>
  )
}
