/** A day in the calendar as 'YYYY-MM-DD', without a time or a time zone; sorted and compared as a string. */
export type LocalDate = `${number}-${number}-${number}`

/** A minute of a day as 'YYYY-MM-DDTHH:MM', compared in the same way; 24:00 is the end of a day. */
export type LocalDateTime = string

// The first use of Intl is slow on cheap phones (docs/decisions.md).
const MONTHS =
  'januar februar marts april maj juni juli august september oktober november december'.split(' ')
const WEEKDAYS = 'søndag mandag tirsdag onsdag torsdag fredag lørdag'.split(' ')

const DAY = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|[12]\d|3[01])$/

/** Whether the text is a day that exists, written as 'YYYY-MM-DD'. */
export function isLocalDate(text: string): text is LocalDate {
  if (!DAY.test(text)) return false
  // Every month has 28 days. For the days after those a Date tells, which is too slow for each of 5,000 courses; some
  // browsers read 30 February as 2 March.
  return text.slice(-2) <= '28' || new Date(text).toJSON() === `${text}T00:00:00.000Z`
}

/** The day that the text names. @throws RangeError if there is no such day */
export function toLocalDate(text: string): LocalDate {
  if (!isLocalDate(text)) throw new RangeError(`No day: ${text}`)
  return text
}

/** The day of a moment. */
export function dateOf(moment: LocalDateTime): LocalDate {
  return toLocalDate(moment.slice(0, 'YYYY-MM-DD'.length))
}

// Each returns a text that is no day ('infinity') as it is: one odd course must not break the page.

/** '16. nov.' */
export function formatShortDate(date: string): string {
  return format(date, ({ day, shortMonth }) => `${day}. ${shortMonth}`)
}

/** 'tir. 24. nov.' */
export function formatShortWeekdayAndDate(date: string): string {
  return format(
    date,
    ({ weekday, day, shortMonth }) => `${weekday.slice(0, 3)}. ${day}. ${shortMonth}`,
  )
}

/** '11. nov. 2025' */
export function formatDate(date: string): string {
  return format(date, ({ day, shortMonth, year }) => `${day}. ${shortMonth} ${year}`)
}

/** '16. nov.', or with the year where that is not the year of today: '11. nov. 2025' */
export function formatDateNear(date: string, today: LocalDate): string {
  return date.slice(0, 4) === today.slice(0, 4) ? formatShortDate(date) : formatDate(date)
}

/** '24. november 2026' */
export function formatFullDate(date: string): string {
  return format(date, ({ day, month, year }) => `${day}. ${month} ${year}`)
}

/** 'tirsdag den 24. november 2026' */
export function formatLongDate(date: string): string {
  return format(date, ({ weekday, day, month, year }) => `${weekday} den ${day}. ${month} ${year}`)
}

/** 'tirsdag 24. november 2026' */
export function formatWeekdayAndDate(date: string): string {
  return format(date, ({ weekday, day, month, year }) => `${weekday} ${day}. ${month} ${year}`)
}

/** 'tirsdag' */
export function formatWeekday(date: string): string {
  return format(date, ({ weekday }) => weekday)
}

/** 'november 2026' */
export function formatMonthAndYear(date: string): string {
  return format(date, ({ month, year }) => `${month} ${year}`)
}

/** 'november' */
export function formatMonthName(date: string): string {
  return format(date, ({ month }) => month)
}

/** '16', for the date plate; empty for an invalid date. */
export function formatDay(date: string): string {
  return format(date, ({ day }) => `${day}`, '')
}

/** 'nov' without the full stop, for the date plate; empty for an invalid date. */
export function formatMonth(date: string): string {
  return format(date, ({ month }) => month.slice(0, 3), '')
}

type Parts = { weekday: string; day: number; month: string; shortMonth: string; year: number }

function format(date: string, words: (parts: Parts) => string, otherwise = date): string {
  if (!isLocalDate(date)) return otherwise
  const midnight = new Date(date)
  const month = MONTHS[midnight.getUTCMonth()] ?? ''
  return words({
    weekday: WEEKDAYS[midnight.getUTCDay()] ?? '',
    day: midnight.getUTCDate(),
    month,
    shortMonth: month.length > 3 ? `${month.slice(0, 3)}.` : month,
    year: midnight.getUTCFullYear(),
  })
}
