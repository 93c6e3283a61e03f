import { ButtonLink } from '@/components/sections/button-link'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { PartFailed } from '@/components/sections/part-failed'
import { PartBoundary } from '@/components/ui/part-boundary'
import { paths } from '@/content/paths'
import { pfa } from '@/content/pfa'
import { Benefits } from '@/pages/pfa-customer/benefits'
import { HowToBegin } from '@/pages/pfa-customer/how-to-begin'
import { ServiceLinks } from '@/pages/pfa-customer/service-links'
import { TestimonialCarousel } from '@/pages/pfa-customer/testimonial-carousel'

export default function PfaCustomerPage() {
  return (
    <>
      <PageHeader {...pfa} illustration="step-3-gren">
        <ButtonLink to={paths.contact}>{pfa.toContact}</ButtonLink>
        <ButtonLink variant="outline" to={paths.services}>
          {pfa.toServices}
        </ButtonLink>
      </PageHeader>
      <HowToBegin />
      <Benefits />
      <PartBoundary fallback={<PartFailed />}>
        <ServiceLinks />
      </PartBoundary>
      <PartBoundary>
        <TestimonialCarousel />
      </PartBoundary>
      <CallToAction {...pfa.callToAction} />
    </>
  )
}
