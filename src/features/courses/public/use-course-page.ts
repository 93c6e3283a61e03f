import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { coursePath } from '@/content/paths'
import { coursePageQuery } from '@/features/courses/api/course-page'
import { courseKeys } from '@/features/courses/api/course-queries'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { courseOfPage } from '@/features/courses/domain/course-page'
import { stateOf, useCoursesInPage } from '@/features/courses/public/public-courses'
import { useCourseClock } from '@/features/courses/public/use-course-clock'

const NONE: readonly CourseEvent[] = []

/** The course of a page, the courses beside it, and the time in Denmark; states as those of usePublicCourses. */
export function useCoursePage(id: string) {
  const client = useQueryClient()
  // The document holds the courses as JSON, which is parsed once.
  const [inPage] = useState(useCoursesInPage(coursePath(id)))
  const list = client.getQueryState<readonly CourseEvent[]>(courseKeys.publicList)
  const cached = list?.data && { courses: list.data, readAt: list.dataUpdatedAt }
  const query = useQuery(coursePageQuery(id, inPage, cached))
  const { data: courses = NONE, dataUpdatedAt: readAt, refetch } = query
  const now = useCourseClock(courses, readAt)
  const shown = useMemo(() => courseOfPage(courses, id, now), [courses, id, now])
  return {
    ...shown,
    /** Whether the build has written the document of this page, and with it the image of its shared links. */
    isInDocument: inPage !== undefined,
    readAt,
    now,
    state: stateOf(query),
    refetch,
  }
}
