import { useMutation } from '@tanstack/react-query'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FailureExplanation } from '@/components/ui/failure-explanation'
import { adminCourseMessages } from '@/features/courses/admin/admin-messages'
import { reopenCourseMutation } from '@/features/courses/admin/course-admin-queries'
import { useCourseWrite } from '@/features/courses/admin/use-course-write'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import { formatLongDate } from '@/lib/local-date'

const messages = adminCourseMessages.reopenDialog

/** Asks before a cancelled course takes place after all. */
export function ReopenCourseDialog({
  database,
  course,
  onClose,
}: {
  database: CourseDatabase
  course: AdminCourseEvent
  onClose: () => void
}) {
  const { mutateAsync: reopenCourse } = useMutation(reopenCourseMutation(database))
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
