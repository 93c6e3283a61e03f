import { useEffect } from 'react'
import { ErrorBoundary } from '@/app/error-boundary'
import { preloadToasts } from '@/app/toasts'
import { newsletterFailed } from '@/features/newsletter/messages'
import { NewsletterDialogHost } from '@/features/newsletter/newsletter-dialog-host'
import { useNewsletterDialog } from '@/features/newsletter/newsletter-dialog-store'
import { showToast } from '@/lib/toast-store'

/**
 * The newsletter dialog of the public pages. Where it fails the visitor is told, and it closes: that is the new
 * chance for the next time.
 */
export function NewsletterDialogPlace() {
  return (
    <ErrorBoundary fallback={<Failed />} resetKey={useNewsletterDialog() ? 'open' : 'closed'}>
      <NewsletterDialogHost onOpen={preloadToasts} />
    </ErrorBoundary>
  )
}

function Failed() {
  useEffect(() => showToast(newsletterFailed), [])
  return null
}
