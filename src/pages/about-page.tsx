import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PageFrame } from '@/components/sections/page-frame'
import { Prose } from '@/components/sections/prose'
import { Section } from '@/components/sections/section'
import { about, consultantsSection, offers, whoWeAre } from '@/content/about'
import { mailAdvice } from '@/content/contact'
import { consultants } from '@/content/team'
import { TeamGrid } from '@/features/team/team-grid'
import { Mentors } from '@/pages/about/mentors'
import { OfferCards } from '@/pages/about/offer-cards'
import { WhyACanary } from '@/pages/about/why-a-canary'

export default function AboutPage() {
  return (
    <PageFrame content={about}>
      <Section {...whoWeAre} aside={<WhyACanary />}>
        <Prose {...whoWeAre} />
      </Section>
      <Section {...consultantsSection}>
        <TeamGrid members={consultants} columns={3} />
        <p className="mt-7 text-sm text-muted-foreground">{mailAdvice}</p>
      </Section>
      <PartBoundary>
        <Mentors />
      </PartBoundary>
      <Section {...offers}>
        <OfferCards />
      </Section>
    </PageFrame>
  )
}
