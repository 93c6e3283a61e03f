import { listCourseRows } from '@/features/courses/model/list-course-rows'
import { publicDatabase } from '@/lib/public-database'

let early: Promise<unknown[]> | undefined

/** Asks for the courses before the rest of their page's code is there. */
export function requestCoursesEarly(): void {
  if (early) return
  early = listCourseRows(publicDatabase)
  // Whoever takes it is told.
  early.catch(() => {})
}

/** The rows of the courses that were asked for early, for the first who wants them; undefined for all others. */
export function takeEarlyCourses(): Promise<unknown[]> | undefined {
  const rows = early
  early = undefined
  return rows
}

// The document of /courses names this file as a script of its own (scripts/build/page-scripts.ts), and then it need
// not wait for React. Wherever else it is imported, it asks for nothing.
const scripts = typeof document === 'undefined' ? [] : [...document.scripts]
if (scripts.some(({ src }) => src === import.meta.url)) requestCoursesEarly()
