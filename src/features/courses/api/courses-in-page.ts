import { createContext } from 'react'
import { readCourseRows } from '@/features/courses/api/course-event-rows'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/domain/course-event'
import { COURSES_ID } from '@/lib/html-attributes'

/** The rows of the coming courses as a build has read them. */
export type ComingCourseRows = {
  readonly rows: readonly unknown[]
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** The courses in the document of /courses, and when its build read them. */
export type CoursesInPage = { readonly courses: CourseEvent[]; readonly readAt: number }

/** Maps the rows of a build; undefined where none is valid. The browser does not check them again. */
export function toCoursesInPage({ rows, readAt }: ComingCourseRows): CoursesInPage | undefined {
  const courses = readCourseRows(rows).sort(compareCourseEvents)
  return courses.length > 0 ? { courses, readAt } : undefined
}

/** Provides the courses of the build: from the document, or during prerendering from the build itself. */
export const CoursesInPageSource = createContext(readDocument)

function readDocument(): CoursesInPage | undefined {
  if (import.meta.env.SSR) return undefined
  const json = document.getElementById(COURSES_ID)?.textContent
  return json ? JSON.parse(json) : undefined
}
