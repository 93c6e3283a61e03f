import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import {
  closeNewsletterDialog,
  useNewsletterDialog,
} from '@/features/newsletter/newsletter-dialog-store'

/**
 * The place of the one newsletter dialog, for the frame around the pages. `onOpen` is for what the dialog will
 * need: its answers come as toasts.
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

  return Dialog && <Dialog onClose={closeNewsletterDialog} />
}
