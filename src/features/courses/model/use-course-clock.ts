import { useSyncExternalStore } from 'react'
import { type CourseTimes, lastTurn } from '@/features/courses/model/is-past'
import { subscribeToClock } from '@/lib/clock'
import type { LocalDateTime } from '@/lib/local-date'
import { nowInCopenhagen } from '@/lib/moment-in-copenhagen'

/**
 * The time in Denmark, as far as it matters to courses: it goes on when a day begins or one of them ends, and nothing
 * is rendered in between. Only for what the browser makes, since the build knows no courses.
 */
export function useCourseClock(courses: readonly CourseTimes[]): LocalDateTime {
  return useSyncExternalStore(subscribeToClock, () => lastTurn(courses, nowInCopenhagen()))
}
