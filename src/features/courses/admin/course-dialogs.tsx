import { CopySeriesDialog } from '@/features/courses/admin/copy-series-dialog'
import type { DialogAction } from '@/features/courses/admin/course-action'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { CourseStatusDialog } from '@/features/courses/admin/course-status-dialog'
import { DeleteCourseDialog } from '@/features/courses/admin/delete-course-dialog'
import { ReopenCourseDialog } from '@/features/courses/admin/reopen-course-dialog'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'

/** The dialog of an action; a chunk of its own with the form and zod. */
export default function CourseDialogs({
  action,
  onDeleted,
  onClose,
}: {
  action: DialogAction
  onDeleted: (courses: readonly AdminCourseEvent[]) => void
  onClose: () => void
}) {
  switch (action.kind) {
    case 'create':
      return <CourseFormDialog onClose={onClose} />
    case 'copy':
      return action.course.series ? (
        <CopySeriesDialog onClose={onClose} course={action.course} dates={action.course.series} />
      ) : (
        <CourseFormDialog onClose={onClose} template={action.course} />
      )
    case 'edit':
      return <CourseFormDialog onClose={onClose} course={action.course} />
    case 'cancel':
    case 'decide':
      return <CourseStatusDialog kind={action.kind} onClose={onClose} course={action.course} />
    case 'reopen':
      return <ReopenCourseDialog onClose={onClose} course={action.course} />
    case 'delete':
      return <DeleteCourseDialog course={action.course} onDeleted={onDeleted} onClose={onClose} />
  }
}
