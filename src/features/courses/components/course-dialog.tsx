import { CourseFormDialog } from '@/features/courses/components/course-form-dialog'
import { DeleteCourseDialog } from '@/features/courses/components/delete-course-dialog'
import type { CourseEvent } from '@/features/courses/course-event'
import type { CourseDatabase } from '@/features/courses/course-events-api'

export type CourseTask =
  | { kind: 'create' }
  | { kind: 'edit'; course: CourseEvent }
  | { kind: 'delete'; course: CourseEvent }

/** The dialog for what an administrator is about to do with a course. Downloaded with all it needs on intent. */
export function CourseDialog({
  task,
  database,
  onClose,
}: {
  task: CourseTask
  database: CourseDatabase
  onClose: () => void
}) {
  if (task.kind === 'create') return <CourseFormDialog database={database} onClose={onClose} />
  const Dialog = task.kind === 'edit' ? CourseFormDialog : DeleteCourseDialog
  return <Dialog key={task.course.id} database={database} course={task.course} onClose={onClose} />
}
