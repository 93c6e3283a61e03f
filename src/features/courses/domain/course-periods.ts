import {
  addDays as addCalendarDays,
  addMonths as addCalendarMonths,
  formatISO,
  getISOWeek,
  getISOWeekYear,
  startOfISOWeek,
} from 'date-fns'
import { type LocalDate, type LocalDateTime, toLocalDate } from '../../../lib/local-date.ts'
import { type CourseEvent, compareCourseEvents, isPast, takesPlace } from './course-event.ts'
import { isCourseDate } from './course-limits.ts'
import type { InSeries } from './course-series.ts'

/**
 * The day as a Date for calendars and date-fns, which read the visitor's own time zone; at noon, because some
 * zones have days without a midnight.
 */
export function toCalendarDate(date: LocalDate): Date {
  return new Date(`${date}T12:00`)
}

/**
 * The day of a calendar's Date in the visitor's own time zone.
 * @throws RangeError if the Date is invalid
 */
export function fromCalendarDate(date: Date): LocalDate {
  return toLocalDate(formatISO(date, { representation: 'date' }))
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromCalendarDate(addCalendarDays(toCalendarDate(date), days))
}

/** The first day of the month that many months later, or earlier for a negative number. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  return fromCalendarDate(addCalendarMonths(toCalendarDate(firstOfMonth(date)), months))
}

/** Some days of the calendar, from the first to the last. */
export type Period = { start: LocalDate; end: LocalDate }

/** An ISO week: Monday to Sunday, numbered in the year that holds its Thursday. */
export type IsoWeek = Period & { year: number; week: number }

/** The ISO week that contains the day (spec 9: the week starts on Monday). */
export function isoWeekOf(date: LocalDate): IsoWeek {
  const day = toCalendarDate(date)
  const start = fromCalendarDate(startOfISOWeek(day))
  return { year: getISOWeekYear(day), week: getISOWeek(day), start, end: addDays(start, 6) }
}

/** The month that contains the day. */
export function monthOf(date: LocalDate): Period {
  const start = firstOfMonth(date)
  return { start, end: addDays(addMonths(start, 1), -1) }
}

function firstOfMonth(date: LocalDate): LocalDate {
  return toLocalDate(`${date.slice(0, 'YYYY-MM'.length)}-01`)
}

/** A course whose day a calendar has. */
export type DatedCourse = InSeries & { date: LocalDate }

/** Whether a calendar has the day of a course. */
export function isDated<Course extends CourseEvent>(
  course: Course,
): course is Course & DatedCourse {
  return isCourseDate(course.date)
}

/** The courses of a week or a month, past ones included, in the order given. */
export function coursesIn(
  courses: readonly InSeries[],
  { start, end }: Period,
): readonly DatedCourse[] {
  return courses.filter(isDated).filter(({ date }) => start <= date && date <= end)
}

/** The courses, cancelled ones too, that were moved from a day of the period to another day, by the former date and time. */
export function coursesMovedFrom(courses: readonly CourseEvent[], { start, end }: Period) {
  return courses
    .flatMap((course) => {
      const { date, movedFrom } = course
      return movedFrom && movedFrom.date !== date ? [{ ...course, movedFrom }] : []
    })
    .filter(({ movedFrom: { date } }) => start <= date && date <= end)
    .toSorted((a, b) => compareCourseEvents({ ...a, ...a.movedFrom }, { ...b, ...b.movedFrom }))
}

/** The courses of each day, in the order given. */
export function groupByDay<Course extends CourseEvent>(courses: readonly Course[]) {
  return groupBy(courses, ({ date }) => date)
}

/** The courses of each month, by its first day, in the order given. */
export function groupByMonth(courses: readonly DatedCourse[]) {
  return groupBy(courses, ({ date }) => firstOfMonth(date))
}

// Safari has Map.groupBy from 17.4 on.
function groupBy<Course, Key>(
  courses: readonly Course[],
  keyOf: (course: Course) => Key,
): ReadonlyMap<Key, readonly Course[]> {
  const groups = new Map<Key, Course[]>()
  for (const course of courses) {
    const group = groups.get(keyOf(course))
    if (group) group.push(course)
    else groups.set(keyOf(course), [course])
  }
  return groups
}

/** The courses that are not over yet, in the order given. */
export function comingCourses(
  courses: readonly InSeries[],
  now: LocalDateTime,
): readonly DatedCourse[] {
  return courses.filter(isDated).filter((course) => !isPast(course, now))
}

/**
 * The first course after a week or a month that takes place, or else the first of all.
 * @param coming courses that are not over, by date
 */
export function nextCourse(
  coming: readonly DatedCourse[],
  { end }: Period,
): DatedCourse | undefined {
  const held = coming.filter(takesPlace)
  return held.find(({ date }) => date > end) ?? held[0]
}
