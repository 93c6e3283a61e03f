import { useSyncExternalStore } from 'react'
import { type LocalDate, todayInCopenhagen } from '@/lib/local-date'

/** Today in Denmark, also in a tab that was left open overnight: looked up anew when the tab is shown. */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, () => todayInCopenhagen())
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
