import { Mail } from 'lucide-react'
import { use } from 'react'
import { AfterClosing } from '@/components/ui/after-closing'
import { Button } from '@/components/ui/button'
import { newsletterButtonLabel } from '@/content/newsletter'
import {
  NewsletterDialog,
  OpenNewsletterDialog,
} from '@/features/newsletter/newsletter-dialog-provider'

/** Opens the newsletter dialog, in the place of a menu around it. Prefetches its code on hover and focus. */
export function NewsletterButton({
  label = newsletterButtonLabel,
  icon = false,
  onClick,
  ...props
}: { label?: string; icon?: boolean } & Omit<React.ComponentProps<typeof Button>, 'children'>) {
  const openDialog = use(OpenNewsletterDialog)
  const afterClosing = use(AfterClosing)
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      onPointerEnter={NewsletterDialog.prefetch}
      onFocus={NewsletterDialog.prefetch}
      onClick={(event) => {
        // Safari does not focus a clicked button, to which the dialog returns the focus.
        event.currentTarget.focus()
        onClick?.(event)
        afterClosing(openDialog)
      }}
    >
      {icon && <Mail aria-hidden />}
      {label}
    </Button>
  )
}
