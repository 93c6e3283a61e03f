import { CancelCourseDialog } from '@/features/courses/admin/cancel-course-dialog'
import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { toCopyValues, toFormValues } from '@/features/courses/admin/course-form-values'
import { DeleteCourseDialog } from '@/features/courses/admin/delete-course-dialog'
import { ReopenCourseDialog } from '@/features/courses/admin/reopen-course-dialog'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'

/** An action that opens a dialog. */
export type CourseAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'cancel' | 'reopen' | 'delete'; course: AdminCourseEvent }
  | { kind: 'copy' | 'recreate'; course: CourseEvent }

/** The dialog of an action; a chunk of its own with the form and zod. */
export default function CourseDialogs({
  action,
  onDeleted,
  ...dialog
}: {
  action: CourseAction
  database: CourseDatabase
  onDeleted: (course: AdminCourseEvent) => void
  onClose: () => void
}) {
  switch (action.kind) {
    case 'create':
      return <CourseFormDialog {...dialog} />
    case 'copy':
      return <CourseFormDialog {...dialog} template={toCopyValues(action.course)} />
    case 'recreate':
      return <CourseFormDialog {...dialog} template={toFormValues(action.course)} />
    case 'edit':
      return <CourseFormDialog {...dialog} key={action.course.id} course={action.course} />
    case 'cancel':
      return <CancelCourseDialog {...dialog} key={action.course.id} course={action.course} />
    case 'reopen':
      return <ReopenCourseDialog {...dialog} key={action.course.id} course={action.course} />
    case 'delete':
      return (
        <DeleteCourseDialog
          {...dialog}
          key={action.course.id}
          course={action.course}
          onDeleted={onDeleted}
        />
      )
  }
}
