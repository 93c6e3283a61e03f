import { queryOptions } from '@tanstack/react-query'
import { keepCourses, keptCourses } from '@/features/courses/model/course-cache'
import { type CourseDatabase, listCourseEvents } from '@/features/courses/model/course-events-api'
import { takeEarlyCourses } from '@/features/courses/model/early-courses'
import { publicCourseToasts } from '@/features/courses/model/public-messages'
import { isPassing } from '@/lib/backend-error'

/** What is kept below it is read anew after every write. */
export const COURSE_EVENTS_KEY = ['course-events'] as const
/** The list of visitors and that of administrators, which alone has versions in it. */
export const COURSE_LISTS_KEY = [...COURSE_EVENTS_KEY, 'list'] as const
export const ADMIN_COURSES_KEY = [...COURSE_LISTS_KEY, 'admin'] as const
const PUBLIC_COURSES_KEY = [...COURSE_LISTS_KEY, 'public'] as const
const RETRY_DELAY_MS = 1_000

/**
 * All courses for the public page; a failure shows the fixed text of Specification 8. What this tab has read
 * before is there at once, and stays where nothing newer can be had.
 */
export function publicCoursesQuery(client: CourseDatabase) {
  return queryOptions({
    queryKey: PUBLIC_COURSES_KEY,
    queryFn: async ({ signal }) => {
      const courses = await (takeEarlyCourses() ?? listCourseEvents(client, { signal }))
      keepCourses(courses)
      return courses
    },
    initialData: () => keptCourses()?.courses,
    initialDataUpdatedAt: () => keptCourses()?.at,
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
