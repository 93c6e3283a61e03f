import { expect, it } from 'vitest'
import { clockInCopenhagen, inCopenhagen, todayInCopenhagen } from '@/lib/copenhagen-time'

it.each([
  ['2026-11-24T22:59:59Z', '2026-11-24'],
  ['2026-11-24T23:00:00Z', '2026-11-25'],
  ['2026-06-30T21:59:59Z', '2026-06-30'],
  ['2026-06-30T22:00:00Z', '2026-07-01'],
  ['2026-12-31T23:00:00Z', '2027-01-01'],
  ['2026-03-29T00:59:59Z', '2026-03-29'],
  ['2026-10-25T22:59:59Z', '2026-10-25'],
  ['2026-10-25T23:00:00Z', '2026-10-26'],
])('takes the day in Denmark at %s for today', (moment, today) => {
  expect(todayInCopenhagen(new Date(moment))).toBe(today)
})

it.each([
  ['2026-03-29T00:59:59Z', '01.59'],
  ['2026-03-29T01:00:00Z', '03.00'],
  ['2026-10-25T00:59:59Z', '02.59'],
  ['2026-10-25T01:00:00Z', '02.00'],
  ['2026-12-31T23:05:00Z', '00.05'],
])('reads the Danish clock at %s', (moment, clock) => {
  expect(clockInCopenhagen(Date.parse(moment))).toBe(clock)
})

it.each([
  ['2026-11-24', '09:00', '2026-11-24T09:00:00+01:00'],
  ['2026-06-24', '09:00', '2026-06-24T09:00:00+02:00'],
  ['2026-06-24', '24:00', '2026-06-24T24:00:00+02:00'],
  // The hour that is left out, and the first of the two that are alike.
  ['2026-03-29', '02:30', '2026-03-29T02:30:00+01:00'],
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
])('tells how far %s %s in Denmark is from UTC', (date, time, moment) => {
  expect(inCopenhagen(date, time)).toBe(moment)
})
