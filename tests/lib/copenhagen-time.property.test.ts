import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  clockInCopenhagen,
  inCopenhagen,
  momentInCopenhagen,
  todayInCopenhagen,
} from '@/lib/copenhagen-time'
import { anyZone, inZone, utc } from '../helpers/local-dates'

const MINUTE = 60_000
const timeZone = 'Europe/Copenhagen'
const day = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' })
const clock = new Intl.DateTimeFormat('da-DK', { timeZone, hour: '2-digit', minute: '2-digit' })

// From when the rule is law until JavaScript's time zones repeat themselves.
const anyMoment = fc.oneof(
  fc
    .date({ min: utc('1996-01-01'), max: utc('2999-12-31'), noInvalidDate: true })
    .map((moment) => moment.getTime()),
  // Around the turns of the clock, which fall into the last weeks of March and October.
  fc
    .tuple(
      fc.integer({ min: 1996, max: 2999 }),
      fc.constantFrom('03-25', '10-25'),
      fc.integer({ min: 0, max: 8 * 24 * 60 }),
    )
    .map(([year, weekFrom, minutes]) => utc(`${year}-${weekFrom}`).getTime() + minutes * MINUTE),
)

test('Denmark has the day and the time that Intl knows, seen from every device', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const [today, time] = inZone(zone, () => [
        todayInCopenhagen(new Date(moment)),
        clockInCopenhagen(moment),
      ])
      expect(today).toBe(day.format(moment))
      expect(time).toBe(clock.format(moment))
    }),
    { numRuns: 1000 },
  )
})

test('a time in Denmark, read as ISO 8601, is that time there', () => {
  fc.assert(
    fc.property(anyMoment, anyZone, (moment, zone) => {
      const date = todayInCopenhagen(new Date(moment))
      const time = clockInCopenhagen(moment).replace('.', ':')
      const read = inZone(zone, () => Date.parse(inCopenhagen(date, time)))
      expect(todayInCopenhagen(new Date(read))).toBe(date)
      expect(clockInCopenhagen(read)).toBe(clockInCopenhagen(moment))
      expect(momentInCopenhagen(date, time)).toBe(read)
    }),
    { numRuns: 1000 },
  )
})
