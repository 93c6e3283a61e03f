import { useState } from 'react'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import type { WriteWords } from '@/features/courses/admin/write-messages'
import { CourseConflict } from '@/features/courses/api/course-writes'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'

export type CourseWrite = ReturnType<typeof useCourseWrite>

/**
 * The attempts of a dialog to write to a course. If somebody else has changed it, nothing is written, and the next attempt
 * writes to the version that is stored now.
 * @param course undefined for one that is to be created
 * @param isSeries whether several are to be created; a conflict about one of them leaves the others to be created
 */
export function useCourseWrite<Course extends AdminCourseEvent | undefined>(
  course: Course,
  words: WriteWords,
  isSeries = false,
) {
  const [latest, setLatest] = useState<AdminCourseEvent | Course>(course)
  const [error, setError] = useState<unknown>()
  // Not a mutation's isPending, which is set too late for the second half of a double click.
  const [isBusy, setIsBusy] = useState(false)
  const outcome = useOutcome(error, words)

  /** @returns whether the write succeeded */
  async function attempt(write: (latest: AdminCourseEvent | Course) => Promise<unknown>) {
    setIsBusy(true)
    setError(undefined)
    try {
      await write(latest)
      return true
    } catch (reason) {
      // The toast has the server's message; what was typed is kept.
      setError(reason)
      if (reason instanceof CourseConflict && !isSeries) setLatest(reason.stored)
      setIsBusy(false)
      return false
    }
  }

  return {
    ...outcome,
    words,
    /** The newest known version of the course. */
    latest,
    /** The course that somebody else has changed, by the last attempt. */
    conflict: error instanceof CourseConflict ? error.stored : undefined,
    /** How the newest known version differs from the given one. */
    changes: course && latest ? courseDifferences(course, latest) : [],
    isBusy,
    attempt,
    forgetError: () => setError(undefined),
  }
}
