import { useState } from 'react'
import { seriesChangedMeanwhile } from '@/content/course-dialogs'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import type { WriteWords } from '@/features/courses/admin/write-messages'
import { CourseConflict, CoursesConflict, hasId } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { courseDifferences } from '@/features/courses/domain/course-fields'
import { formatLongDate } from '@/lib/local-date'

export type CourseWrite = ReturnType<typeof useCourseWrite>

/**
 * The attempts of a dialog to write to a course. If somebody else has changed it, nothing is written, and the next attempt
 * writes to the version that is stored now.
 */
export function useCourseWrite(course: AdminCourseEvent, words: WriteWords) {
  const [latest, setLatest] = useState(course)
  const { error, attempt, ...attempts } = useAttempts(words, (reason) => {
    if (reason instanceof CourseConflict) setLatest(reason.stored)
  })
  return {
    ...attempts,
    /** The newest known version of the course. */
    latest,
    /** The course that somebody else has changed, by the last attempt. */
    conflict: error instanceof CourseConflict ? error.stored : undefined,
    /** How the newest known version differs from the given one. */
    changes: courseDifferences(course, latest),
    /** @returns whether the write succeeded */
    attempt: (write: (latest: AdminCourseEvent) => Promise<unknown>) =>
      attempt(() => write(latest)),
  }
}

/** The same for several courses, such as the dates of one, which are written together or not at all. */
export function useCoursesWrite(courses: readonly AdminCourseEvent[], words: WriteWords) {
  const [latest, setLatest] = useState(courses)
  const { error, explanation, attempt, ...attempts } = useAttempts(words, (reason) => {
    if (reason instanceof CoursesConflict) setLatest(newest(latest, reason))
  })
  const conflict = error instanceof CoursesConflict ? error : undefined
  return {
    ...attempts,
    /** The newest known versions of the courses. */
    latest,
    /** The courses that somebody else has changed or deleted, by the last attempt. */
    conflict,
    explanation: conflict ? explain(conflict, courses) : explanation,
    /** @returns whether the write succeeded */
    attempt: (write: (latest: readonly AdminCourseEvent[]) => Promise<unknown>) =>
      attempt(() => write(latest)),
  }
}

/** The courses as they are stored after a conflict, without those that are gone. */
export function newest(courses: readonly AdminCourseEvent[], { stored, gone }: CoursesConflict) {
  return courses
    .filter(({ id }) => !gone.includes(id))
    .map((course) => stored.find(hasId(course.id)) ?? course)
}

/** @param courses that the days of the deleted ones are taken from */
export function explain(
  { stored, gone }: CoursesConflict,
  courses: readonly AdminCourseEvent[],
): string {
  const dayOf = ({ date }: AdminCourseEvent) => formatLongDate(date)
  const missing = courses.filter(({ id }) => gone.includes(id))
  return seriesChangedMeanwhile(stored.map(dayOf), missing.map(dayOf))
}

/** The attempts at a write, and the outcome of the last one, as far as it is known. */
export function useAttempts(words: WriteWords, onFailure: (reason: unknown) => void) {
  const [error, setError] = useState<unknown>()
  // Not a mutation's isPending, which is set too late for the second half of a double click.
  const [isBusy, setIsBusy] = useState(false)
  const outcome = useOutcome(error, words)

  async function attempt(write: () => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setError(undefined)
    try {
      await write()
      return true
    } catch (reason) {
      // The toast has the server's message; what was typed is kept.
      setError(reason)
      onFailure(reason)
      setIsBusy(false)
      return false
    }
  }
  return { ...outcome, words, error, isBusy, attempt, forgetError: () => setError(undefined) }
}
