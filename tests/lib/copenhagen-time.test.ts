import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockInCopenhagen,
  inCopenhagen,
  momentInCopenhagen,
  nowInCopenhagen,
  todayInCopenhagen,
} from '@/lib/copenhagen-time'
import { anyZone, inZone, utc } from '../helpers/local-dates'

const MINUTE = 60_000
const timeZone = 'Europe/Copenhagen'
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const clock = new Intl.DateTimeFormat('da-DK', { timeZone, hour: '2-digit', minute: '2-digit' })

// From when the rule is law until JavaScript's time zones repeat themselves; half of them around the clock changes, which
// fall into the last weeks of March and October.
const anyMoment = fc.oneof(
  fc
    .date({ min: utc('1996-01-01'), max: utc('2999-12-31'), noInvalidDate: true })
    .map((moment) => moment.getTime()),
  fc
    .tuple(
      fc.integer({ min: 1996, max: 2999 }),
      fc.constantFrom('03-25', '10-25'),
      fc.integer({ min: 0, max: 8 * 24 * 60 }),
    )
    .map(([year, weekFrom, minutes]) => utc(`${year}-${weekFrom}`).getTime() + minutes * MINUTE),
)

test('day and time in Denmark are those of Intl on every device', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const [date, time, read] = inZone(zone, () => {
        const today = todayInCopenhagen(new Date(moment))
        const now = nowInCopenhagen(moment).slice(11)
        return [today, clockInCopenhagen(moment), Date.parse(inCopenhagen(today, now))] as const
      })
      expect(date).toBe(day.format(moment))
      expect(time).toBe(clock.format(moment))
      expect(day.format(read)).toBe(date)
      expect(clock.format(read)).toBe(time)
      expect(momentInCopenhagen(date, time.replace('.', ':'))).toBe(read)
    }),
    {
      numRuns: 300,
      // The moments at which the clock is changed.
      examples: [
        [Date.parse('2026-03-29T01:00:00Z'), 'UTC'],
        [Date.parse('2026-10-25T01:00:00Z'), 'UTC'],
      ],
    },
  )
})

test.each([
  ['2026-11-24', '09:00', '2026-11-24T09:00:00+01:00'],
  ['2026-06-24', '24:00', '2026-06-24T24:00:00+02:00'],
  // The first of the two hours that are equal.
  ['2026-10-25', '02:30', '2026-10-25T02:30:00+02:00'],
])('%s %s in Denmark is written with its offset from UTC', (date, time, moment) => {
  expect(inCopenhagen(date, time)).toBe(moment)
})

test('on every day an end comes after its start, whatever hour the clock skips or repeats', () => {
  const anyTime = fc
    .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
    .map((parts) => parts.map((part) => String(part).padStart(2, '0')).join(':'))
  const anyDate = fc.constantFrom('2026-03-29', '2026-10-25', '2026-11-24', '2027-03-28')
  fc.assert(
    fc.property(anyDate, anyTime, anyTime, (date, a, b) => {
      fc.pre(a !== b)
      const [start, end] = a < b ? [a, b] : [b, a]
      expect(momentInCopenhagen(date, end, 'end')).toBeGreaterThan(momentInCopenhagen(date, start))
    }),
    {
      numRuns: 500,
      examples: [
        ['2026-03-29', '02:30', '03:00'],
        ['2026-03-29', '01:45', '02:15'],
      ],
    },
  )
})
