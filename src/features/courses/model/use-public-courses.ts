import { useQuery } from '@tanstack/react-query'
import { useContext } from 'react'
import { publicCoursesQuery } from '@/features/courses/api/course-queries'
import { CoursesInPageSource } from '@/features/courses/api/courses-in-page'
import { publicDatabase } from '@/features/courses/api/public-database'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { useCourseClock } from '@/features/courses/model/use-course-clock'

const NONE: readonly CourseEvent[] = []

/**
 * The courses as everybody may read them, and the time in Denmark. The courses in the page, or of
 * an earlier request, are there at once, and are fetched again each time a page with courses is opened.
 */
export function usePublicCourses() {
  const query = useQuery(publicCoursesQuery(publicDatabase, useContext(CoursesInPageSource)))
  const courses = query.data ?? NONE
  const { dataUpdatedAt: readAt } = query
  return {
    courses,
    readAt,
    now: useCourseClock(courses, readAt),
    isPending: query.isPending,
    isFetching: query.isFetching,
    isError: query.isError,
    /** Whether they have been read since the page was opened, or could not be: until then places may be gone. */
    isSettled: query.isFetchedAfterMount,
    refetch: query.refetch,
  }
}
