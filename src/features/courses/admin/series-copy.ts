import { differenceInCalendarDays } from 'date-fns'
import { newCourseId } from '@/features/courses/admin/course-form-values'
import type { InsertedCourse } from '@/features/courses/api/write-comparison'
import { type AdminCourseEvent, PLANNED } from '@/features/courses/domain/course-event'
import { isCourseDate } from '@/features/courses/domain/course-limits'
import { addDays, toCalendarDate } from '@/features/courses/domain/course-periods'
import type { LocalDate } from '@/lib/local-date'

/** Ten years. */
const MAX_WEEKS = 520

const DAYS_OF_WEEK = 7

/**
 * The new id for each id of a series that is being copied. Kept until the copy is known to be there, so that a dialog that was
 * closed without a response, and opened again, creates no second one.
 */
const newIds = new Map<string, string>()

/** By how many weeks a copy must be later, for its first date to come after the last one and after today. */
export function weeksToNext(series: readonly AdminCourseEvent[], today: LocalDate): number {
  const days = series.map(({ date }) => date).filter(isCourseDate)
  const [first = today] = days
  const [latest = today] = [...days, today].toSorted().reverse()
  const apart = differenceInCalendarDays(toCalendarDate(latest), toCalendarDate(first))
  return Math.floor(apart / DAYS_OF_WEEK) + 1
}

/**
 * The dates of a series as many weeks later: planned, with every place available, each at its own time and place. A date on a
 * day that no calendar has is left out.
 * @returns undefined where that many weeks lead beyond the days that a course can have
 */
export function copyOfSeries(
  series: readonly AdminCourseEvent[],
  weeks: number,
): readonly InsertedCourse[] | undefined {
  if (!Number.isInteger(weeks) || weeks < 1 || weeks > MAX_WEEKS) return undefined
  const copies = series.flatMap((course) => {
    if (!isCourseDate(course.date)) return []
    return {
      ...course,
      ...PLANNED,
      id: newIdOf(course.id),
      seriesId: newIdOf(course.seriesId ?? ''),
      date: addDays(course.date, weeks * DAYS_OF_WEEK),
      availableSpots: course.maxParticipants,
    }
  })
  return copies.every(({ date }) => isCourseDate(date)) ? copies : undefined
}

/** Once the copy of a series is there: the next one is another. */
export function forgetCopy(series: readonly AdminCourseEvent[]): void {
  for (const { id, seriesId } of series) {
    newIds.delete(id)
    newIds.delete(seriesId ?? '')
  }
}

function newIdOf(id: string): string {
  const known = newIds.get(id) ?? newCourseId()
  newIds.set(id, known)
  return known
}
