import { useState } from 'react'
import { courseFormMessages as messages } from '@/content/course-dialogs'
import { explain, newest, useAttempts } from '@/features/courses/admin/use-course-write'
import type { WriteWords } from '@/features/courses/admin/write-messages'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { formatLongDate } from '@/lib/local-date'

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
  const [latest, setLatest] = useState(course)
  const [others, setOthers] = useState(dates)
  const isOwn = ({ id }: AdminCourseEvent) => !latest || id === latest.id
  const { conflict, ...attempts } = useAttempts(words, (reason) => {
    if (!latest && isSeveral) return
    setOthers(newest(others, reason))
    setLatest(reason.stored.find(isOwn) ?? latest)
  })

  function explanation(): string | undefined {
    if (!conflict) return attempts.explanation
    const [first] = conflict.stored
    if (!latest) return first && messages.seriesConflict(formatLongDate(first.date))
    // The two versions of the course itself need no further words.
    const { stored, gone, added } = conflict
    const isOwnAlone = gone.length + added.length === 0 && stored.every(isOwn)
    return isOwnAlone ? undefined : explain(conflict, course ? [course, ...dates] : [])
  }

  return {
    ...attempts,
    explanation: explanation(),
    /** The newest known version of the course. */
    latest,
    /** The newest known versions of the other dates of its series. */
    others,
  }
}
