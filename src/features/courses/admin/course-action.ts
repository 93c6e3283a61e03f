import { createContext } from 'react'
import type { AdminCourseEvent } from '@/features/courses/domain/course-event'
import type { InSeries } from '@/features/courses/domain/course-series'

/** A course of the list; one of several dates has all of them. */
export type ListedCourse = InSeries<AdminCourseEvent>

/** An action with a dialog. */
export type DialogAction =
  | { kind: 'create' }
  | { kind: 'edit' | 'copy' | 'cancel' | 'decide' | 'reopen' | 'delete'; course: ListedCourse }

export type CourseAction = DialogAction | { kind: 'poster'; course: ListedCourse }

/** Opens the dialog of an action, or prints a poster; the panel provides it to the rows of its list. */
export const CourseDialogOpener = createContext<(action: CourseAction) => void>(() => {})

/** Dates of a series with that of a course in front: the list leads to the first one that is saved. */
export function ownDateFirst(
  { id }: { id: string },
  dates: readonly AdminCourseEvent[],
): readonly AdminCourseEvent[] {
  return dates.toSorted((a, b) => Number(b.id === id) - Number(a.id === id))
}
