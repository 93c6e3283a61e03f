import { createContext } from 'react'
import type { AdminCourseEvent, CourseEvent } from '@/features/courses/domain/course-event'

export type CourseAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'cancel' | 'reopen' | 'delete'; course: AdminCourseEvent }
  | { kind: 'copy' | 'recreate'; course: CourseEvent }

/** Opens the dialog of an action; the panel provides it to the rows of its list and its log. */
export const CourseDialogOpener = createContext<(action: CourseAction) => void>(() => {})
