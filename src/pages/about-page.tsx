import { ButtonLink } from '@/components/sections/button-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { PartBoundary } from '@/components/ui/part-boundary'
import { about } from '@/content/about'
import { paths } from '@/content/paths'
import { Consultants } from '@/pages/about/consultants'
import { InfoCards } from '@/pages/about/info-cards'
import { Mentors } from '@/pages/about/mentors'
import { WhoWeAre } from '@/pages/about/who-we-are'

export default function AboutPage() {
  return (
    <>
      <PageHeader {...about} illustration="team">
        <ButtonLink to={paths.contact}>{about.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {about.toServices}
        </ButtonLink>
      </PageHeader>
      <WhoWeAre />
      <Consultants />
      <Mentors />
      <PartBoundary>
        <InfoCards />
      </PartBoundary>
      <CallToAction {...about.callToAction} />
    </>
  )
}
