import { useState } from 'react'
import { backendErrorTexts } from '@/content/backend-errors'
import { adminCourseMessages, courseErrorTexts } from '@/features/courses/admin/admin-messages'
import { courseDifferences } from '@/features/courses/admin/course-differences'
import { CourseConflict } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { failureExplanation } from '@/lib/backend-error'

const { deleteDialog, changedMeanwhile } = adminCourseMessages

/**
 * The state of a dialog that writes to one course. If somebody else has changed the course, the explanation lists the
 * changes, and the next attempt writes to the version that is stored now.
 */
export function useCourseWrite(course: AdminCourseEvent) {
  const [seen, setSeen] = useState(course)
  const [explanation, setExplanation] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)

  /** @returns whether the write succeeded */
  async function attempt(write: (seen: AdminCourseEvent) => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setExplanation(undefined)
    try {
      await write(seen)
      return true
    } catch (error) {
      // The toast has the server's message.
      setExplanation(explain(error))
      if (error instanceof CourseConflict) setSeen(error.stored)
      setIsBusy(false)
      return false
    }
  }

  function explain(error: unknown): string | undefined {
    if (!(error instanceof CourseConflict)) {
      return failureExplanation(error, backendErrorTexts, courseErrorTexts)
    }
    const changes = courseDifferences(seen, error.stored)
    return changedMeanwhile(changes.map(({ label, stored }) => deleteDialog.isNow(label, stored)))
  }

  return { seen, explanation, isBusy, attempt }
}
