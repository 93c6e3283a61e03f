import { addDays as addCalendarDays, addMonths as addCalendarMonths, formatISO } from 'date-fns'
import { whenNeeded } from './when-needed.ts'

/**
 * A day in the calendar as 'YYYY-MM-DD', without a time or a time zone. Such strings sort and compare by
 * their characters.
 */
export type LocalDate = string

// Intl knows the time zones; a library for them costs 1.5 KB. In Danish, 'DD.MM.YYYY', like all other dates: each
// language takes the browser some time to learn.
const copenhagenDay = whenNeeded(
  () =>
    new Intl.DateTimeFormat('da-DK', {
      day: '2-digit',
      month: '2-digit',
      year: 'numeric',
      timeZone: 'Europe/Copenhagen',
    }),
)

/** The day it is in Denmark at the given moment, wherever the visitor is. */
export function todayInCopenhagen(now: Date = new Date()): LocalDate {
  return copenhagenDay().format(now).split(/\D/).reverse().join('-')
}

/** Whether the text is a day that exists, written as 'YYYY-MM-DD' (from the year 100 on). */
export function isLocalDate(text: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(text) && fromCalendarDate(toCalendarDate(text)) === text
}

/**
 * The day as a Date for calendars and date-fns, which read the fields of the visitor's own time zone. It is
 * noon there, because some zones have days without a midnight.
 */
export function toCalendarDate(date: LocalDate): Date {
  const { year, monthIndex, day } = fieldsOf(date)
  return new Date(year, monthIndex, day, 12)
}

/**
 * The day that a calendar's Date stands for in the visitor's own time zone.
 * @throws RangeError if the Date is invalid
 */
export function fromCalendarDate(date: Date): LocalDate {
  return formatISO(date, { representation: 'date' })
}

/** The day that lies the given number of days later, or earlier if it is negative. */
export function addDays(date: LocalDate, days: number): LocalDate {
  return fromCalendarDate(addCalendarDays(toCalendarDate(date), days))
}

/** The first day of the month that lies the given number of months later, or earlier if it is negative. */
export function addMonths(date: LocalDate, months: number): LocalDate {
  const first = toCalendarDate(`${date.slice(0, 7)}-01`)
  return fromCalendarDate(addCalendarMonths(first, months))
}

/** '16. nov.' */
export function formatShortDate(date: LocalDate): string {
  return formatWith(shortDate, date)
}

/** '11. nov. 2025' */
export function formatDate(date: LocalDate): string {
  return formatWith(mediumDate, date)
}

/** '24. november 2026' */
export function formatFullDate(date: LocalDate): string {
  return formatWith(fullDate, date)
}

/** 'tirsdag den 24. november 2026' */
export function formatLongDate(date: LocalDate): string {
  return formatWith(longDate, date)
}

/** 'november 2026' */
export function formatMonthAndYear(date: LocalDate): string {
  return formatWith(monthAndYear, date)
}

/** '16', for the date plate. */
export function formatDay(date: LocalDate): string {
  return isLocalDate(date) ? String(fieldsOf(date).day) : ''
}

/** 'nov' without the full stop, for the date plate. */
export function formatMonth(date: LocalDate): string {
  return isLocalDate(date) ? formatWith(monthName, date).replace('.', '') : ''
}

// Intl writes the same Danish dates as date-fns with its Danish locale, which costs 5 KB: jan. feb. mar.
// apr. maj jun. jul. aug. sep. okt. nov. dec. The dates are handed over and written in UTC, so that the
// visitor's time zone plays no part.
const shortDate = danishFormat({ day: 'numeric', month: 'short' })
const mediumDate = danishFormat({ day: 'numeric', month: 'short', year: 'numeric' })
const fullDate = danishFormat({ dateStyle: 'long' })
const longDate = danishFormat({ dateStyle: 'full' })
const monthAndYear = danishFormat({ month: 'long', year: 'numeric' })
const monthName = danishFormat({ month: 'short' })

type Format = () => Intl.DateTimeFormat

function danishFormat(options: Intl.DateTimeFormatOptions): Format {
  return whenNeeded(() => new Intl.DateTimeFormat('da-DK', { ...options, timeZone: 'UTC' }))
}

// The database can hold days that are no LocalDate ('infinity', the year 12026). They are shown as they are:
// one odd course must not take the page down.
function formatWith(format: Format, date: string): string {
  if (!isLocalDate(date)) return date
  const { year, monthIndex, day } = fieldsOf(date)
  return format().format(Date.UTC(year, monthIndex, day))
}

function fieldsOf(date: LocalDate): { year: number; monthIndex: number; day: number } {
  return {
    year: Number(date.slice(0, 4)),
    monthIndex: Number(date.slice(5, 7)) - 1,
    day: Number(date.slice(8, 10)),
  }
}
