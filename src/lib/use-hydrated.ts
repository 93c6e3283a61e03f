import { useSyncExternalStore } from 'react'

/** Whether this render may differ from the prerendered HTML: false during prerendering and hydration. */
export function useIsHydrated(): boolean {
  return useHydrated(true, false)
}

/** A value that is unknown during prerendering, and `onServer` until hydration. Equal values render once. */
export function useHydrated<Value>(value: Value, onServer: Value): Value {
  return useSyncExternalStore(
    neverChanges,
    () => value,
    () => onServer,
  )
}

const neverChanges = () => () => {}
