import type { LocalDate } from './local-date.ts'

// Computed without Intl, whose first use is slow on cheap phones (docs/decisions.md).
export const HOUR = 3_600_000
const MARCH = 2
const OCTOBER = 9

/** The date in Denmark at the given moment, wherever the visitor is. */
export function todayInCopenhagen(now: Date = new Date()): LocalDate {
  return clockAt(now.getTime()).slice(0, 10)
}

/** The Danish date and time of day in ISO 8601, without the offset from UTC. */
export function clockAt(moment: number): string {
  return new Date(moment + (isSummerTime(moment) ? 2 : 1) * HOUR).toISOString().slice(0, -1)
}

/**
 * From the last Sunday of March to the last Sunday of October, at one o'clock UTC both times (Directive 2000/84/EC,
 * articles 2 and 3; in Denmark since 1996).
 */
export function isSummerTime(moment: number): boolean {
  const date = new Date(moment)
  const month = date.getUTCMonth()
  if (month !== MARCH && month !== OCTOBER) return month > MARCH && month < OCTOBER
  const year = date.getUTCFullYear()
  return moment >= clockChange(year, MARCH) && moment < clockChange(year, OCTOBER)
}

/** @param monthIndex of a month with 31 days */
function clockChange(year: number, monthIndex: number): number {
  const lastDay = new Date(Date.UTC(year, monthIndex, 31, 1))
  return lastDay.setUTCDate(31 - lastDay.getUTCDay())
}
