import { afterAll, describe, expect, it } from 'vitest'
import {
  addDays,
  formatDate,
  formatDay,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatShortDate,
  fromCalendarDate,
  isLocalDate,
  toCalendarDate,
  todayInCopenhagen,
} from '@/lib/local-date'

// January and July offset in minutes west of UTC: proof that Node really changed its time zone.
const zones = [
  ['Pacific/Kiritimati', -840, -840],
  ['America/Los_Angeles', 480, 420],
  ['America/Sao_Paulo', 180, 180],
  ['UTC', 0, 0],
  ['Europe/Copenhagen', -60, -120],
] as const

const originalZone = process.env.TZ
afterAll(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

describe.each(zones)('on a device in %s', (zone, winterOffset, summerOffset) => {
  it('runs in that time zone', () => {
    process.env.TZ = zone
    expect(new Date(2026, 0, 15, 12).getTimezoneOffset()).toBe(winterOffset)
    expect(new Date(2026, 6, 15, 12).getTimezoneOffset()).toBe(summerOffset)
  })

  it.each([
    ['2026-11-24T22:59:59Z', '2026-11-24'],
    ['2026-11-24T23:00:00Z', '2026-11-25'],
    ['2026-06-30T21:59:59Z', '2026-06-30'],
    ['2026-06-30T22:00:00Z', '2026-07-01'],
    ['2026-12-31T23:00:00Z', '2027-01-01'],
    ['2026-03-29T00:59:59Z', '2026-03-29'],
    ['2026-10-25T22:59:59Z', '2026-10-25'],
    ['2026-10-25T23:00:00Z', '2026-10-26'],
  ])('takes the day in Copenhagen at %s for today', (moment, today) => {
    process.env.TZ = zone
    expect(todayInCopenhagen(new Date(moment))).toBe(today)
  })

  it.each([
    '2026-03-29',
    '2026-10-25',
    '2024-02-29',
    '2026-12-31',
    // São Paulo skipped midnight on these days.
    '2017-10-15',
    '2018-11-04',
  ])('carries %s to a calendar and back', (date) => {
    process.env.TZ = zone
    expect(fromCalendarDate(toCalendarDate(date))).toBe(date)
    expect(toCalendarDate(date).getDate()).toBe(Number(date.slice(8)))
  })

  it.each([
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 2, '2026-03-30'],
    ['2026-10-26', -2, '2026-10-24'],
    ['2018-11-03', 1, '2018-11-04'],
    ['2026-01-01', 365, '2027-01-01'],
  ])('counts from %s %i days to %s', (date, days, expected) => {
    process.env.TZ = zone
    expect(addDays(date, days)).toBe(expected)
  })

  it('writes dates in Danish', () => {
    process.env.TZ = zone
    expect(formatShortDate('2026-11-16')).toBe('16. nov.')
    expect(formatDate('2025-11-11')).toBe('11. nov. 2025')
    expect(formatFullDate('2026-11-24')).toBe('24. november 2026')
    expect(formatLongDate('2026-11-24')).toBe('tirsdag den 24. november 2026')
    expect(formatDay('2026-11-06')).toBe('6')
    expect(formatMonth('2026-11-06')).toBe('nov')
  })
})

it('abbreviates the months as Danes do', () => {
  const months = Array.from({ length: 12 }, (_, index) =>
    formatShortDate(`2026-${String(index + 1).padStart(2, '0')}-01`),
  )
  expect(months.join(' ')).toBe(
    '1. jan. 1. feb. 1. mar. 1. apr. 1. maj 1. jun. 1. jul. 1. aug. 1. sep. 1. okt. 1. nov. 1. dec.',
  )
  expect(formatMonth('2026-05-01')).toBe('maj')
})

it.each(['2026-11-24', '2024-02-29', '2000-02-29', '0100-01-01', '9999-12-31'])(
  'knows %s as a day',
  (text) => {
    expect(isLocalDate(text)).toBe(true)
  },
)

it.each([
  '',
  'abc',
  'infinity',
  '2026-02-29',
  '2026-02-30',
  '2026-13-01',
  '2026-00-10',
  '2026-11-00',
  '2026-11-31',
  '2026-1-1',
  '24-11-2026',
  '2026-11-24T00:00',
  ' 2026-11-24',
  '12026-11-24',
  '0026-11-24',
])('does not take %j for a day', (text) => {
  expect(isLocalDate(text)).toBe(false)
})

it('shows what is no day as it is instead of failing', () => {
  expect(formatShortDate('infinity')).toBe('infinity')
  expect(formatLongDate('12026-11-24')).toBe('12026-11-24')
  expect(formatDay('infinity')).toBe('')
  expect(formatMonth('infinity')).toBe('')
})
