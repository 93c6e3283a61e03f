import { useSyncExternalStore } from 'react'
import { subscribeToClock } from '@/lib/clock'
import { todayInCopenhagen } from '@/lib/copenhagen-time'
import { BUILT_MARK } from '@/lib/document-marks'
import type { LocalDate } from '@/lib/local-date'

/**
 * Today in Denmark; changes at midnight on an open page too. During prerendering and hydration it is the date of the
 * build, which the document names.
 */
export function useToday(): LocalDate {
  return useSyncExternalStore(subscribeToClock, () => todayInCopenhagen(), dayOfBuild)
}

function dayOfBuild(): LocalDate {
  const built =
    typeof document === 'undefined' ? null : document.documentElement.getAttribute(BUILT_MARK)
  return built ?? todayInCopenhagen()
}
