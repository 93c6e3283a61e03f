import { Dialog } from '@/components/ui/dialog'
import { Illustration } from '@/components/ui/illustration'
import { newsletterFormMessages } from '@/features/newsletter/messages'
import { NewsletterForm } from '@/features/newsletter/newsletter-form'
import drawing from '@/illustrations/newsletter.svg?raw'

/** The sign-up to the newsletter. Rendered while it is open, and downloaded only then. */
export function NewsletterDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={newsletterFormMessages.title}
      closeLabel={newsletterFormMessages.close}
    >
      <div className="grid items-center gap-x-8 md:grid-cols-[minmax(0,1fr)_13rem]">
        <NewsletterForm onSubscribed={onClose} />
        <Illustration svg={drawing} className="max-md:hidden" />
      </div>
    </Dialog>
  )
}
