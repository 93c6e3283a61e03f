import { listCourseRows } from '@/features/courses/model/list-course-rows'
import { publicDatabase } from '@/lib/public-database'

let early: Promise<unknown[]> | undefined

/** The rows of the courses that were asked for early, for the first who wants them; undefined for all others. */
export function takeEarlyCourses(): Promise<unknown[]> | undefined {
  const rows = early
  early = undefined
  return rows
}

// The document of /courses begins this file as a script of its own (scripts/build/page-scripts.ts), so that the request
// need not wait for React. Wherever else it is imported, it asks for nothing.
const scripts = typeof document === 'undefined' ? [] : [...document.scripts]
if (scripts.some(({ src }) => src === import.meta.url)) {
  early = listCourseRows(publicDatabase)
  // Whoever has taken it is told; whoever comes later asks anew, since the connection may be back.
  early.catch(() => {
    early = undefined
  })
}
