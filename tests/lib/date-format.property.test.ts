import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDate,
  formatDay,
  formatFullDate,
  formatLongDate,
  formatMonth,
  formatMonthAndYear,
  formatShortDate,
  isLocalDate,
} from '@/lib/local-date'
import { anyDay, anyZone, dateLike, inZone, utc } from '../helpers/local-dates'

const formats = [
  [formatShortDate, danish({ day: 'numeric', month: 'short' })],
  [formatDate, danish({ dateStyle: 'medium' })],
  [formatFullDate, danish({ dateStyle: 'long' })],
  [formatLongDate, danish({ dateStyle: 'full' })],
  [formatMonthAndYear, danish({ month: 'long', year: 'numeric' })],
] as const

function danish(options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat('da-DK', { ...options, timeZone: 'UTC' })
}

test('days are written as Intl writes them in Danish, on every device', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      const written = inZone(zone, () => formats.map(([format]) => format(day)))
      expect(written).toEqual(formats.map(([, intl]) => intl.format(utc(day))))
    }),
    { numRuns: 1000 },
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
