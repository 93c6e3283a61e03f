import * as z from 'zod/mini'
import { type CourseEvent, toRow } from '@/features/courses/model/course-event'
import { readCourseRows } from '@/features/courses/model/course-event-rows'
import { SESSION_KEYS } from '@/lib/storage'

const copySchema = z.object({ at: z.number(), rows: z.array(z.unknown()) })

/** The list of courses as it was read last, and when: milliseconds since 1970. */
export type CourseCache = { courses: CourseEvent[]; at: number }

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

/** The kept list, read as carefully as the server's own; undefined where there is none. */
export function keptCourses(): CourseCache | undefined {
  const copy = copySchema.safeParse(readStored()).data
  if (!copy) return undefined
  const courses = readCourseRows(copy.rows)
  // An empty list would say that there are no courses.
  if (copy.rows.length > 0 && courses.length === 0) return undefined
  return { courses, at: copy.at }
}

function readStored(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(SESSION_KEYS.courses) ?? 'null')
  } catch {
    // Storage is refused, or somebody else has written there.
    return null
  }
}
