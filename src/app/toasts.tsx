import { lazy, Suspense } from 'react'
import { ErrorBoundary } from '@/app/error-boundary'
import { useToast } from '@/lib/toast-store'

const loadToaster = () => import('@/components/ui/toaster')
const Toaster = lazy(loadToaster)

/**
 * Fetches the toast's code ahead of time. Pages that talk to the backend call it when they open: the message
 * that there is no connection must not need one.
 */
export function preloadToasts(): void {
  loadToaster().catch(() => {
    // Without it a message is lost and the page stays; the failure itself is logged where it happened.
  })
}

/** The place for the one toast. Most visits never see one, so its code is not part of the page. */
export function Toasts() {
  const toast = useToast()
  if (!toast) return null
  return (
    <ErrorBoundary fallback={null}>
      <Suspense>
        <Toaster regionLabel="Beskeder" closeLabel="Luk besked" />
      </Suspense>
    </ErrorBoundary>
  )
}
