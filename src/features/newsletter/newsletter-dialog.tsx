import { Illustration } from '@/components/sections/illustration'
import { Dialog } from '@/components/ui/dialog'
import { newsletterFormMessages } from '@/features/newsletter/form-messages'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'

/** The sign-up to the newsletter. Rendered only while it is open. */
export default function NewsletterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      requestClose={onClose}
      title={newsletterFormMessages.title}
      closeLabel={newsletterFormMessages.close}
    >
      <div className="grid items-center gap-x-8 md:grid-cols-media-end">
        <NewsletterForm onSubscribed={onClose} />
        <Illustration name="newsletter" className="aspect-18/13 w-52 max-md:hidden" />
      </div>
    </Dialog>
  )
}
