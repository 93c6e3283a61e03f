import { useQuery, useQueryClient } from '@tanstack/react-query'
import { coursePath } from '@/content/paths'
import { coursePageQuery } from '@/features/courses/api/course-page'
import { courseKeys } from '@/features/courses/api/course-queries'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOfPage } from '@/features/courses/domain/course-page'
import { stateOf, useCoursesInPage } from '@/features/courses/public/public-courses'
import { useCourseClock } from '@/features/courses/public/use-course-clock'

/** The course of a page, the courses beside it, and the time in Denmark; states as those of usePublicCourses. */
export function useCoursePage(id: string) {
  const client = useQueryClient()
  const inPage = useCoursesInPage(coursePath(id))
  const list = client.getQueryState<readonly CourseEvent[]>(courseKeys.publicList)
  const cached = list?.data && { courses: list.data, readAt: list.dataUpdatedAt }
  const query = useQuery(coursePageQuery(id, inPage, cached))
  const { data: courses = [], dataUpdatedAt: readAt, refetch } = query
  const now = useCourseClock(courses, readAt)
  const isInDocument = inPage() !== undefined
  return {
    ...courseOfPage(courses, id, now),
    /** Whether the build has written the document of this page, and with it the image of its shared links. */
    isInDocument,
    readAt,
    now,
    state: stateOf(query),
    refetch,
  }
}
