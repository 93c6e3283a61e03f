import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import {
  addDays,
  coursesIn,
  fromCalendarDate,
  isDated,
  isoWeekOf,
  monthOf,
  nextCourse,
  toCalendarDate,
} from '@/features/courses/domain/course-periods'
import type { LocalDate } from '@/lib/local-date'
import { courseOf } from '../../../helpers/course'
import { anyDay, anyZone, daysAfter, inZone, utc } from '../../../helpers/local-dates'

function course(id: string, date: string): CourseEvent {
  return courseOf({ id, date })
}

it('a day is the same day in a calendar on every device, and so are the days before and after it', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: -300, max: 300 }), anyZone, (day, days, zone) => {
      inZone(zone, () => {
        expect(fromCalendarDate(toCalendarDate(day))).toBe(day)
        const other = addDays(day, days)
        expect(other).toBe(daysAfter(day, days))
        expect(addDays(other, -days)).toBe(day)
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

it('a week begins on a Monday, lasts seven days, and is the same for each of them on every device', () => {
  fc.assert(
    fc.property(anyDay, fc.nat(6), anyZone, (day, days, zone) => {
      inZone(zone, () => {
        const week = isoWeekOf(day)
        expect(utc(week.start).getUTCDay()).toBe(1)
        expect(week.end).toBe(daysAfter(week.start, 6))
        expect(week.start <= day && day <= week.end).toBe(true)
        expect(isoWeekOf(daysAfter(week.start, days))).toEqual(week)
      })
    }),
  )
})

it('a week has the courses of its days, and none of a day that does not exist', () => {
  const courses = [
    ...[course('a', '2026-12-28'), course('b', '2027-01-03')],
    ...['2027-01-04', '2026-12-27', 'infinity', '-infinity', '20260-01-01', ''].map((date) =>
      course(date, date),
    ),
  ]
  const found = coursesIn(courses, isoWeekOf('2027-01-01'))
  expect(found.map(({ id }) => id)).toEqual(['a', 'b'])
})

it('a month lasts from its first day to its last, also in a leap year', () => {
  expect(monthOf('2028-02-29')).toEqual({ start: '2028-02-01', end: '2028-02-29' })
  const dates = ['2026-11-30', '2026-12-01', '2026-12-31', '2027-01-01']
  const courses = dates.map((date) => course(date, date))
  const found = coursesIn(courses, monthOf('2026-12-24'))
  expect(found.map(({ date }) => date)).toEqual(['2026-12-01', '2026-12-31'])
})

it.each<[LocalDate, string]>([
  ['2026-11-22', 'b'],
  ['2026-12-02', 'c'],
  // After the last course, and long ago.
  ['2027-03-01', 'a'],
  ['2020-03-01', 'a'],
])('the next course after the week of %s is %s', (date, id) => {
  const days = { a: '2026-11-20', b: '2026-12-02', c: '2027-01-05' }
  const coming = Object.entries(days)
    .map(([id, day]) => course(id, day))
    .filter(isDated)
  expect(nextCourse(coming, isoWeekOf(date))?.id).toBe(id)
  expect(nextCourse([], isoWeekOf(date))).toBeUndefined()
})
