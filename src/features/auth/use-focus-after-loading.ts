import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '@/lib/move-focus'

/** Focuses the heading of a page that was a spinner after the navigation, unless the focus has moved meanwhile. */
export function useFocusAfterLoading(isLoading: boolean): void {
  const wasLoading = useRef(isLoading)
  useLayoutEffect(() => {
    if (wasLoading.current && !isLoading && document.activeElement === document.body) focusHeading()
    wasLoading.current = isLoading
  }, [isLoading])
}
