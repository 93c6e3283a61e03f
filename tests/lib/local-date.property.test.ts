import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isLocalDate } from '@/lib/local-date'
import { anyText } from '../helpers/any-text'
import { anyZone, dateLike, inZone, utc } from '../helpers/local-dates'

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
