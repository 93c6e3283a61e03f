import { PartBoundary } from '@/components/boundaries/part-boundary'
import { ContactBlock } from '@/components/sections/contact-block'
import { FadeIn } from '@/components/sections/fade-in'
import { SectionHeading } from '@/components/sections/section'
import { home } from '@/content/home'

export function Contact() {
  return (
    <section aria-labelledby={home.contact.id} className="section wrap max-md:pb-0">
      <FadeIn>
        <PartBoundary isImportant>
          <ContactBlock heading={<SectionHeading {...home.contact} />} />
        </PartBoundary>
      </FadeIn>
    </section>
  )
}
