import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, fromCalendarDate, toCalendarDate } from '@/features/courses/domain/calendar-date'
import { anyDay, anyZone, daysAfter, inZone } from '../../../helpers/local-dates'

test('every day is the same day in a calendar, on every device', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      inZone(zone, () => {
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
