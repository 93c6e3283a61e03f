import { PartBoundary } from '@/components/boundaries/part-boundary'
import { ButtonLink } from '@/components/links/button-link'
import { FadeIn } from '@/components/sections/fade-in'
import { Illustration } from '@/components/sections/illustration'
import { mentorsSection } from '@/content/about'
import { withSoftHyphens } from '@/content/soft-hyphens'
import { mentors } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'

/** The young staff, with the page about their work. */
export function Mentors() {
  return (
    <section aria-labelledby="ressourceteamet" className="section wrap">
      <div className="mb-fluid-sm grid items-center gap-7 md:gap-fluid-lg md:grid-cols-[minmax(0,1.2fr)_minmax(0,1fr)]">
        <FadeIn>
          <h2 id="ressourceteamet">{withSoftHyphens(mentorsSection.heading)}</h2>
          <div className="mt-4 grid max-w-prose gap-4">
            {mentorsSection.paragraphs.map((paragraph) => (
              <p key={paragraph}>{paragraph}</p>
            ))}
          </div>
          <ButtonLink variant="outline" to={mentorsSection.link.to} className="mt-6">
            {mentorsSection.link.label}
          </ButtonLink>
        </FadeIn>
        <FadeIn step={1} className="overflow-hidden rounded-xl bg-leaf">
          <Illustration name="service-ressourceteam" className="aspect-8/5 svg:h-auto svg:w-full" />
        </FadeIn>
      </div>
      <PartBoundary isImportant>
        <TeamGrid members={mentors} columns={4} />
      </PartBoundary>
    </section>
  )
}
