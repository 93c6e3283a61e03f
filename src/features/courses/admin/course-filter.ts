import { SEARCH_PARAMETER } from '@/content/paths'
import {
  type AdminCourseEvent,
  type CourseEvent,
  compareCourseEvents,
  isCancelled,
  isPast,
} from '@/features/courses/domain/course-event'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-badges'
import { formatDate, type LocalDateTime } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'
import { comparable } from '@/lib/plain-text'
import { useUrlText } from '@/lib/use-url-text'

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

/** The administrator's filter, kept in the address across reloads. */
export function useCourseFilter() {
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const [period, setPeriod] = useUrlChoice('vis', COURSE_PERIODS)
  const [order, setOrder] = useUrlChoice('sorter', COURSE_ORDERS)
  return { text, setText, period, setPeriod, order, setOrder }
}

/** The courses whose row contains every word of the text, case-insensitively. */
export function searchCourses(
  courses: readonly AdminCourseEvent[],
  text: string,
): AdminCourseEvent[] {
  const words = comparable(text).split(' ').filter(Boolean)
  return courses.filter((course) => {
    const row = words.length > 0 ? rowText(course) : ''
    return words.every((word) => row.includes(word))
  })
}

/** The courses of each period, where one is past from its end on, and of each status. */
export function splitByPeriod(
  courses: readonly AdminCourseEvent[],
  now: LocalDateTime,
): Readonly<Record<CoursePeriod, readonly AdminCourseEvent[]>> {
  return {
    alle: courses,
    kommende: courses.filter((course) => !isPast(course, now)),
    tidligere: courses.filter((course) => isPast(course, now)),
    aflyste: courses.filter(isCancelled),
    flyttede: courses.filter(({ status }) => status === 'moved'),
  }
}

/** From so many past courses on, a list by date begins with the coming ones. */
const FOLDED_FROM = 10

/**
 * The courses of the whole list by date, without the past ones where they are many; undefined where there are few, and
 * where none is to come.
 */
export function comingOnly(
  { alle, kommende, tidligere }: ReturnType<typeof splitByPeriod>,
  { text, period, order }: { text: string; period: CoursePeriod; order: CourseOrder },
): readonly AdminCourseEvent[] | undefined {
  const isWholeList = period === 'alle' && order === 'dato' && comparable(text) === ''
  const isLong = tidligere.length >= FOLDED_FROM && tidligere.length < alle.length
  return isWholeList && isLong ? kommende : undefined
}

/** The courses in an order, equal ones by date. */
export function sortCourses(
  courses: readonly AdminCourseEvent[],
  order: CourseOrder,
): AdminCourseEvent[] {
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

/** The value named by the address, or the first, for which the address needs no name. */
function useUrlChoice<Value extends string>(
  parameter: string,
  values: readonly [Value, ...Value[]],
): [value: Value, choose: (value: string) => void] {
  const [name, setName] = useUrlText(parameter)
  const named = values.find((value) => value === nameInLink(name))
  return [named ?? values[0], (value) => setName(value === values[0] ? '' : value)]
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
