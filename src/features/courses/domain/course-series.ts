import type { LocalDateTime } from '../../../lib/local-date.ts'
import {
  type CourseEvent,
  compareCourseEvents,
  isOpen,
  isPast,
  takesPlace,
} from './course-event.ts'

/**
 * A course with all dates of its series, itself among them, by date; without them where it has but one date. The dates in
 * the list are as they are stored, and have no list themselves.
 */
export type InSeries<Course extends CourseEvent = CourseEvent> = Course & {
  series?: readonly Course[]
}

/** Gives each course the dates of its series, and the places of the whole: the fewest of the dates that take place. */
export function withSeries<Course extends CourseEvent>(
  courses: readonly Course[],
): InSeries<Course>[] {
  const found = new Map<string, { series: Course[]; spots: number }>()
  for (const course of courses) {
    if (course.seriesId === null) continue
    const whole = found.get(course.seriesId) ?? { series: [], spots: Number.POSITIVE_INFINITY }
    whole.series.push(course)
    if (takesPlace(course)) whole.spots = Math.min(whole.spots, course.availableSpots)
    found.set(course.seriesId, whole)
  }
  for (const { series } of found.values()) series.sort(compareCourseEvents)
  return courses.map((course) => {
    const whole = course.seriesId === null ? undefined : found.get(course.seriesId)
    if (!whole || whole.series.length < 2) return course
    const availableSpots = Math.min(course.availableSpots, whole.spots)
    return { ...course, availableSpots, series: whole.series }
  })
}

/** The place of a course among the dates of its series, counted from 1; undefined where it has but one date. */
export function partOf({ id, series }: InSeries): { part: number; count: number } | undefined {
  if (!series) return undefined
  return { part: series.findIndex((course) => course.id === id) + 1, count: series.length }
}

/** The other dates of a course's series, by date. */
export function otherDates<Course extends CourseEvent>({
  id,
  series = [],
}: InSeries<Course>): readonly Course[] {
  return series.filter((course) => course.id !== id)
}

/** The dates of a series, beside this one, that still take place. */
export function furtherDates<Course extends CourseEvent>(
  course: InSeries<Course>,
  now: LocalDateTime,
): readonly Course[] {
  return otherDates(course).filter((date) => isOpen(date, now))
}

/** Whether the first date of a series that takes place is over: nobody can join it any more. */
export function hasBegun({ series = [] }: InSeries, now: LocalDateTime): boolean {
  const first = series.find(takesPlace)
  return first !== undefined && isPast(first, now)
}

/** The courses with each series once, by its next date: the first that takes place, or else the first. */
export function oncePerSeries<Course extends InSeries>(coming: readonly Course[]): Course[] {
  const next = new Map<string, Course>()
  for (const course of coming) {
    const found = next.get(keyOf(course))
    if (!found || (!takesPlace(found) && takesPlace(course))) next.set(keyOf(course), course)
  }
  return coming.filter((course) => next.get(keyOf(course)) === course)
}

/** The same for all dates of a series. */
function keyOf({ id, series, seriesId }: InSeries): string {
  return series ? `${seriesId}` : id
}
