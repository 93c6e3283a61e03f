import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import { adminCourseToasts, courseChangesErrorTexts } from '@/features/courses/admin/admin-messages'
import { changesKey, failureToast } from '@/features/courses/admin/course-admin-queries'
import { listCourseChanges } from '@/features/courses/api/course-changes'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import { courseReading } from '@/features/courses/api/course-queries'

export const CHANGES_ON_A_PAGE = 20

/** A page of the log, counted from 0. The previous page stays in view while it is pending. */
export function courseChangesQuery(client: CourseDatabase, page: number) {
  return queryOptions({
    queryKey: changesKey(page),
    queryFn: ({ signal }) =>
      listCourseChanges(client, {
        first: page * CHANGES_ON_A_PAGE,
        count: CHANGES_ON_A_PAGE,
        signal,
      }),
    placeholderData: keepPreviousData,
    ...courseReading,
    meta: failureToast(adminCourseToasts.changesFailed, courseChangesErrorTexts),
  })
}
