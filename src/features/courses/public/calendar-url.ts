import type { CourseEvent } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { COURSE_PARAMETER } from '@/features/courses/domain/course-link'
import {
  addDays,
  type DatedCourse,
  isDated,
  isoWeekOf,
} from '@/features/courses/domain/course-periods'
import type { LocalDate } from '@/lib/local-date'
import { nameInLink } from '@/lib/name-in-link'

export const VIEW_MODES = ['week', 'month', 'all'] as const
/** The courses of one week, of one month, or all coming ones. */
export type ViewMode = (typeof VIEW_MODES)[number]

/** The visitor's selection, as written into the query of /courses. */
export type CalendarQuery = {
  /** Any day of the week or the month. */
  date: LocalDate
  view: ViewMode
  type: string | undefined
}

const PARAMETERS = ['uge', 'maaned', COURSE_PARAMETER, 'vis', 'type']

/**
 * Parses the query of /courses, tolerating any text: missing and invalid parameters are undefined. Ids and types are
 * names in a link (name-in-link.ts).
 */
export function readCalendarUrl(search: string) {
  const query = new URLSearchParams(search.toLowerCase())
  const name = (parameter: string) => {
    const value = query.get(parameter)
    return value === null ? undefined : nameInLink(value)
  }
  const firstDay = `${name('maaned')}-01`
  const month = isCourseDate(firstDay) ? firstDay : undefined
  const view: ViewMode = name('vis') === 'alle' ? 'all' : month ? 'month' : 'week'
  return {
    /** The first day of the week, `?uge=2026-W48`, or in the view of a month, of that, `?maaned=2026-12`. */
    start: view === 'month' ? month : mondayOf(name('uge') ?? ''),
    /** The course that a link leads to: `?kursus={id}`. */
    courseId: name(COURSE_PARAMETER),
    /** `?vis=alle`, or else the month, if one is named, or else the week. */
    view,
    /** The only type to show: `?type=foredrag`. */
    type: name('type'),
  }
}

/**
 * The query with the selection, with '?' in front unless it is empty. The defaults, this week and all types, are left
 * out; parameters of others stay.
 */
export function writeCalendarUrl(
  search: string,
  { date, view, type }: CalendarQuery,
  today: LocalDate,
): string {
  const query = new URLSearchParams(search)
  for (const name of [...query.keys()]) {
    if (PARAMETERS.includes(name.toLowerCase())) query.delete(name)
  }
  const week = weekName(date)
  if (view === 'month') query.set('maaned', date.slice(0, 7))
  else if (week !== weekName(today)) query.set('uge', week)
  if (view === 'all') query.set('vis', 'alle')
  if (type) query.set('type', type)
  const text = query.toString()
  return text && `?${text}`
}

/** The course with the id of an address. */
export function findLinkedCourse(
  courses: readonly CourseEvent[],
  courseId: string,
): DatedCourse | undefined {
  return courses.filter(isDated).find(({ id }) => nameInLink(id) === courseId)
}

/** As ISO 8601 names a week: '2026-W48'. */
function weekName(date: LocalDate): string {
  const { year, week } = isoWeekOf(date)
  return `${year}-W${String(week).padStart(2, '0')}`
}

function mondayOf(name: string): LocalDate | undefined {
  const [, year, week] = /^([1-9]\d{3})-w(\d{2})$/.exec(name) ?? []
  // The first week of a year is the one with 4 January in it.
  const inFirstWeek = `${year}-01-04`
  if (!isCourseDate(inFirstWeek)) return undefined
  const monday = addDays(isoWeekOf(inFirstWeek).start, 7 * (Number(week) - 1))
  // Not every year has a week 53, and none a week 54.
  return weekName(monday).toLowerCase() === name && isCourseDate(monday) ? monday : undefined
}
