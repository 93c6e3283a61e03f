// Apart from copenhagen-time.ts, which every page loads; few pages need these.
import { clockAt, HOUR, isSummerTime } from './copenhagen-time.ts'
import type { LocalDate, LocalDateTime } from './local-date.ts'

/**
 * Date and time in Denmark at the given moment, to the minute.
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
 * A time in Denmark in ISO 8601 with its offset from UTC. In the hour that occurs twice in October, the first
 * occurrence.
 * @param time 'HH:MM'; PostgreSQL knows 24:00 too
 */
export function inCopenhagen(date: LocalDate, time: string): string {
  const summer = `${date}T${time}:00+02:00`
  return isSummerTime(Date.parse(summer)) ? summer : `${date}T${time}:00+01:00`
}

/**
 * The moment of a time in Denmark, in milliseconds since 1970; NaN for a date that does not exist. Resolves the
 * ambiguous hour as `inCopenhagen` does.
 */
export function momentInCopenhagen(date: LocalDate, time: string): number {
  const inSummer = Date.parse(`${date}T${time}:00+02:00`)
  return isSummerTime(inSummer) ? inSummer : inSummer + HOUR
}
