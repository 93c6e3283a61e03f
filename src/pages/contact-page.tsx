import { ContactBlock } from '@/components/sections/contact-block'
import { PageHeader } from '@/components/sections/page-header'
import { contact } from '@/content/contact'

export default function ContactPage() {
  return (
    <>
      <PageHeader title={contact.heading} lead={contact.lead} />
      <div className="section wrap">
        <ContactBlock />
      </div>
    </>
  )
}
