import { useSyncExternalStore } from 'react'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { BUILT_MARK } from '@/lib/document-marks'
import type { LocalDate } from '@/lib/local-date'

/**
 * Today in Denmark, also in a tab that was left open overnight: looked up anew when the tab is shown. The build's
 * HTML, and the render that takes it over, have the day of the build, which the document names.
 */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribe, () => todayInCopenhagen(), dayOfBuild)
}

function subscribe(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}

function dayOfBuild(): LocalDate {
  const built =
    typeof document === 'undefined' ? null : document.documentElement.getAttribute(BUILT_MARK)
  return built ?? todayInCopenhagen()
}
