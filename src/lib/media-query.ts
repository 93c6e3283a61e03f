import { useCallback, useSyncExternalStore } from 'react'
import { breakpoints } from '@/styles/breakpoints'

/** The media query of a breakpoint, as Tailwind's variant of its name. */
export function from(breakpoint: keyof typeof breakpoints): string {
  return `(width >= ${breakpoints[breakpoint]})`
}

/** From here on the layout has columns. */
export const FROM_MD = from('md')

/** The layout of a phone. */
export const BELOW_MD = `(width < ${breakpoints.md})`

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
