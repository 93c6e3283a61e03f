import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  formatDateEntry,
  isImpossibleDate,
  isTimeOfDay,
  parseDanishDate,
  parseDanishTime,
} from '@/features/courses/admin/danish-date-time'
import { formatDate, formatFullDate } from '@/lib/date-format'
import { isLocalDate } from '@/lib/local-date'
import { anyText } from '../../../../scripts/fuzz/backend/hostile-text'
import { anyDay, dateLike, daysAfter } from '../../../helpers/local-dates'

/** Digits and the words and signs that stand between them. */
const entryLike = fc
  .array(
    fc.oneof(fc.nat(2300).map(String), fc.constantFrom('.', '/', '-', ':', ' ', 'kl. ', 'maj')),
    { maxLength: 6 },
  )
  .map((parts) => parts.join(''))

test('every day is understood in each way in which the site writes it, and in full', () => {
  fc.assert(
    fc.property(anyDay, anyDay, (day, today) => {
      const ways = [formatDateEntry(day), formatDate(day), formatFullDate(day), day]
      for (const way of ways) expect(parseDanishDate(way, today)).toBe(day)
    }),
  )
})

test('a date without a year is the next day that bears it', () => {
  const futureToday = fc
    .integer({ min: 0, max: 60_000 })
    .map((days) => daysAfter('2000-01-01', days))
  fc.assert(
    fc.property(futureToday, fc.integer({ min: 0, max: 2921 }), (today, days) => {
      const day = daysAfter(today, days)
      const found = parseDanishDate(formatDateEntry(day).slice(0, 'dd.mm'.length), today)
      expect(found?.slice(4)).toBe(day.slice(4))
      expect(found !== undefined && today <= found && found <= day).toBe(true)
    }),
  )
})

test('whatever is typed is a day that exists, or none', () => {
  fc.assert(
    fc.property(fc.oneof(entryLike, dateLike, anyText), anyDay, (text, today) => {
      const date = parseDanishDate(text, today)
      if (date === undefined) return
      expect(isLocalDate(date)).toBe(true)
      expect(isImpossibleDate(text)).toBe(false)
      expect(parseDanishDate(formatDateEntry(date), today)).toBe(date)
    }),
  )
})

test('whatever is typed is a time of day, which is understood again, or none', () => {
  fc.assert(
    fc.property(fc.oneof(entryLike, anyText), (text) => {
      const time = parseDanishTime(text)
      if (time === undefined) return
      expect(isTimeOfDay(time)).toBe(true)
      expect(parseDanishTime(time)).toBe(time)
    }),
  )
})

test('every minute of the day is understood with and without its sign', () => {
  fc.assert(
    fc.property(fc.nat(23), fc.nat(59), (hours, minutes) => {
      const [hh, mm] = [hours, minutes].map((part) => String(part).padStart(2, '0'))
      for (const way of [
        `${hh}:${mm}`,
        `${hours}.${mm}`,
        `${hh}${mm}`,
        `${hours}${mm}`,
        `kl. ${hours}:${mm}`,
      ])
        expect(parseDanishTime(way)).toBe(`${hh}:${mm}`)
    }),
  )
})
