import { PartBoundary } from '@/components/boundaries/part-boundary'
import { PartFailed } from '@/components/boundaries/part-failed'
import { Section } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { home } from '@/content/home'

export function Services() {
  return (
    <Section {...home.services} className="pt-0">
      <PartBoundary fallback={<PartFailed />}>
        <ServiceCardGrid />
      </PartBoundary>
    </Section>
  )
}
