import { useMutation } from '@tanstack/react-query'
import { changedMeanwhile } from '@/content/course-dialogs'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  cancelCourseMutation,
  postponeCourseMutation,
  reopenCourseMutation,
  writeCoursesMutation,
} from '@/features/courses/admin/course-admin-queries'
import { useCoursesWrite, useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent, CourseStatus } from '@/features/courses/domain/course-event'

/** The status that a course gets; one that is reopened is moved again where it was before. */
export type WantedStatus = 'cancelled' | 'postponed' | 'planned'

const writes = {
  cancelled: {
    one: courseWriteWords.cancel,
    together: seriesWriteWords.cancel,
    mutation: cancelCourseMutation,
  },
  postponed: {
    one: courseWriteWords.postpone,
    together: seriesWriteWords.postpone,
    mutation: postponeCourseMutation,
  },
  planned: {
    one: courseWriteWords.reopen,
    together: seriesWriteWords.reopen,
    mutation: reopenCourseMutation,
  },
}

/**
 * The attempts of a dialog to change the status of a course, or of several dates of its series together.
 * @param isTogether whether the next attempt concerns several
 */
export function useStatusWrite(course: ListedCourse, wanted: WantedStatus, isTogether: boolean) {
  const words = writes[wanted]
  const one = useCourseWrite(course, words.one)
  const together = useCoursesWrite(course.series ?? [course], words.together)
  const { mutateAsync: updateOne } = useMutation(words.mutation)
  const { mutateAsync: updateAll } = useMutation(writeCoursesMutation(words.together))

  /**
   * @param isConcerned says of each date of the series whether its status changes, where several are to be changed
   * @returns the courses as they are stored now; undefined where nothing was written
   */
  async function save(
    statusOf: (version: AdminCourseEvent) => CourseStatus,
    isConcerned: (date: AdminCourseEvent) => boolean = () => true,
  ): Promise<readonly AdminCourseEvent[] | undefined> {
    let stored: readonly AdminCourseEvent[] = []
    const change = (version: AdminCourseEvent) => ({ course: version, status: statusOf(version) })
    const isSaved = isTogether
      ? await together.attempt(async (latest) => {
          const isOwn = ({ id }: AdminCourseEvent) => id === course.id
          // The list leads to the first one that was saved.
          const ownFirst = latest.toSorted((a, b) => Number(isOwn(b)) - Number(isOwn(a)))
          stored = await updateAll({ updated: ownFirst.filter(isConcerned).map(change) })
        })
      : await one.attempt(async (version) => {
          stored = [await updateOne(change(version))]
        })
    return isSaved ? stored : undefined
  }

  return {
    ...(isTogether ? together : one),
    /** The newest known version of the course itself. */
    latest: one.latest,
    explanation:
      !isTogether && one.conflict
        ? changedMeanwhile(one.changes)
        : (isTogether ? together : one).explanation,
    save,
    /** For another choice, of which the last attempt says nothing. */
    forgetError() {
      one.forgetError()
      together.forgetError()
    },
  }
}
