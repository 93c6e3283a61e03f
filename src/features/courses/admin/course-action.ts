import { createContext } from 'react'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'

export type CourseAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'copy' | 'cancel' | 'reopen' | 'delete'; course: AdminCourseEvent }

/** Opens the dialog of an action; the panel provides it to the rows of its list. */
export const CourseDialogOpener = createContext<(action: CourseAction) => void>(() => {})
