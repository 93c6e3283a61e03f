import { dateOf, type LocalDate, type LocalDateTime } from './local-date.ts'

// Moments are milliseconds since 1970. Computed without Intl: its first use is slow on cheap phones (docs/decisions.md).
const HOUR = 3_600_000
const MARCH = 2
const OCTOBER = 9

/** The date in Denmark at the given moment, wherever the visitor is. */
export function todayInCopenhagen(now: Date = new Date()): LocalDate {
  return dateOf(clockAt(now.getTime()))
}

/** Date and time in Denmark at the given moment, to the minute. */
export function nowInCopenhagen(moment: number = Date.now()): LocalDateTime {
  return clockAt(moment).slice(0, 16)
}

/** The time of day in Denmark: '10.32'. */
export function clockInCopenhagen(moment: number): string {
  return clockAt(moment).slice(11, 16).replace(':', '.')
}

/**
 * A time in Denmark in ISO 8601 with its offset from UTC. In the hour that occurs twice in October, the first
 * occurrence. In the hour that is skipped in March, a start counts by summer time and an end by winter time, so that every
 * end comes after its start.
 * @param time 'HH:MM'; PostgreSQL knows 24:00 too
 */
export function inCopenhagen(date: string, time: string, edge: 'start' | 'end' = 'start'): string {
  const summer = `${date}T${time}:00+02:00`
  const winter = `${date}T${time}:00+01:00`
  const isSkippedStart = edge === 'start' && isSummerTime(Date.parse(winter))
  return isSkippedStart || isSummerTime(Date.parse(summer)) ? summer : winter
}

/** The moment of a time in Denmark; NaN for a date that does not exist. */
export function momentInCopenhagen(date: string, time: string, edge?: 'start' | 'end'): number {
  return Date.parse(inCopenhagen(date, time, edge))
}

/** The Danish date and time of day in ISO 8601, before an end that stands for UTC and means nothing. */
function clockAt(moment: number): string {
  return new Date(moment + (isSummerTime(moment) ? 2 : 1) * HOUR).toISOString()
}

/** From the last Sunday of March to the last of October, at one o'clock UTC both times (Directive 2000/84/EC). */
function isSummerTime(moment: number): boolean {
  const year = new Date(moment).getUTCFullYear()
  return moment >= clockChange(year, MARCH) && moment < clockChange(year, OCTOBER)
}

/** @param monthIndex of a month with 31 days */
function clockChange(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex, 31, 1))
  return lastDay.setUTCDate(31 - lastDay.getUTCDay())
}
