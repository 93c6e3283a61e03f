import { useSyncExternalStore } from 'react'
import { type CourseTimes, lastTurn } from '@/features/courses/domain/course-event'
import { subscribeToClock } from '@/lib/clock'
import type { LocalDateTime } from '@/lib/local-date'
import { nowInCopenhagen } from '@/lib/moment-in-copenhagen'

/**
 * The time in Denmark, as far as it matters to courses: it goes on when a day begins or one of them ends, and nothing
 * is rendered in between. The build's HTML, and the render that takes it over, have the moment at which it read them.
 * @param readAt milliseconds since 1970; only for courses that the build knows
 */
export function useCourseClock(courses: readonly CourseTimes[], readAt = 0): LocalDateTime {
  return useSyncExternalStore(
    subscribeToClock,
    () => lastTurn(courses, nowInCopenhagen()),
    () => lastTurn(courses, nowInCopenhagen(readAt)),
  )
}
