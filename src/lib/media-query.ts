import { useCallback, useSyncExternalStore } from 'react'

/** Tailwind's `md`: from here on the layout has columns; below it is that of a phone. */
export const MD_BREAKPOINT = '48rem'

export const FROM_MD = `(width >= ${MD_BREAKPOINT})`

export const BELOW_MD = `(width < ${MD_BREAKPOINT})`

/** Whether a media query matches. @param onServer during prerendering and hydration */
export function useMediaQuery(query: string, onServer = false): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query)
      list.addEventListener('change', onChange)
      return () => list.removeEventListener('change', onChange)
    },
    [query],
  )
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(query).matches,
    () => onServer,
  )
}
