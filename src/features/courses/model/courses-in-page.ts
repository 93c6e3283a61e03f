import { createContext } from 'react'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/model/course-event'
import { readCourseRows } from '@/features/courses/model/course-event-rows'
import { COURSES_ID } from '@/lib/document-marks'

/** The rows of the coming courses as a build has read them, and when: milliseconds since 1970. */
export type ComingCourseRows = { readonly rows: readonly unknown[]; readonly readAt: number }

/** The courses that the document of /courses holds, and when its build read them. */
export type CoursesInPage = { readonly courses: CourseEvent[]; readonly readAt: number }

/** Checks the rows of a build; undefined where none fits. The browser trusts what its own build has checked. */
export function toCoursesInPage({ rows, readAt }: ComingCourseRows): CoursesInPage | undefined {
  const courses = readCourseRows(rows).sort(compareCourseEvents)
  return courses.length > 0 ? { courses, readAt } : undefined
}

/** Finds the courses of the build: in the document, or, while it is being prerendered, where the build has them. */
export const CoursesInPageSource = createContext(readDocument)

function readDocument(): CoursesInPage | undefined {
  if (import.meta.env.SSR) return undefined
  const json = document.getElementById(COURSES_ID)?.textContent
  return json ? JSON.parse(json) : undefined
}
