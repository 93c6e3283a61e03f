import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { backendErrorTexts } from '@/content/backend-errors'
import { adminCourseMessages, courseErrorTexts } from '@/features/courses/admin/admin-messages'
import { deleteCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { courseDifferences } from '@/features/courses/admin/course-differences'
import { CourseConflict, type CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { BackendError, failureExplanation, NO_ROW_CHANGED } from '@/lib/backend-error'

const messages = adminCourseMessages.deleteDialog

/**
 * Asks before a course is deleted (spec 2). After a failure it stays open, unless the course is already gone. If
 * somebody has changed the course, it lists the changes and asks again.
 */
export function DeleteCourseDialog({
  database,
  course,
  onDeleted,
  onClose,
}: {
  database: CourseDatabase
  course: AdminCourseEvent
  /** Called with the version that was deleted. */
  onDeleted: (course: AdminCourseEvent) => void
  onClose: () => void
}) {
  const { mutate: deleteCourse } = useMutation(deleteCourseMutation(database))
  // Not the mutation's isPending, which is set too late for the second half of a double click.
  const [isDeleting, setIsDeleting] = useState(false)
  const [changed, setChanged] = useState<AdminCourseEvent>()
  const [explanation, setExplanation] = useState<string>()

  // Focus the dialog itself, so that its new question is announced and a second Enter does not confirm it.
  useEffect(() => {
    if (changed) document.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  }, [changed])

  function onError(error: Error) {
    setIsDeleting(false)
    setExplanation(failureExplanation(error, backendErrorTexts, courseErrorTexts))
    if (error instanceof CourseConflict) setChanged(error.stored)
    if (error instanceof BackendError && error.code === NO_ROW_CHANGED) onClose()
  }

  function confirm() {
    setIsDeleting(true)
    setExplanation(undefined)
    const seen = changed ?? course
    const onSuccess = () => {
      onDeleted(seen)
      onClose()
    }
    deleteCourse(seen, { onSuccess, onError })
  }

  return (
    <ConfirmDialog
      onCancel={onClose}
      onConfirm={confirm}
      title={messages.title}
      question={changed ? changedQuestion(course, changed) : messages.text(course.title)}
      cancelLabel={messages.cancel}
      confirmLabel={isDeleting ? messages.deleting : messages.confirm}
      isBusy={isDeleting}
    >
      <FailureExplanation className="mt-5">{explanation}</FailureExplanation>
    </ConfirmDialog>
  )
}

function changedQuestion(course: AdminCourseEvent, changed: AdminCourseEvent): string {
  const changes = courseDifferences(course, changed)
  return messages.changedText(changes.map(({ label, stored }) => messages.isNow(label, stored)))
}
