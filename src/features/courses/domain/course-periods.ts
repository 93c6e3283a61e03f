import {
  addDays as addCalendarDays,
  addMonths as addCalendarMonths,
  formatISO,
  getISOWeek,
  getISOWeekYear,
  startOfISOWeek,
} from 'date-fns'
import type { LocalDate, LocalDateTime } from '../../../lib/local-date.ts'
import {
  type CourseEvent,
  type CourseStart,
  compareCourseEvents,
  isCancelled,
  isPast,
} from './course-event.ts'
import { isCourseDate } from './course-limits.ts'

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
  return formatISO(date, { representation: 'date' })
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromCalendarDate(addCalendarDays(toCalendarDate(date), days))
}

/** The first day of the month that many months later, or earlier for a negative number. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = toCalendarDate(`${date.slice(0, 7)}-01`)
  return fromCalendarDate(addCalendarMonths(first, months))
}

/** An ISO week: Monday to Sunday, numbered in the year that holds its Thursday. */
export type IsoWeek = {
  year: number
  week: number
  /** The Monday. */
  start: LocalDate
  /** The Sunday. */
  end: LocalDate
}

/** The ISO week that contains the day (spec 9: the week starts on Monday). */
export function isoWeekOf(date: LocalDate): IsoWeek {
  const day = toCalendarDate(date)
  const start = mondayOf(date)
  return { year: getISOWeekYear(day), week: getISOWeek(day), start, end: addDays(start, 6) }
}

/** A month of the calendar, from its first day to its last. */
export type Month = { start: LocalDate; end: LocalDate }

/** The month that contains the day. */
export function monthOf(date: LocalDate): Month {
  const start = `${date.slice(0, 7)}-01`
  return { start, end: addDays(addMonths(start, 1), -1) }
}

/** A course that was on another day before. */
export type MovedCourse = CourseEvent & { movedFrom: CourseStart }

/** The courses of each week, by its Monday: built once per list, so that changing the week is a look-up. */
export type CoursesByWeek = ReadonlyMap<LocalDate, readonly CourseEvent[]>

/** Groups courses by week, sorted by date, then start time (spec 9). */
export function indexByWeek(courses: readonly CourseEvent[]): CoursesByWeek {
  const weeks = new Map<LocalDate, CourseEvent[]>()
  for (const course of courses.toSorted(compareCourseEvents)) {
    if (!isCourseDate(course.date)) continue
    const monday = mondayOf(course.date)
    const week = weeks.get(monday)
    if (week) week.push(course)
    else weeks.set(monday, [course])
  }
  return weeks
}

/** The courses in the week that contains the day, sorted. */
export function coursesInWeek(index: CoursesByWeek, date: LocalDate): readonly CourseEvent[] {
  return index.get(mondayOf(date)) ?? []
}

/** The courses of a month, past ones included, by date and time. */
export function coursesInMonth(
  courses: readonly CourseEvent[],
  { start, end }: Month,
): readonly CourseEvent[] {
  return courses.filter(({ date }) => start <= date && date <= end).toSorted(compareCourseEvents)
}

/** The courses that were moved from a day of the period to another day, by the former date and time. */
export function coursesMovedFrom(
  courses: readonly CourseEvent[],
  { start, end }: { start: LocalDate; end: LocalDate },
): readonly MovedCourse[] {
  return courses
    .filter(isMovedToOtherDay)
    .filter(({ movedFrom }) => start <= movedFrom.date && movedFrom.date <= end)
    .toSorted((a, b) => compareCourseEvents(formerly(a), formerly(b)))
}

/** The number of courses on each day that has any. */
export function courseCountByDate(courses: readonly CourseEvent[]): ReadonlyMap<LocalDate, number> {
  const counts = new Map<LocalDate, number>()
  for (const { date } of courses) counts.set(date, (counts.get(date) ?? 0) + 1)
  return counts
}

/** The courses that are not over yet, in the order given. */
export function comingCourses(
  courses: readonly CourseEvent[],
  now: LocalDateTime,
): readonly CourseEvent[] {
  // A database from before the limits can hold days that no calendar has ('infinity').
  return courses.filter((course) => !isPast(course, now) && isCourseDate(course.date))
}

/**
 * The first course after a week or a month that takes place, or else the first of all.
 * @param coming courses that are not over, by date
 */
export function nextCourse(
  coming: readonly CourseEvent[],
  { end }: { end: LocalDate },
): CourseEvent | undefined {
  const planned = coming.filter((course) => !isCancelled(course))
  return planned.find(({ date }) => date > end) ?? planned[0]
}

function isMovedToOtherDay(course: CourseEvent): course is MovedCourse {
  return (
    course.status === 'moved' && course.movedFrom !== null && course.movedFrom.date !== course.date
  )
}

function formerly(course: MovedCourse): MovedCourse {
  return { ...course, ...course.movedFrom }
}

function mondayOf(date: LocalDate): LocalDate {
  return fromCalendarDate(startOfISOWeek(toCalendarDate(date)))
}
