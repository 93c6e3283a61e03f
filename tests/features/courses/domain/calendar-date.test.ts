import { afterAll, describe, expect, it } from 'vitest'
import { addDays, fromCalendarDate, toCalendarDate } from '@/features/courses/domain/calendar-date'

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
})
