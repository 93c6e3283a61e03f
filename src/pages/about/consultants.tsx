import { FadeIn } from '@/components/sections/fade-in'
import { SectionHeading } from '@/components/sections/section-heading'
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
        <TeamGrid members={consultants} columns={3} />
        <p className="mt-7 text-sm text-muted-foreground">{mailAdvice}</p>
      </div>
    </section>
  )
}
