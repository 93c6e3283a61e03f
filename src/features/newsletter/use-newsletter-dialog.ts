import { createContext, use } from 'react'

type NewsletterDialogControls = {
  /**
   * Fetches the dialog's code and opens it. On closing, the focus returns to what has it now, or to what gets it
   * from a menu that closes with the same click. Whoever has gone on meanwhile, to another page or into another
   * dialog, is not interrupted.
   */
  open: () => void
  /** Fetches the dialog's code ahead of time. */
  prefetch: () => void
}

export const NewsletterDialogContext = createContext<NewsletterDialogControls | null>(null)

/** @throws Error outside the NewsletterDialogProvider */
export function useNewsletterDialog(): NewsletterDialogControls {
  const dialog = use(NewsletterDialogContext)
  if (!dialog) throw new Error('useNewsletterDialog must be used within a NewsletterDialogProvider')
  return dialog
}
