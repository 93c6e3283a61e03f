import { CourseFormDialog } from '@/features/courses/components/course-form-dialog'
import { DeleteCourseDialog } from '@/features/courses/components/delete-course-dialog'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/course-event'
import type { CourseDatabase } from '@/features/courses/course-events-api'
import { toCopyValues, toFormValues } from '@/features/courses/course-form'

export type CourseTask =
  | { kind: 'create' }
  | { kind: 'edit' | 'delete'; course: AdminCourseEvent }
  | { kind: 'copy' | 'recreate'; course: CourseEvent }

/** The dialog for what an administrator is about to do with a course. Downloaded with all it needs on intent. */
export function CourseDialog({
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
