import { addDays as addCalendarDays, addMonths as addCalendarMonths, formatISO } from 'date-fns'
import type { LocalDate } from '../../../lib/local-date.ts'

/**
 * The day as a Date for calendars and date-fns, which read the visitor's own time zone; at noon, because some
 * zones have days without a midnight.
 */
export function toCalendarDate(date: LocalDate): Date {
  return new Date(`${date}T12:00`)
}

/**
 * The day of a calendar's Date in the visitor's own time zone.
 * @throws RangeError if the Date is invalid
 */
export function fromCalendarDate(date: Date): LocalDate {
  return formatISO(date, { representation: 'date' })
}

/** The day that many days later, or earlier for a negative number. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromCalendarDate(addCalendarDays(toCalendarDate(date), days))
}

/** The first day of the month that many months later, or earlier for a negative number. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = toCalendarDate(`${date.slice(0, 7)}-01`)
  return fromCalendarDate(addCalendarMonths(first, months))
}
