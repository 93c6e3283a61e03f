import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { PartFailed } from '@/components/sections/part-failed'
import { SectionHeading } from '@/components/sections/section-heading'
import { PartBoundary } from '@/components/ui/part-boundary'
import { home } from '@/content/home'

export function Contact() {
  return (
    <section aria-labelledby={home.contact.id} className="section wrap pt-0 max-md:pb-0">
      <FadeIn>
        <PartBoundary fallback={<PartFailed />}>
          <ContactBlock heading={<SectionHeading {...home.contact} />} />
        </PartBoundary>
      </FadeIn>
    </section>
  )
}
