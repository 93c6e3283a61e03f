import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/domain/course-event'
import {
  courseCountByDate,
  coursesInWeek,
  indexByWeek,
  isoWeekOf,
} from '@/features/courses/domain/course-periods'
import { isLocalDate } from '@/lib/local-date'
import { anyDay, anyZone, daysAfter, inZone, utc } from '../../../helpers/local-dates'

test('the week of a day begins on a Monday, has seven days, and the day is one of them', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      const { start, end } = inZone(zone, () => isoWeekOf(day))
      expect(utc(start).getUTCDay()).toBe(1)
      expect(end).toBe(daysAfter(start, 6))
      expect(start <= day && day <= end).toBe(true)
    }),
  )
})

test('every day of a week has the same week', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(6), anyZone, (day, days, zone) => {
      inZone(zone, () => {
        const week = isoWeekOf(day)
        expect(isoWeekOf(daysAfter(week.start, days))).toEqual(week)
      })
    }),
  )
})

test('a week has the number that its Thursday has in the year', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      const { year, week, start } = inZone(zone, () => isoWeekOf(day))
      const thursday = daysAfter(start, 3)
      const newYear = utc(`${thursday.slice(0, 4)}-01-01`)
      const daysSince = (utc(thursday).getTime() - newYear.getTime()) / 86_400_000
      expect([year, week]).toEqual([newYear.getUTCFullYear(), 1 + Math.floor(daysSince / 7)])
    }),
  )
})

test('the week before the next week is the week itself', () => {
  fc.assert(
    fc.property(anyDay, anyZone, (day, zone) => {
      inZone(zone, () => {
        const week = isoWeekOf(day)
        const next = isoWeekOf(daysAfter(week.end, 1))
        expect(next.start > week.end).toBe(true)
        expect(isoWeekOf(daysAfter(next.start, -1))).toEqual(week)
      })
    }),
  )
})

/** The days of a few weeks, so that courses meet, and what else a date column can hold. */
const courseDate = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((days) => daysAfter('2027-01-01', days)),
  fc.constantFrom('infinity', '-infinity', '12026-11-24', ''),
)
const course: fc.Arbitrary<CourseEvent> = fc.record({
  id: fc.uuid(),
  version: fc.constant('2026-11-24T10:00:00+00:00'),
  title: fc.string(),
  date: courseDate,
  startTime: fc.constantFrom('09:00', '13:00', '24:00'),
  endTime: fc.constant('15:00'),
  location: fc.string(),
  type: fc.string(),
  maxParticipants: fc.nat(),
  availableSpots: fc.nat(),
  url: fc.constant(null),
})

test('every course with a day stands once in its week, in the order of the calendar', () => {
  fc.assert(
    fc.property(fc.array(course), (courses) => {
      const index = indexByWeek(courses)
      const dated = courses.filter(({ date }) => isLocalDate(date))
      expect([...index.values()].flat()).toHaveLength(dated.length)
      for (const one of dated) expect(coursesInWeek(index, one.date)).toContain(one)
      for (const week of index.values()) {
        expect(week).toEqual([...week].sort(compareCourseEvents))
      }
    }),
  )
})

test('the days of the calendar count every course once', () => {
  fc.assert(
    fc.property(fc.array(course), (courses) => {
      const counts = [...courseCountByDate(courses).values()]
      expect(counts.reduce((sum, count) => sum + count, 0)).toBe(courses.length)
    }),
  )
})
