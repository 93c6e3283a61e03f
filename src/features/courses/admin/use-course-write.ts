import { useState } from 'react'
import { backendErrorTexts } from '@/content/backend-errors'
import {
  courseErrorTexts,
  adminCourseMessages as messages,
} from '@/features/courses/admin/admin-messages'
import { courseDifferences } from '@/features/courses/admin/course-differences'
import { CourseConflict } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { failureExplanation } from '@/lib/backend-error'

/**
 * The state of a dialog that writes to one course. If somebody else has changed the course, the explanation lists the
 * changes, and the next attempt writes to the version that is stored now.
 */
export function useCourseWrite(course: AdminCourseEvent) {
  const [seen, setSeen] = useState(course)
  const [error, setError] = useState<unknown>()
  // Not a mutation's isPending, which is set too late for the second half of a double click.
  const [isBusy, setIsBusy] = useState(false)
  const isConflict = error instanceof CourseConflict
  const changes = courseDifferences(course, seen)

  /** @returns whether the write succeeded */
  async function attempt(write: (seen: AdminCourseEvent) => Promise<unknown>): Promise<boolean> {
    setIsBusy(true)
    setError(undefined)
    try {
      await write(seen)
      return true
    } catch (reason) {
      // The toast has the server's message.
      setError(reason)
      if (reason instanceof CourseConflict) setSeen(reason.stored)
      setIsBusy(false)
      return false
    }
  }

  return {
    seen,
    /** Since the list was fetched. */
    changes,
    isConflict,
    explanation: isConflict
      ? messages.changedMeanwhile(changes, messages.tryAgain)
      : failureExplanation(error, backendErrorTexts, courseErrorTexts),
    isBusy,
    attempt,
  }
}
