import { useEffect } from 'react'
import { ErrorBoundary } from 'react-error-boundary'
import { useLocation } from 'react-router-dom'
import { newsletterFailed } from '@/features/newsletter/messages'
import {
  closeNewsletterDialog,
  useNewsletterDialog,
} from '@/features/newsletter/newsletter-dialog-store'
import { showToast } from '@/lib/toast-store'

function tellAndClose(): void {
  showToast(newsletterFailed)
  closeNewsletterDialog()
}

/**
 * The place of the one newsletter dialog, for the frame around the pages. Where it fails the visitor is told, and it
 * closes: that is the new chance for the next time.
 * @param onOpen for what the dialog will need: its answers come as toasts
 */
export function NewsletterDialogHost({ onOpen }: { onOpen: () => void }) {
  const { key } = useLocation()
  const Dialog = useNewsletterDialog()
  const isOpen = Dialog !== null

  useEffect(() => {
    if (isOpen) onOpen()
  }, [isOpen, onOpen])

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every step to another page it closes
  useEffect(() => closeNewsletterDialog, [key])

  return (
    <ErrorBoundary fallback={null} onError={tellAndClose} resetKeys={[isOpen]}>
      {Dialog && <Dialog onClose={closeNewsletterDialog} />}
    </ErrorBoundary>
  )
}
