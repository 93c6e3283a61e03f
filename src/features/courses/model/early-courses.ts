import type { CourseEvent } from '@/features/courses/model/course-event'
import { listCourseEvents } from '@/features/courses/model/course-events-api'
import { publicDatabase } from '@/lib/public-database'

let early: Promise<CourseEvent[]> | undefined

/** Asks for the courses before the rest of their page's code is there. */
export function requestCoursesEarly(): void {
  early = listCourseEvents(publicDatabase)
  // Whoever takes it is told.
  early.catch(() => {})
}

/** The courses that were asked for early, for the first who wants them; undefined for all others. */
export function takeEarlyCourses(): Promise<CourseEvent[]> | undefined {
  const courses = early
  early = undefined
  return courses
}
