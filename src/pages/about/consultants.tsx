import { FadeIn } from '@/components/sections/fade-in'
import { PartFailed } from '@/components/sections/part-failed'
import { SectionHeading } from '@/components/sections/section-heading'
import { PartBoundary } from '@/components/ui/part-boundary'
import { about } from '@/content/about'
import { mailAdvice } from '@/content/contact'
import { consultants } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'

export function Consultants() {
  return (
    <section aria-labelledby="konsulenter" className="section cut bg-muted">
      <div className="wrap">
        <FadeIn>
          <SectionHeading
            id="konsulenter"
            title={about.consultants.heading}
            lead={about.consultants.lead}
          />
        </FadeIn>
        <PartBoundary fallback={<PartFailed />}>
          <TeamGrid members={consultants} columns={3} />
        </PartBoundary>
        <p className="mt-7 text-sm text-muted-foreground">{mailAdvice}</p>
      </div>
    </section>
  )
}
