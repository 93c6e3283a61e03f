import { hasReadingPreference, useReadingPreference } from '@/lib/reading-preferences'
import { useMediaQuery } from '@/lib/use-media-query'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked the system or this site for less motion. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches || hasReadingPreference('calm')
}

/** Like prefersReducedMotion, as a hook. */
export function useReducedMotion(): boolean {
  const isReduced = useMediaQuery(QUERY)
  const isCalm = useReadingPreference('calm')
  return isReduced || isCalm
}
