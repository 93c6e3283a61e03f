import { type CourseEvent, toRow } from '@/features/courses/model/course-event'
import { readCourseRows } from '@/features/courses/model/course-event-rows'
import { type CourseRows, earlyCourseRows } from '@/features/courses/model/early-courses'
import { SESSION_KEYS } from '@/lib/storage'

/** Keeps the list for as long as the tab is open, so that it can be read where there is no connection. */
export function keepCourses(courses: readonly CourseEvent[]): void {
  const rows = courses.map((course) => ({
    ...toRow(course),
    id: course.id,
    updated_at: course.version,
  }))
  try {
    sessionStorage.setItem(SESSION_KEYS.courses, JSON.stringify({ at: Date.now(), rows }))
  } catch {
    // Where storage is refused, or full, there is simply no copy.
  }
}

/** What can be shown without waiting: the answer to the early request, or the kept list; undefined where neither is. */
export function courseRowsAtHand(): CourseRows | undefined {
  return earlyCourseRows() ?? readCopy()
}

/** The courses that can be shown without waiting, read as carefully as the server's own. */
export function coursesAtHand(): CourseEvent[] | undefined {
  const rows = courseRowsAtHand()?.rows
  const courses = rows && readCourseRows(rows)
  // An empty list would say that there are no courses.
  return rows?.length && !courses?.length ? undefined : courses
}

function readCopy(): CourseRows | undefined {
  const copy = readStored()
  const isCopy = typeof copy === 'object' && copy !== null && 'at' in copy && 'rows' in copy
  if (!isCopy || typeof copy.at !== 'number' || !Array.isArray(copy.rows)) return undefined
  return { at: copy.at, rows: copy.rows }
}

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION_KEYS.courses) ?? 'null')
  } catch {
    // Storage is refused, or somebody else has written there.
    return null
  }
}
