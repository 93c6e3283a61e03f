import { queryOptions } from '@tanstack/react-query'
import { listCourseEvents } from '@/features/courses/model/course-events-api'
import type { CoursesInPage } from '@/features/courses/model/courses-in-page'
import type { CourseDatabase } from '@/features/courses/model/list-course-rows'
import { publicCourseToasts } from '@/features/courses/model/public-messages'
import { isPassing } from '@/lib/backend-error'

const ALL = ['course-events'] as const
const LISTS = [...ALL, 'list'] as const

/** Under what is kept of courses: a write reads all of it anew. */
export const courseKeys = {
  all: ALL,
  /** That of visitors and that of administrators, which alone has versions in it. */
  lists: LISTS,
  publicList: [...LISTS, 'public'],
  adminList: [...LISTS, 'admin'],
  changes: (page: number) => [...ALL, 'changes', page] as const,
} as const

const RETRY_DELAY_MS = 1_000

/**
 * All courses for the public page; a failure shows the fixed text of spec 8. The list is kept for as long as
 * the site is open, shown at once on the way back to the page, and read again.
 * @param inPage finds the courses with which the list begins
 */
export function publicCoursesQuery(
  client: CourseDatabase,
  inPage: () => CoursesInPage | undefined = () => undefined,
) {
  return queryOptions({
    queryKey: courseKeys.publicList,
    queryFn: ({ signal }) => listCourseEvents(client, { signal }),
    initialData: () => inPage()?.courses,
    initialDataUpdatedAt: () => inPage()?.readAt,
    gcTime: Number.POSITIVE_INFINITY,
    // A device whose clock is slow takes the list for a new one.
    refetchOnMount: 'always',
    ...courseReading,
    meta: {
      errorTitle: publicCourseToasts.errorTitle,
      errorText: () => publicCourseToasts.loadFailed,
    },
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
