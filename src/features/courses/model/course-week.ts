import { getISOWeek, getISOWeekYear, startOfISOWeek } from 'date-fns'
import { addDays, fromCalendarDate, toCalendarDate } from '@/features/courses/model/calendar-date'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/model/course-event'
import { isCourseDate } from '@/features/courses/model/course-limits'
import { isPast } from '@/features/courses/model/is-past'
import { calendarMessages } from '@/features/courses/model/public-messages'
import { formatShortDate } from '@/lib/date-format'
import type { LocalDate, LocalDateTime } from '@/lib/local-date'

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

/** Exactly 'Kurser uge 47 (16. nov. - 22. nov.)' (spec 9). */
export function weekHeading({ week, start, end }: IsoWeek): string {
  return calendarMessages.weekHeading(week, formatShortDate(start), formatShortDate(end))
}

/**
 * The courses of every week that has any, by the week's Monday. With thousands of courses, build it once
 * per list; changing the week is then a look-up.
 */
export type CoursesByWeek = ReadonlyMap<LocalDate, readonly CourseEvent[]>

/** Sorts courses into weeks; within a week they stand by date, then start time (spec 9). */
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

/** How many courses each day has, for the calendar to mark and name; days without any are left out. */
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
 * The course that comes next for somebody who looks at a week or a month: the first after it, or else the first of all.
 * @param coming what is still to come, by date
 */
export function nextCourse(
  coming: readonly CourseEvent[],
  { end }: { end: LocalDate },
): CourseEvent | undefined {
  return coming.find(({ date }) => date > end) ?? coming[0]
}

function mondayOf(date: LocalDate): LocalDate {
  return fromCalendarDate(startOfISOWeek(toCalendarDate(date)))
}
