import { queryOptions } from '@tanstack/react-query'
import { keepCourses, keptCourses } from '@/features/courses/course-copy'
import { type CourseDatabase, listCourseEvents } from '@/features/courses/course-events-api'
import { publicCourseToasts } from '@/features/courses/public-messages'
import { isPassing } from '@/lib/backend-error'
import type { FeedbackMeta } from '@/lib/feedback-meta'

/** What is kept below it is read anew after every write. */
export const COURSE_EVENTS_KEY = ['course-events'] as const
const RETRY_DELAY_MS = 1_000

/**
 * All courses for the public page; a failure shows the fixed text of Specification 8. What this tab has read
 * before is there at once, and stays where nothing newer can be had.
 */
export function publicCoursesQuery(client: CourseDatabase) {
  return queryOptions({
    ...courseListQuery(client, {
      errorTitle: publicCourseToasts.errorTitle,
      errorText: () => publicCourseToasts.loadFailed,
    }),
    queryFn: async ({ signal }) => {
      const courses = await listCourseEvents(client, { signal })
      keepCourses(courses)
      return courses
    },
    initialData: () => keptCourses()?.courses,
    initialDataUpdatedAt: () => keptCourses()?.at,
  })
}

/** Visitors and administrators see the same rows, so both lists share one key and differ in their words. */
export function courseListQuery(client: CourseDatabase, meta: FeedbackMeta) {
  return queryOptions({
    queryKey: COURSE_EVENTS_KEY,
    queryFn: ({ signal }) => listCourseEvents(client, { signal }),
    ...courseReading,
    meta,
  })
}

/** How patiently the courses, and what belongs to them, are read. */
export const courseReading = {
  retry: (failures: number, error: Error) => failures < 1 && isPassing(error),
  retryDelay: RETRY_DELAY_MS,
  // Without a connection TanStack Query would wait in silence; trying tells the user what is wrong.
  networkMode: 'always',
  refetchOnReconnect: true,
} as const
