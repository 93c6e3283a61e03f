import { useState } from 'react'
import { seriesChangedMeanwhile } from '@/content/course-dialogs'
import { useOutcome } from '@/features/courses/admin/use-outcome'
import type { WriteWords } from '@/features/courses/admin/write-messages'
import { CourseConflict, hasId } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { formatLongDate } from '@/lib/local-date'

export type CourseWrite = ReturnType<typeof useCourseWrite>

/**
 * The attempts of a dialog to write to a course, or to the dates of its series. If somebody else has changed one, nothing is
 * written, and the next attempt writes to the versions that are stored now.
 */
export function useCourseWrite(courses: readonly AdminCourseEvent[], words: WriteWords) {
  const [latest, setLatest] = useState(courses)
  const attempts = useAttempts(words, (conflict) => setLatest(newest(latest, conflict)))
  const { conflict, explanation } = attempts
  return {
    ...attempts,
    /** The newest known versions of the courses. */
    latest,
    explanation: conflict ? explain(conflict, courses) : explanation,
  }
}

/** The courses as they are stored after a conflict: without those that are gone, with those that were added. */
export function newest(
  courses: readonly AdminCourseEvent[],
  { stored, gone, added }: CourseConflict,
) {
  const kept = courses.filter(({ id }) => !gone.includes(id))
  return [...kept.map((course) => stored.find(hasId(course.id)) ?? course), ...added]
}

/** @param courses that the days of the deleted ones are taken from */
export function explain(
  { stored, gone, added }: CourseConflict,
  courses: readonly AdminCourseEvent[],
): string {
  const dayOf = ({ date }: AdminCourseEvent) => formatLongDate(date)
  const missing = courses.filter(({ id }) => gone.includes(id))
  return seriesChangedMeanwhile(stored.map(dayOf), missing.map(dayOf), added.map(dayOf))
}

/** The attempts at a write, and the outcome of the last one, as far as it is known. */
export function useAttempts(words: WriteWords, onConflict: (conflict: CourseConflict) => void) {
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
      if (reason instanceof CourseConflict) onConflict(reason)
      setIsBusy(false)
      return false
    }
  }
  return {
    ...outcome,
    words,
    isBusy,
    /** The courses that somebody else has changed or deleted, by the last attempt. */
    conflict: error instanceof CourseConflict ? error : undefined,
    /** @returns whether the write succeeded */
    attempt,
    /** For another choice, of which the last attempt says nothing. */
    forgetError: () => setError(undefined),
  }
}
