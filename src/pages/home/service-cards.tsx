import { SectionHeading } from '@/components/sections/section-heading'
import { ServiceCardGrid } from '@/components/sections/service-card-grid'
import { home } from '@/content/home'

export function ServiceCards() {
  return (
    <section aria-labelledby="ydelser" className="section pt-0">
      <div className="wrap">
        <SectionHeading id="ydelser" title={home.services.heading} lead={home.services.lead} />
        <ServiceCardGrid />
      </div>
    </section>
  )
}
