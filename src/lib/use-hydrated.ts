import { useSyncExternalStore } from 'react'

/**
 * Whether this render may differ from what the build wrote into the document. False on the server and in the
 * render that takes over the server's HTML; from then on, and on pages that the browser made itself, true.
 */
export function useIsHydrated(): boolean {
  return useHydrated(true, false)
}

/**
 * A value that the build did not know. Where it is what the build assumed, there is no second render.
 * @param onServer what the build assumed, and the render that takes over the server's HTML
 */
export function useHydrated<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => onServer,
  )
}

function neverChanges(): () => void {
  return () => {}
}
