import { PartFailed } from '@/components/sections/part-failed'
import { Section } from '@/components/sections/section'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { PartBoundary } from '@/components/ui/part-boundary'
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
