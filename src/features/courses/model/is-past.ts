// Also used by the edge function of the calendar feed, which knows no alias for src.
import type { LocalDate, LocalDateTime } from '../../../lib/local-date.ts'

/** When a course takes place, in Denmark. */
export type CourseTimes = { date: LocalDate; startTime: string; endTime: string }

/** Whether a text is a time of day; a table may hold any text in the place of one (spec 3). */
export function isTime(text: string): boolean {
  return /^(?:(?:[01]\d|2[0-3]):[0-5]\d|24:00)$/.test(text)
}

/** When a course ends; undefined where that cannot be read or does not lie after the start (spec 5). */
export function endTimeOf({ startTime, endTime }: CourseTimes): string | undefined {
  return isTime(endTime) && endTime > startTime ? endTime : undefined
}

/** Whether a course is over: from its end on, or where it has none, from the end of its day. */
export function isPast(course: CourseTimes, now: LocalDateTime): boolean {
  return endOf(course) <= now
}

/**
 * The latest moment at which a day began or one of the courses ended. Until the next one nothing changes in what is
 * over.
 */
export function lastTurn(courses: readonly CourseTimes[], now: LocalDateTime): LocalDateTime {
  const today = now.slice(0, 'YYYY-MM-DD'.length)
  const ends = courses
    .filter(({ date }) => date === today)
    .map(endOf)
    .filter((end) => end <= now)
  return ends.reduce((latest, end) => (end > latest ? end : latest), `${today}T00:00`)
}

function endOf(course: CourseTimes): LocalDateTime {
  return `${course.date}T${endTimeOf(course) ?? '24:00'}`
}
