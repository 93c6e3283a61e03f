import { coursesOf } from '@/features/courses/api/course-events'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { readCourses } from '@/features/courses/domain/course-row'
import { fieldsOf } from '@/lib/fields-of'
import { COURSES_ID, PAGE_ATTRIBUTE } from '@/lib/html-attributes'

/** The rows of the coming courses as a build has read them. */
export type ComingCourseRows = {
  readonly rows: readonly unknown[]
  /** Milliseconds since 1970. */
  readonly readAt: number
}

/** The courses in a document, and when its build read them. */
export type CoursesInPage = { readonly courses: readonly CourseEvent[]; readonly readAt: number }

/** Maps the rows of a build; undefined where none is valid. */
export function toCoursesInPage({ rows, readAt }: ComingCourseRows): CoursesInPage | undefined {
  const courses = coursesOf(readCourses(rows))
  return courses.length > 0 ? { courses, readAt } : undefined
}

/** The courses that the build has put into the document of a page. @param path of the page, which the document names */
export function coursesInDocument(path: string): CoursesInPage | undefined {
  if (import.meta.env.SSR) return undefined
  const page = document.getElementById('root')?.getAttribute(PAGE_ATTRIBUTE)
  if (page !== path) return undefined
  const json = document.getElementById(COURSES_ID)?.textContent
  const coming: unknown = JSON.parse(json ?? 'null')
  return isComing(coming) ? toCoursesInPage(coming) : undefined
}

function isComing(value: unknown): value is ComingCourseRows {
  const { rows, readAt } = fieldsOf(value)
  return Array.isArray(rows) && typeof readAt === 'number'
}
