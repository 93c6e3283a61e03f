import { useMutation } from '@tanstack/react-query'
import { changedMeanwhile } from '@/content/course-dialogs'
import { type ListedCourse, ownDateFirst } from '@/features/courses/admin/course-action'
import { writeCoursesMutation } from '@/features/courses/admin/course-admin-queries'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import { courseWriteWords, seriesWriteWords } from '@/features/courses/admin/write-messages'
import {
  type AdminCourseEvent,
  type CourseStatus,
  compareCourseEvents,
} from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'

/** The status that a course gets; one that is reopened is moved again where it was before. */
export type WantedStatus = 'cancelled' | 'postponed' | 'planned'

const actions = { cancelled: 'cancel', postponed: 'postpone', planned: 'reopen' } as const

/**
 * The attempts of a dialog to change the status of a course, or of several dates of its series together.
 * @param isTogether whether the next attempt concerns several
 */
export function useStatusWrite(course: ListedCourse, wanted: WantedStatus, isTogether: boolean) {
  const words = (isTogether ? seriesWriteWords : courseWriteWords)[actions[wanted]]
  const dates = ownDateFirst(course, course.series ?? [course])
  const [own = course] = dates
  const write = useCourseWrite(dates, words)
  const { mutateAsync: send } = useMutation(writeCoursesMutation(words))
  const latest = write.latest.find(({ id }) => id === course.id) ?? own

  /**
   * @param isConcerned says of each date of the series whether its status changes, where several are to be changed
   * @returns the courses as they are stored now; undefined where nothing was written
   */
  async function save(
    statusOf: (version: AdminCourseEvent) => CourseStatus,
    isConcerned: (date: AdminCourseEvent) => boolean = () => true,
  ): Promise<readonly AdminCourseEvent[] | undefined> {
    let stored: readonly AdminCourseEvent[] = []
    const versions = isTogether ? write.latest.filter(isConcerned) : [latest]
    const updated = versions.map((version) => ({ course: version, status: statusOf(version) }))
    const isSaved = await write.attempt(async () => {
      stored = await send({ updated, ...(isTogether && { allDates: write.latest }) })
    })
    return isSaved ? stored : undefined
  }

  return {
    ...write,
    /** The newest known version of the course itself. */
    latest,
    /** And of all dates of its series, by date. */
    dates: write.latest.toSorted(compareCourseEvents),
    explanation:
      write.conflict && !isTogether
        ? changedMeanwhile(courseDifferences(own, latest))
        : write.explanation,
    save,
  }
}
