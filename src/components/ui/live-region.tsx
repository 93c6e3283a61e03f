import { createPortal } from 'react-dom'
import { useIsHydrated } from '@/lib/use-hydrated'

/**
 * Words that screen readers announce when they change. Always there, because only changes in a place they
 * know are announced. Not among the page's own elements: a modal dialog hides those as a whole, but one by one
 * where a live region is among them, and so also the toasts beside it.
 */
export function LiveRegion({ children }: { children: React.ReactNode }) {
  // A server has no body to put it in.
  if (!useIsHydrated()) return null
  return createPortal(
    <p aria-live="polite" className="sr-only">
      {children}
    </p>,
    document.body,
  )
}
