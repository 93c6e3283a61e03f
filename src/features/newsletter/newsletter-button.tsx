import { Mail } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { newsletterButtonLabel } from '@/features/newsletter/messages'
import { useNewsletterDialog } from '@/features/newsletter/use-newsletter-dialog'

/**
 * Opens the newsletter dialog, whose code is fetched when the pointer or the focus comes near. A menu around it may add
 * its own `onClick`, which then comes first.
 */
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
        // Safari does not focus a clicked button, and the dialog gives the focus back to where it was.
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
