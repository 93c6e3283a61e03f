import { createPortal } from 'react-dom'

/**
 * Words that screen readers announce when they change. Always there, because only changes in a place they
 * know are announced. Not among the page's own elements: a modal dialog hides those as a whole, but one by one
 * where a live region is among them, and so also the toasts beside it.
 */
export function LiveRegion({ children }: { children: React.ReactNode }) {
  return createPortal(
    <p aria-live="polite" className="sr-only">
      {children}
    </p>,
    document.body,
  )
}
