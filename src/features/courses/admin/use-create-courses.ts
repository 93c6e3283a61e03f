import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import {
  adminCoursesQuery,
  createCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { CourseEventValues } from '@/features/courses/domain/course-event'
import { outcomeUnknown } from '@/lib/backend-error'

/**
 * Creates the courses of one form. After an attempt whose response was lost, the next one first checks whether they
 * exist, so that it creates no duplicates.
 * @param count of the courses
 * @returns a function that rejects on failure, after the toast
 */
export function useCreateCourses(database: CourseDatabase, count: number) {
  const queryClient = useQueryClient()
  const [idsBefore, setIdsBefore] = useState<ReadonlySet<string>>()
  const { mutateAsync } = useMutation(createCoursesMutation(database, count, idsBefore))

  return async (courses: readonly CourseEventValues[]): Promise<void> => {
    const listed = queryClient.getQueryData(adminCoursesQuery(database).queryKey)
    try {
      await mutateAsync(courses)
    } catch (error) {
      if (listed && outcomeUnknown(error)) {
        setIdsBefore((first) => first ?? new Set(listed.map(({ id }) => id)))
      }
      throw error
    }
  }
}
