import { expect, it } from 'vitest'
import {
  formatDate,
  formatDay,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatMonthAndYear,
  formatShortDate,
  formatWeekday,
  formatWeekdayAndDate,
} from '@/lib/local-date'

it('the date format writes dates in Danish', () => {
  expect(formatShortDate('2026-11-16')).toBe('16. nov.')
  expect(formatDate('2025-11-11')).toBe('11. nov. 2025')
  expect(formatFullDate('2026-11-24')).toBe('24. november 2026')
  expect(formatLongDate('2026-11-24')).toBe('tirsdag den 24. november 2026')
  expect(formatWeekdayAndDate('2027-05-04')).toBe('tirsdag 4. maj 2027')
  expect(formatMonthAndYear('2026-11-24')).toBe('november 2026')
  expect(formatWeekday('2026-11-24')).toBe('tirsdag')
  expect(formatDay('2026-11-06')).toBe('6')
  expect(formatMonth('2026-11-06')).toBe('nov')
})

it('the date format abbreviates the months as Danes do', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatShortDate(`2026-${String(index + 1).padStart(2, '0')}-01`),
  )
  expect(months.join(' ')).toBe(
    '1. jan. 1. feb. 1. mar. 1. apr. 1. maj 1. jun. 1. jul. 1. aug. 1. sep. 1. okt. 1. nov. 1. dec.',
  )
  expect(formatMonth('2026-05-01')).toBe('maj')
})

it('the date format returns an invalid date unchanged', () => {
  expect(formatShortDate('infinity')).toBe('infinity')
  expect(formatLongDate('12026-11-24')).toBe('12026-11-24')
  expect(formatDay('infinity')).toBe('')
  expect(formatMonth('infinity')).toBe('')
})
