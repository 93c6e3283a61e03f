import { createContext, use } from 'react'

type NewsletterDialogControls = {
  /**
   * Downloads the dialog's code and opens it, unless another page or dialog has been opened meanwhile. On closing, the
   * focus returns to the element that has it now, or gets it from a menu that closes with the same click.
   */
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
