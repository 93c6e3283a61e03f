import { hasReadingPreference, useReadingPreference } from '@/lib/reading-preferences'
import { useMediaQuery } from '@/lib/use-media-query'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked for less motion, the system or this site. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches || hasReadingPreference('calm')
}

/** The same for components, kept in step. */
export function useReducedMotion(): boolean {
  const isReduced = useMediaQuery(QUERY)
  const isCalm = useReadingPreference('calm')
  return isReduced || isCalm
}
