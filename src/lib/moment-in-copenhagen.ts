// Every page needs the functions of copenhagen-time.ts, and few need these.
import { clockAt, HOUR, isSummerTime } from './copenhagen-time.ts'
import type { LocalDate, LocalDateTime } from './local-date.ts'

/**
 * The minute it is in Denmark at the given moment.
 * @param moment milliseconds since 1970
 */
export function nowInCopenhagen(moment: number = Date.now()): LocalDateTime {
  return clockAt(moment).slice(0, 16)
}

/**
 * The time of day in Denmark: '10.32'.
 * @param moment milliseconds since 1970
 */
export function clockInCopenhagen(moment: number): string {
  return clockAt(moment).slice(11, 16).replace(':', '.')
}

/**
 * A time in Denmark with its distance from UTC, as ISO 8601 writes it. The hour that comes twice in October is the
 * first of the two.
 * @param time 'HH:MM'; PostgreSQL knows 24:00 too
 */
export function inCopenhagen(date: LocalDate, time: string): string {
  const summer = `${date}T${time}:00+02:00`
  return isSummerTime(Date.parse(summer)) ? summer : `${date}T${time}:00+01:00`
}

/**
 * The moment at which the clock in Denmark shows a time, in milliseconds since 1970; NaN for a day that does not exist.
 * It is the one that `inCopenhagen` writes.
 */
export function momentInCopenhagen(date: LocalDate, time: string): number {
  const inSummer = Date.parse(`${date}T${time}:00+02:00`)
  return isSummerTime(inSummer) ? inSummer : inSummer + HOUR
}
