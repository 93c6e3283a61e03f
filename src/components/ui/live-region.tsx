import { createPortal } from 'react-dom'
import { useIsHydrated } from '@/lib/use-hydrated'

/**
 * A polite live region. Always rendered, because only changes in an existing region are announced. Rendered into the
 * body: Radix hides the page's root as a whole for a modal dialog, but a root with a live region element by element,
 * the toasts among them.
 */
export function LiveRegion({ children }: { children: React.ReactNode }) {
  // Prerendering has no body.
  if (!useIsHydrated()) return null
  return createPortal(
    <p aria-live="polite" className="sr-only">
      {children}
    </p>,
    document.body,
  )
}
