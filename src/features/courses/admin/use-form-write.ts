import { useState } from 'react'
import { explain, newest, useAttempts } from '@/features/courses/admin/use-course-write'
import type { WriteWords } from '@/features/courses/admin/write-messages'
import { CourseConflict, CoursesConflict, hasId } from '@/features/courses/api/write-outcome'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'

/**
 * The attempts of the form to create courses, or to change one, perhaps together with the other dates of its series.
 * @param course undefined where the form creates
 * @param dates the other dates of its series
 * @param isSeveral whether several are to be created; a conflict about one of them leaves the others to be created
 */
export function useFormWrite(
  course: AdminCourseEvent | undefined,
  words: WriteWords,
  { dates, isSeveral }: { dates: readonly AdminCourseEvent[]; isSeveral: boolean },
) {
  const isOwn = hasId(course?.id ?? '')
  const [latest, setLatest] = useState(course)
  const [others, setOthers] = useState(dates)
  const { error, explanation, attempt, ...attempts } = useAttempts(words, (reason) => {
    if (reason instanceof CourseConflict && !isSeveral) setLatest(reason.stored)
    if (!(reason instanceof CoursesConflict)) return
    setOthers(newest(others, reason))
    setLatest(reason.stored.find(isOwn) ?? latest)
  })
  const together = error instanceof CoursesConflict ? error : undefined
  // The two versions of the course itself need no further words.
  const isOwnAlone = together?.gone.length === 0 && together.stored.every(isOwn)
  return {
    ...attempts,
    /** The newest known version of the course. */
    latest,
    /** The newest known versions of the other dates of its series. */
    others,
    /** The course that somebody else has changed, by the last attempt to create. */
    conflict: error instanceof CourseConflict ? error.stored : undefined,
    explanation:
      together && !isOwnAlone ? explain(together, course ? [course, ...dates] : []) : explanation,
    /** @returns whether the write succeeded */
    attempt,
  }
}
