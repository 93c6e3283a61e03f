import { useLayoutEffect, useRef } from 'react'
import { focusHeading } from '@/lib/move-focus'

/**
 * Moves the reading position to the heading of a page that was a mere spinner when somebody came to it, unless they
 * have gone elsewhere meanwhile: on arrival there was no heading yet to move it to.
 */
export function useFocusAfterLoading(isLoading: boolean): void {
  const wasLoading = useRef(isLoading)
  useLayoutEffect(() => {
    if (wasLoading.current && !isLoading && document.activeElement === document.body) focusHeading()
    wasLoading.current = isLoading
  }, [isLoading])
}
