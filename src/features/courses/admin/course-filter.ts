import {
  type CourseEvent,
  compareCourseEvents,
  isCancelled,
  isPast,
} from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-status'
import type { LocalDateTime } from '@/lib/local-date'
import { formatDate } from '@/lib/local-date'
import { comparable } from '@/lib/plain-text'

/** The administration's views of its list, as the address names them. */
export const COURSE_PERIODS = ['alle', 'kommende', 'tidligere', 'aflyste', 'flyttede'] as const
export type CoursePeriod = (typeof COURSE_PERIODS)[number]

/** The orders of the list, as the address names them; the first is the default (spec 7). */
export const COURSE_ORDERS = ['dato', 'seneste', 'titel', 'type', 'lokation', 'pladser'] as const
export type CourseOrder = (typeof COURSE_ORDERS)[number]

type Comparison = (a: CourseEvent, b: CourseEvent) => number

const danish = new Intl.Collator('da', { numeric: true })

const comparisons: Readonly<Record<CourseOrder, Comparison>> = {
  dato: compareCourseEvents,
  seneste: (a, b) => compareCourseEvents(b, a),
  titel: byText(({ title }) => title),
  type: byText(({ type }) => courseTypeInfo(type).adminLabel),
  lokation: byText(({ location }) => location),
  pladser: (a, b) => a.availableSpots - b.availableSpots || compareCourseEvents(a, b),
}

/** The courses whose row contains every word of the text, case-insensitively. */
export function searchCourses<Course extends CourseEvent>(
  courses: readonly Course[],
  text: string,
): Course[] {
  const words = comparable(text).split(' ').filter(Boolean)
  return courses.filter((course) => {
    const row = words.length > 0 ? rowText(course) : ''
    return words.every((word) => row.includes(word))
  })
}

/** The courses of each period, where one is past from its end on, and of each status. */
export function splitByPeriod<Course extends CourseEvent>(
  courses: readonly Course[],
  now: LocalDateTime,
): Readonly<Record<CoursePeriod, readonly Course[]>> {
  return {
    alle: courses,
    kommende: courses.filter((course) => !isPast(course, now)),
    tidligere: courses.filter((course) => isPast(course, now)),
    aflyste: courses.filter(isCancelled),
    flyttede: courses.filter(({ status }) => status === 'moved'),
  }
}

/** The courses in an order, equal ones by date. */
export function sortCourses<Course extends CourseEvent>(
  courses: readonly Course[],
  order: CourseOrder,
): Course[] {
  return courses.toSorted(comparisons[order])
}

/**
 * The initial page of a list, counted from 0. A list by date opens at the next course, because years of past courses
 * precede it.
 */
export function openingPage(
  sorted: readonly CourseEvent[],
  order: CourseOrder,
  { now, pageSize }: { now: LocalDateTime; pageSize: number },
): number {
  if (order !== 'dato' || sorted.length === 0) return 0
  const next = sorted.findIndex((course) => !isPast(course, now))
  return Math.floor((next < 0 ? sorted.length - 1 : next) / pageSize)
}

function byText(textOf: (course: CourseEvent) => string): Comparison {
  return (a, b) => danish.compare(textOf(a), textOf(b)) || compareCourseEvents(a, b)
}

function rowText(course: CourseEvent): string {
  const { title, date, startTime, type, location } = course
  const { adminLabel } = courseTypeInfo(type)
  const status = statusText(course) ?? ''
  return comparable([title, formatDate(date), startTime, adminLabel, status, location].join(' '))
}
