import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { Section } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { home } from '@/content/home'

export function Services() {
  return (
    <Section {...home.services}>
      <PartBoundary fallback={<PartFailed />}>
        <ServiceCardGrid />
      </PartBoundary>
    </Section>
  )
}
