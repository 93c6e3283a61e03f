import { MONTHS } from '@/lib/date-format'
import { isLocalDate, type LocalDate } from '@/lib/local-date'

const YEAR = String.raw`(?<year>\d{4}|\d{2})`
const BETWEEN = String.raw`(?:\s*[./,-]\s*|\s+)`
const WAYS_TO_WRITE_A_DATE = [
  /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})$/,
  new RegExp(String.raw`^(?<day>\d{1,2})${BETWEEN}(?<month>\d{1,2})(?:${BETWEEN}${YEAR})?\.?$`),
  // Keys of numbers alone, as some phones have them.
  new RegExp(String.raw`^(?<day>\d{2})(?<month>\d{2})${YEAR}?$`),
  new RegExp(String.raw`^(?<day>\d{1,2})\.?\s*(?<month>[a-z]{3,})\.?(?:[\s,-]*${YEAR})?$`),
]
const WAY_TO_WRITE_A_TIME = /^(?:kl\.?)?\s*(?<hours>\d{1,2})(?:\s*[.:,]?\s*(?<minutes>\d{2}))?$/

/** A leap year, whose days are those that a date without a year may name. */
const ANY_YEAR = 2000
/** The most that 29 February is away: from 2096 to 2104. */
const YEARS_BETWEEN_LEAP_YEARS = 8

/**
 * The day that a Dane means by '24.11.2026', '24/11-26', '24-11-2026', '24112026', '24. november' or '2026-11-24'.
 * Two digits are a year from 2000 on, and without a year it is the next time that the date comes.
 * @param today the day in Copenhagen, which counts as still to come
 * @returns undefined for what is no date
 */
export function parseDanishDate(text: string, today: LocalDate): LocalDate | undefined {
  const parts = readParts(text)
  if (!parts) return undefined
  if (parts.year !== undefined) return toLocalDate(parts.year, parts)
  const thisYear = Number(today.slice(0, 'YYYY'.length))
  for (let year = thisYear; year <= thisYear + YEARS_BETWEEN_LEAP_YEARS; year++) {
    const date = toLocalDate(year, parts)
    if (date !== undefined && date >= today) return date
  }
}

/** Whether the text is written as a date, but no calendar has it: '31.2' or '29.2.2027'. */
export function isImpossibleDate(text: string): boolean {
  const parts = readParts(text)
  return parts !== undefined && toLocalDate(parts.year ?? ANY_YEAR, parts) === undefined
}

/** '24.11.2026', as it stands in a field; what is no LocalDate stays as it is. */
export function formatDateEntry(date: string): string {
  return isLocalDate(date) ? date.split('-').toReversed().join('.') : date
}

/**
 * The time of day, 'HH:MM', that a Dane means by '9', '930', '9.30', '09:30' or 'kl. 9'.
 * @returns undefined for what is no time from 00:00 to 23:59
 */
export function parseDanishTime(text: string): string | undefined {
  const { hours, minutes = '00' } = match(WAY_TO_WRITE_A_TIME, text) ?? {}
  if (hours === undefined) return undefined
  const time = `${hours.padStart(2, '0')}:${minutes}`
  return isTimeOfDay(time) ? time : undefined
}

/** Whether the text is a time of day, written as 'HH:MM'. */
export function isTimeOfDay(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

type DayOfYear = { day: number; month: number }

function readParts(text: string): (DayOfYear & { year: number | undefined }) | undefined {
  for (const way of WAYS_TO_WRITE_A_DATE) {
    const { day, month = '', year } = match(way, text) ?? {}
    const number = /\d/.test(month) ? Number(month) : monthCalled(month)
    if (number !== undefined) return { day: Number(day), month: number, year: fullYear(year) }
  }
}

/** The number of a month by its name or the first letters of it. */
function monthCalled(name: string): number | undefined {
  const index = name === '' ? -1 : MONTHS.findIndex((month) => month.startsWith(name))
  return index < 0 ? undefined : index + 1
}

function fullYear(digits: string | undefined): number | undefined {
  if (digits === undefined) return undefined
  return digits.length === 2 ? 2000 + Number(digits) : Number(digits)
}

function toLocalDate(year: number, { month, day }: DayOfYear): LocalDate | undefined {
  const date = [String(year).padStart(4, '0'), twoDigits(month), twoDigits(day)].join('-')
  return isLocalDate(date) ? date : undefined
}

function twoDigits(number: number): string {
  return String(number).padStart(2, '0')
}

function match(pattern: RegExp, text: string): Partial<Record<string, string>> | undefined {
  return pattern.exec(text.trim().toLowerCase())?.groups
}
