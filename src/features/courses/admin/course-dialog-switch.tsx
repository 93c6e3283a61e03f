import { CourseFormDialog } from '@/features/courses/admin/course-form-dialog'
import { toCopyValues, toFormValues } from '@/features/courses/admin/course-form-values'
import { DeleteCourseDialog } from '@/features/courses/admin/delete-course-dialog'
import type { CourseDatabase } from '@/features/courses/api/course-events'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'

export type CourseTask =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete'; course: AdminCourseEvent }
  | { kind: 'copy' | 'recreate'; course: CourseEvent }

/** The dialog for what an administrator is about to do with a course. Downloaded with all it needs on intent. */
export default function CourseDialogSwitch({
  task,
  ...dialog
}: {
  task: CourseTask
  database: CourseDatabase
  onClose: () => void
}) {
  switch (task.kind) {
    case 'create':
      return <CourseFormDialog {...dialog} />
    case 'copy':
      return <CourseFormDialog {...dialog} template={toCopyValues(task.course)} />
    case 'recreate':
      return <CourseFormDialog {...dialog} template={toFormValues(task.course)} />
    case 'edit':
      return <CourseFormDialog {...dialog} key={task.course.id} course={task.course} />
    case 'delete':
      return <DeleteCourseDialog {...dialog} key={task.course.id} course={task.course} />
  }
}
