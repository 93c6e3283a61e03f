import { SEARCH_PARAMETER } from '@/content/paths'
import type { ListedCourse } from '@/features/courses/admin/course-action'
import {
  type CourseEvent,
  compareCourseEvents,
  isCancelled,
  isPast,
} from '@/features/courses/domain/course-event'
import { partText } from '@/features/courses/domain/course-messages'
import { courseTypeInfo } from '@/features/courses/domain/course-types'
import { statusText } from '@/features/courses/public/course-badges'
import { formatDate, type LocalDateTime } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'
import { comparable } from '@/lib/plain-text'
import { useUrlText } from '@/lib/use-url-text'

/** The parts of the list that can be looked at; the first is the default. */
export const COURSE_VIEWS = ['all', 'coming', 'past', 'cancelled', 'postponed', 'moved'] as const
export type CourseView = (typeof COURSE_VIEWS)[number]

/** The orders of the list; the first is the default (spec 7). */
export const COURSE_ORDERS = ['date', 'latest', 'title', 'type', 'location', 'places'] as const
export type CourseOrder = (typeof COURSE_ORDERS)[number]

/** Query parameter with the id of the only series in the list. */
export const SERIES_PARAMETER = 'forloeb'

/** Views and orders as the address names them. */
const addressNames: Readonly<Record<CourseView | CourseOrder, string>> = {
  all: 'alle',
  coming: 'kommende',
  past: 'tidligere',
  cancelled: 'aflyste',
  postponed: 'udsatte',
  moved: 'flyttede',
  date: 'dato',
  latest: 'seneste',
  title: 'titel',
  type: 'type',
  location: 'lokation',
  places: 'pladser',
}

type Comparison = (a: CourseEvent, b: CourseEvent) => number

// Made when it is first needed: Intl is slow to start on cheap phones.
let danish: Intl.Collator | undefined

const comparisons: Readonly<Record<CourseOrder, Comparison>> = {
  date: compareCourseEvents,
  latest: (a, b) => compareCourseEvents(b, a),
  title: byText(({ title }) => title),
  type: byText(({ type }) => courseTypeInfo(type).adminLabel),
  location: byText(({ location }) => location),
  places: (a, b) => a.availableSpots - b.availableSpots || compareCourseEvents(a, b),
}

/** The administrator's filter, kept in the address across reloads. */
export function useCourseFilter() {
  const [text, setText] = useUrlText(SEARCH_PARAMETER)
  const [view, setView] = useUrlChoice('vis', COURSE_VIEWS)
  const [order, setOrder] = useUrlChoice('sorter', COURSE_ORDERS)
  const [series, setSeries] = useUrlText(SERIES_PARAMETER)
  return { text, setText, view, setView, order, setOrder, series, setSeries }
}

/**
 * The courses whose row contains every word of the text, case-insensitively.
 * @param series the id of the only series to look in; empty for all courses
 */
export function searchCourses(
  courses: readonly ListedCourse[],
  text: string,
  series = '',
): ListedCourse[] {
  const words = comparable(text).split(' ').filter(Boolean)
  return courses.filter((course) => {
    if (series && course.seriesId !== series) return false
    const row = words.length > 0 ? rowText(course) : ''
    return words.every((word) => row.includes(word))
  })
}

/** The courses of each view. A course is past from its end on. */
export function splitByView(
  courses: readonly ListedCourse[],
  now: LocalDateTime,
): Readonly<Record<CourseView, readonly ListedCourse[]>> {
  return {
    all: courses,
    coming: courses.filter((course) => !isPast(course, now)),
    past: courses.filter((course) => isPast(course, now)),
    cancelled: courses.filter(isCancelled),
    postponed: courses.filter(({ status }) => status === 'postponed'),
    moved: courses.filter(({ status }) => status === 'moved'),
  }
}

/** From so many past courses on, a list by date begins with the coming ones. */
const FOLDED_FROM = 10

/**
 * The courses of the whole list by date, without the past ones where they are many; undefined where there are few, and
 * where none is to come.
 */
export function comingOnly(
  { all, coming, past }: ReturnType<typeof splitByView>,
  filter: { text: string; series: string; view: CourseView; order: CourseOrder },
): readonly ListedCourse[] | undefined {
  const { text, series, view, order } = filter
  const isWholeList = view === 'all' && order === 'date' && series === '' && comparable(text) === ''
  const isLong = past.length >= FOLDED_FROM && past.length < all.length
  return isWholeList && isLong ? coming : undefined
}

/** The courses in an order, equal ones by date. */
export function sortCourses(courses: readonly ListedCourse[], order: CourseOrder): ListedCourse[] {
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
  if (order !== 'date' || sorted.length === 0) return 0
  const next = sorted.findIndex((course) => !isPast(course, now))
  return Math.floor((next < 0 ? sorted.length - 1 : next) / pageSize)
}

/** The choice that the address names, or the first, for which it needs no name. */
function useUrlChoice<Choice extends CourseView | CourseOrder>(
  parameter: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: string) => void] {
  const [usual] = choices
  const [name, setName] = useUrlText(parameter)
  const named = choices.find((choice) => addressNames[choice] === nameInLink(name))

  function choose(value: string): void {
    const choice = choices.find((one) => one === value) ?? usual
    setName(choice === usual ? '' : addressNames[choice])
  }
  return [named ?? usual, choose]
}

function byText(textOf: (course: CourseEvent) => string): Comparison {
  return (a, b) => {
    danish ??= new Intl.Collator('da', { numeric: true })
    return danish.compare(textOf(a), textOf(b)) || compareCourseEvents(a, b)
  }
}

function rowText(course: ListedCourse): string {
  const { title, date, startTime, type, location } = course
  const { adminLabel } = courseTypeInfo(type)
  const marks = [partText(course) && `forløb ${partText(course)}`, statusText(course)]
  return comparable([title, formatDate(date), startTime, adminLabel, ...marks, location].join(' '))
}
