import { expect, test } from 'vitest'
import {
  formatDate,
  formatDateNear,
  formatDay,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatMonthAndYear,
  formatMonthName,
  formatShortDate,
  formatShortWeekdayAndDate,
  formatWeekday,
  formatWeekdayAndDate,
  isLocalDate,
  toLocalDate,
} from '@/lib/local-date'
import { daysAfter, inZone, utc } from '../helpers/local-dates'

test.each([
  [formatShortDate, '2026-11-16', '16. nov.'],
  [formatDate, '2025-11-11', '11. nov. 2025'],
  [formatFullDate, '2026-11-24', '24. november 2026'],
  [formatLongDate, '2026-11-24', 'tirsdag den 24. november 2026'],
  [formatWeekdayAndDate, '2027-05-04', 'tirsdag 4. maj 2027'],
  [formatMonthAndYear, '2026-11-24', 'november 2026'],
  [formatWeekday, '2026-11-24', 'tirsdag'],
  [formatDay, '2026-11-06', '6'],
  [formatMonth, '2026-11-06', 'nov'],
  [formatShortWeekdayAndDate, '2026-11-24', 'tir. 24. nov.'],
  [formatMonthName, '2026-11-24', 'november'],
])('%o writes %s as "%s"', (format, date, text) => {
  expect(format(date)).toBe(text)
})

test('a date names its year only beside a day of another year', () => {
  expect(formatDateNear('2026-11-06', '2026-01-01')).toBe('6. nov.')
  expect(formatDateNear('2025-12-31', '2026-01-01')).toBe('31. dec. 2025')
})

test.each(['Pacific/Honolulu', 'Pacific/Auckland'])(
  'every day of a year is written as Intl writes it in Danish, in the time zone %s',
  (zone) => {
    const intl = (options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat('da-DK', { ...options, timeZone: 'UTC' })
    const [short, long] = [intl({ day: 'numeric', month: 'short' }), intl({ dateStyle: 'full' })]
    for (let days = 0; days < 365; days++) {
      const date = daysAfter('2026-01-01', days)
      const written = inZone(zone, () => [formatShortDate(date), formatLongDate(date)])
      expect(written).toEqual([short.format(utc(date)), long.format(utc(date))])
    }
  },
)

test('a date that the calendar lacks is shown as it is, and left out of the date plate', () => {
  expect(formatShortDate('infinity')).toBe('infinity')
  expect(formatLongDate('12026-11-24')).toBe('12026-11-24')
  expect(formatDay('infinity') + formatMonth('infinity')).toBe('')
})

test.each(['2026-11-24', '2024-02-29', '0001-01-01', '9999-12-31'])('%s is a day', (text) => {
  expect(isLocalDate(text)).toBe(true)
})

test.each([
  ...['', 'infinity', '2026-02-29', '2026-13-01', '2026-00-10', '2026-1-1', '2026-11-24T00:00'],
  ...['+012026-01-01', '12026-01-01', '2026-11-24 ', '24-11-2026', '2026/11/24'],
])('"%s" is no day', (text) => {
  expect(isLocalDate(text)).toBe(false)
  expect(() => toLocalDate(text)).toThrow(RangeError)
})
