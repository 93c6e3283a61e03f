import { listCourseRows } from '@/features/courses/model/list-course-rows'
import { publicDatabase } from '@/features/courses/model/public-database'

/** The rows of the courses as they were read, and when: milliseconds since 1970. */
export type CourseRows = { rows: unknown[]; at: number }

let early: { request: Promise<unknown[]>; answer?: CourseRows } | undefined

/** The rows of the courses that were asked for early, for the first who wants them; undefined for all others. */
export function takeEarlyCourses(): Promise<unknown[]> | undefined {
  const request = early?.request
  early = undefined
  return request
}

/** The same, for whoever cannot wait: undefined also while they are on their way. */
export function earlyCourseRows(): CourseRows | undefined {
  return early?.answer
}

// The document of /courses begins this file as a script of its own (scripts/build/page-scripts.ts), so that the request
// need not wait for React. Wherever else it is imported, it asks for nothing.
const scripts = typeof document === 'undefined' ? [] : [...document.scripts]
if (scripts.some(({ src }) => src === import.meta.url)) {
  early = { request: listCourseRows(publicDatabase) }
  early.request.then(
    (rows) => {
      if (early) early.answer = { rows, at: Date.now() }
    },
    // Whoever has taken it is told; whoever comes later asks anew, since the connection may be back.
    () => {
      early = undefined
    },
  )
}
