import { useSyncExternalStore } from 'react'
import { type CourseTimes, lastTurn } from '@/features/courses/domain/course-event'
import { subscribeToClock } from '@/lib/clock'
import { nowInCopenhagen } from '@/lib/copenhagen-time'
import type { LocalDateTime } from '@/lib/local-date'

/**
 * The time in Denmark, which advances only when a day begins or a course ends, to avoid needless renders. Prerendering
 * and hydration use the moment at which the build read the courses.
 * @param readAt milliseconds since 1970; only for courses in the document
 */
export function useCourseClock(courses: readonly CourseTimes[], readAt = 0): LocalDateTime {
  return useSyncExternalStore(
    subscribeToClock,
    () => lastTurn(courses, nowInCopenhagen()),
    () => lastTurn(courses, nowInCopenhagen(readAt)),
  )
}
