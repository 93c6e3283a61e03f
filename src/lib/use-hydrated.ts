import { useSyncExternalStore } from 'react'

/**
 * Whether this render may differ from what the build wrote into the document. False on the server and in the
 * render that takes over the server's HTML; from then on, and on pages that the browser made itself, true.
 */
export function useIsHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  )
}

function neverChanges(): () => void {
  return () => {}
}
