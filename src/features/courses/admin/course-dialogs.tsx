import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import { CancelCourseDialog } from '@/features/courses/admin/cancel-course-dialog'
import {
  deleteCourseMutation,
  reopenCourseMutation,
} from '@/features/courses/admin/course-admin-queries'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { toCopyValues, toFormValues } from '@/features/courses/admin/course-form-values'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'
import { BackendError, NO_ROW_CHANGED } from '@/lib/backend-error'
import { formatLongDate } from '@/lib/local-date'

/** An action that opens a dialog. */
export type CourseAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'cancel' | 'reopen' | 'delete'; course: AdminCourseEvent }
  | { kind: 'copy' | 'recreate'; course: CourseEvent }

/** Called with the version of the course that was deleted. */
type OnDeleted = (course: AdminCourseEvent) => void

/** The dialog of an action; a chunk of its own with the form and zod. */
export default function CourseDialogs({
  action,
  onDeleted,
  onClose,
}: {
  action: CourseAction
  onDeleted: OnDeleted
  onClose: () => void
}) {
  switch (action.kind) {
    case 'create':
      return <CourseFormDialog onClose={onClose} />
    case 'copy':
      return <CourseFormDialog onClose={onClose} template={toCopyValues(action.course)} />
    case 'recreate':
      return <CourseFormDialog onClose={onClose} template={toFormValues(action.course)} />
    case 'edit':
      return <CourseFormDialog onClose={onClose} course={action.course} />
    case 'cancel':
      return <CancelCourseDialog onClose={onClose} course={action.course} />
    case 'reopen':
      return <ReopenCourseDialog onClose={onClose} course={action.course} />
    case 'delete':
      return <DeleteCourseDialog course={action.course} onDeleted={onDeleted} onClose={onClose} />
  }
}

/** Asks before a cancelled course takes place after all. */
function ReopenCourseDialog({
  course,
  onClose,
}: {
  course: AdminCourseEvent
  onClose: () => void
}) {
  const messages = adminCourseMessages.reopenDialog
  const { mutateAsync: reopenCourse } = useMutation(reopenCourseMutation)
  const { seen, explanation, isBusy, attempt } = useCourseWrite(course)

  async function reopen() {
    if (await attempt((version) => reopenCourse(version))) onClose()
  }

  return (
    <ConfirmDialog
      onCancel={onClose}
      onConfirm={reopen}
      title={messages.title}
      question={messages.text(seen.title, formatLongDate(seen.date))}
      cancelLabel={messages.cancel}
      confirmLabel={isBusy ? messages.saving : messages.confirm}
      confirmVariant="primary"
      isBusy={isBusy}
    >
      <FailureExplanation className="mt-5">{explanation}</FailureExplanation>
    </ConfirmDialog>
  )
}

/**
 * Asks before a course is deleted (spec 2). After a failure it stays open, unless the course is already gone. If
 * somebody has changed the course, it lists the changes and asks again.
 */
function DeleteCourseDialog({
  course,
  onDeleted,
  onClose,
}: {
  course: AdminCourseEvent
  onDeleted: OnDeleted
  onClose: () => void
}) {
  const messages = adminCourseMessages.deleteDialog
  const { mutateAsync: deleteCourse } = useMutation(deleteCourseMutation)
  const { seen, changes, isConflict, explanation, isBusy, attempt } = useCourseWrite(course)

  // Focus the dialog itself, so that its new question is announced and a second Enter does not confirm it.
  useEffect(() => {
    if (isConflict) document.querySelector<HTMLElement>('[role=alertdialog]')?.focus()
  }, [isConflict])

  function onError(error: Error) {
    if (error instanceof BackendError && error.code === NO_ROW_CHANGED) onClose()
  }

  async function confirm() {
    const isDeleted = await attempt((version) => deleteCourse(version, { onError }))
    if (!isDeleted) return
    onDeleted(seen)
    onClose()
  }

  return (
    <ConfirmDialog
      onCancel={onClose}
      onConfirm={confirm}
      title={messages.title}
      question={
        seen === course
          ? messages.text(course.title)
          : adminCourseMessages.changedMeanwhile(changes, messages.stillSure)
      }
      cancelLabel={messages.cancel}
      confirmLabel={isBusy ? messages.deleting : messages.confirm}
      isBusy={isBusy}
    >
      {/* The question has the changes of a conflict. */}
      <FailureExplanation className="mt-5">
        {isConflict ? undefined : explanation}
      </FailureExplanation>
    </ConfirmDialog>
  )
}
