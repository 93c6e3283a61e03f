import { ExternalLink as LeavesSite } from 'lucide-react'
import { CallToAction } from '@/components/sections/call-to-action'
import { PageHeader } from '@/components/sections/page-header'
import { ButtonAnchor } from '@/components/ui/button'
import { externalLinks, opensInNewTab } from '@/content/external-links'
import { viso } from '@/content/viso'
import { AboutViso } from '@/pages/viso/about-viso'
import { Areas } from '@/pages/viso/areas'
import { HowToOrder } from '@/pages/viso/how-to-order'

export default function VisoPage() {
  return (
    <>
      <PageHeader {...viso} illustration="service-helhed">
        <ButtonAnchor href={externalLinks.viso} target="_blank" rel="noopener noreferrer">
          {viso.action}
          <span className="sr-only"> {opensInNewTab}</span>
          <LeavesSite aria-hidden />
        </ButtonAnchor>
      </PageHeader>
      <AboutViso />
      <HowToOrder />
      <Areas />
      <CallToAction {...viso.callToAction} />
    </>
  )
}
