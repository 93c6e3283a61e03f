import fc from 'fast-check'
import { expect, test } from 'vitest'
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
import { anyText } from '../../scripts/fuzz-backend/hostile-text'
import { anyDay, anyZone, daysAfter, inZone, utc } from '../helpers/local-dates'

test('every day is the same day in a calendar, on every device', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      inZone(zone, () => {
        expect(isLocalDate(day)).toBe(true)
        expect(fromCalendarDate(toCalendarDate(day))).toBe(day)
      })
    }),
  )
})

test('days are counted alike on every device, forwards and back', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -300, max: 300 }), anyZone, (day, days, zone) => {
      inZone(zone, () => {
        const other = addDays(day, days)
        expect(other).toBe(daysAfter(day, days))
        expect(addDays(other, -days)).toBe(day)
        expect(other < day).toBe(days < 0)
      })
    }),
  )
})

const dateLike = fc
  .tuple(fc.nat(9999), fc.nat(13), fc.nat(32))
  .map(([year, month, day]) =>
    [year, month, day].map((part, index) => String(part).padStart(index ? 2 : 4, '0')).join('-'),
  )

test('a text is a day when, and only when, the calendar has that day', () => {
  fc.assert(
    fc.property(fc.oneof(dateLike, anyText), anyZone, (text, zone) => {
      const moment = utc(text).getTime()
      const isInCalendar =
        !Number.isNaN(moment) && new Date(moment).toISOString().slice(0, 10) === text
      expect(inZone(zone, () => isLocalDate(text))).toBe(isInCalendar && text >= '0100-01-01')
    }),
  )
})

test('whatever the database holds for a date can be shown', () => {
  const anyDate = fc.oneof(dateLike, fc.constantFrom('infinity', '-infinity'), fc.string())
  fc.assert(
    fc.property(anyDate, (text) => {
      const whole = [formatShortDate, formatDate, formatFullDate, formatLongDate]
      const shown = whole.map((format) => format(text))
      const parts = [formatDay(text), formatMonth(text)]
      if (isLocalDate(text)) {
        for (const one of [...shown, ...parts]) expect(one).toMatch(/^\p{L}|^\d/u)
      } else {
        expect(shown).toEqual(whole.map(() => text))
        expect(parts).toEqual(['', ''])
      }
    }),
  )
})

test('in Denmark it is the day of UTC, or already the next one', () => {
  const moments = fc.date({ min: utc('1981-01-01'), max: utc('2999-12-31'), noInvalidDate: true })
  fc.assert(
    fc.property(moments, anyZone, (moment, zone) => {
      const inUtc = moment.toISOString().slice(0, 10)
      const today = inZone(zone, () => todayInCopenhagen(moment))
      expect([inUtc, daysAfter(inUtc, 1)]).toContain(today)
      if (moment.getUTCHours() < 22) expect(today).toBe(inUtc)
    }),
  )
})
