import type { LocalDateTime } from '../../../lib/local-date.ts'
import { type CourseEvent, takesPlace } from './course-event.ts'
import { comingCourses } from './course-periods.ts'
import { type InSeries, oncePerSeries, withSeries } from './course-series.ts'

/** Other courses on the page of one. */
const MAX_OTHERS = 4

/** A course, and the coming ones that a visitor may take instead. */
export type CourseOfPage = {
  /** Undefined where there is none, or none any more. */
  course: InSeries | undefined
  /** With the same title, else of the same type, else any; by date. */
  others: InSeries[]
}

/** Picks from a list what the page of a course shows. */
export function courseOfPage(
  list: readonly CourseEvent[],
  id: string,
  now: LocalDateTime,
): CourseOfPage {
  const courses = withSeries(list)
  const course = courses.find((one) => one.id === id)
  const isOther = (one: InSeries) =>
    one.id !== id && !(course?.series && one.seriesId === course.seriesId)
  const coming = oncePerSeries(comingCourses(courses, now).filter(takesPlace).filter(isOther))
  const others = course
    ? [
        coming.filter(({ title }) => title === course.title),
        coming.filter(({ type }) => type === course.type),
        coming,
      ]
    : [coming]
  return { course, others: (others.find(({ length }) => length > 0) ?? []).slice(0, MAX_OTHERS) }
}
