import { createContext, use } from 'react'

type NewsletterDialogControls = {
  /** Opens the dialog when its code is downloaded, unless another page or dialog has been opened meanwhile. */
  open: () => void
  /** Prefetches the dialog's code. */
  prefetch: () => void
}

export const NewsletterDialogContext = createContext<NewsletterDialogControls | null>(null)

/** @throws Error outside the NewsletterDialogProvider */
export function useNewsletterDialog(): NewsletterDialogControls {
  const dialog = use(NewsletterDialogContext)
  if (!dialog) throw new Error('useNewsletterDialog must be used within a NewsletterDialogProvider')
  return dialog
}
