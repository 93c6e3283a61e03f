import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { newsletterButtonLabel } from '@/features/newsletter/messages'
import { useNewsletterDialog } from '@/features/newsletter/newsletter-dialog-provider'

/** Opens the newsletter dialog, after the `onClick` of a menu around it. Prefetches its code on hover and focus. */
export function NewsletterButton({
  label = newsletterButtonLabel,
  icon = false,
  onClick,
  ...props
}: { label?: string; icon?: boolean } & Omit<React.ComponentProps<typeof Button>, 'children'>) {
  const dialog = useNewsletterDialog()
  return (
    <Button
      aria-haspopup="dialog"
      {...props}
      onPointerEnter={dialog.prefetch}
      onFocus={dialog.prefetch}
      onClick={(event) => {
        // Safari does not focus a clicked button, to which the dialog returns the focus.
        event.currentTarget.focus()
        onClick?.(event)
        dialog.open()
      }}
    >
      {icon && <Mail aria-hidden />}
      {label}
    </Button>
  )
}
