import fc from 'fast-check'
import { expect, it } from 'vitest'
import { addDays, fromCalendarDate, toCalendarDate } from '@/features/courses/domain/course-periods'
import { anyDay, anyZone, daysAfter, inZone } from '../../../helpers/local-dates'

it('a day is the same day in a calendar on every device', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      inZone(zone, () => {
        expect(fromCalendarDate(toCalendarDate(day))).toBe(day)
      })
    }),
  )
})

it('days are counted alike on every device, forwards and back', () => {
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

it('a day that began at one o’clock, as on one Sunday in São Paulo, is a day like others', () => {
  inZone('America/Sao_Paulo', () => {
    expect(new Date(2018, 10, 4).getHours()).toBe(1)
    expect(toCalendarDate('2018-11-04').getDate()).toBe(4)
    expect(addDays('2018-11-03', 1)).toBe('2018-11-04')
  })
})
