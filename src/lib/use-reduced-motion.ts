import { useSyncExternalStore } from 'react'
import { hasReadingPreference } from '@/lib/reading-preferences'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked for less motion, the system or this site. */
export function prefersReducedMotion(): boolean {
  return window.matchMedia(QUERY).matches || hasReadingPreference('calm')
}

/** The same for components. The build does not know and assumes that not. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
