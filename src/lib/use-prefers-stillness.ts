import { useSyncExternalStore } from 'react'
import { hasComfort } from '@/lib/reading-comfort'

const QUERY = '(prefers-reduced-motion: reduce)'

/** Whether the visitor has asked for less motion, the system or this site. */
export function prefersStillness(): boolean {
  return window.matchMedia(QUERY).matches || hasComfort('calm')
}

/** The same for components. The build does not know and assumes that not. */
export function usePrefersStillness(): boolean {
  return useSyncExternalStore(subscribe, prefersStillness, () => false)
}

function subscribe(onChange: () => void): () => void {
  const query = window.matchMedia(QUERY)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}
