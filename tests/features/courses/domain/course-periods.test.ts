import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type CourseEvent, compareCourseEvents } from '@/features/courses/domain/course-event'
import {
  comingCourses,
  courseCountByDate,
  coursesInMonth,
  coursesInWeek,
  indexByWeek,
  isoWeekOf,
  monthOf,
  nextCourse,
} from '@/features/courses/domain/course-periods'
import { isLocalDate } from '@/lib/local-date'
import { courseOf } from '../../../helpers/course'
import { anyDay, anyZone, daysAfter, inZone, utc } from '../../../helpers/local-dates'

function course(id: string, date: string, startTime = '10:00'): CourseEvent {
  return courseOf({ id, date, startTime })
}

function idsOf(courses: readonly CourseEvent[]): string {
  return courses.map(({ id }) => id).join(' ')
}

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

it('a week has the number that its Thursday has in the year', () => {
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

it.each([
  ['2021-01-03', 2020, 53, '2020-12-28', '2021-01-03'],
  ['2021-01-04', 2021, 1, '2021-01-04', '2021-01-10'],
  ['2024-12-30', 2025, 1, '2024-12-30', '2025-01-05'],
])('%s is in week %i-W%i, from %s to %s', (date, year, week, start, end) => {
  expect(isoWeekOf(date)).toEqual({ year, week, start, end })
})

/** The days of a few weeks, so that courses meet, and what else a date column can hold. */
const courseDate = fc.oneof(
  fc.integer({ min: -20, max: 20 }).map((days) => daysAfter('2027-01-01', days)),
  fc.constantFrom('infinity', '-infinity', '12026-11-24', ''),
)
const anyCourse = fc
  .tuple(fc.uuid(), courseDate, fc.constantFrom('09:00', '13:00', '24:00'))
  .map(([id, date, startTime]) => course(id, date, startTime))

it('every course on an existing day stands once in its week, in the order of the calendar', () => {
  fc.assert(
    fc.property(fc.array(anyCourse), (courses) => {
      const index = indexByWeek(courses)
      const dated = courses.filter(({ date }) => isLocalDate(date))
      expect([...index.values()].flat()).toHaveLength(dated.length)
      for (const one of dated) expect(coursesInWeek(index, one.date)).toContain(one)
      for (const week of index.values()) expect(week).toEqual(week.toSorted(compareCourseEvents))
    }),
  )
})

it('a week that spans two years is one week, and one without courses is empty', () => {
  const index = indexByWeek([course('new', '2027-01-03'), course('old', '2026-12-28')])
  expect(idsOf(coursesInWeek(index, '2027-01-01'))).toBe('old new')
  expect(coursesInWeek(index, '2027-01-04')).toEqual([])
})

it('the calendar counts the courses of each day', () => {
  const counts = courseCountByDate([
    course('a', '2026-11-17'),
    course('b', '2026-11-18'),
    course('c', '2026-11-17'),
  ])
  expect([...counts]).toEqual([
    ['2026-11-17', 2],
    ['2026-11-18', 1],
  ])
})

it('coming courses have not ended, and are on existing days', () => {
  const dates = ['2026-11-17', '2026-11-18', '2026-11-19', '12026-01-01', 'infinity']
  const courses = dates.map((date) => course(date, date))
  expect(idsOf(comingCourses(courses, '2026-11-18T10:00'))).toBe('2026-11-18 2026-11-19')
})

it.each([
  ['2026-11-22', 'b'],
  ['2026-12-02', 'c'],
  // After the last course, and long ago.
  ['2027-03-01', 'a'],
  ['2020-03-01', 'a'],
])('the next course after the week of %s is %s', (date, id) => {
  const coming = [course('a', '2026-11-20'), course('b', '2026-12-02'), course('c', '2027-01-05')]
  expect(nextCourse(coming, isoWeekOf(date))?.id).toBe(id)
  expect(nextCourse([], isoWeekOf(date))).toBeUndefined()
})

it.each([
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
])('the month of %s lasts from %s to %s', (date, start, end) => {
  expect(monthOf(date)).toEqual({ start, end })
})

it('the courses of a month are sorted by date and time, from its first day to its last', () => {
  const courses = [
    course('after', '2027-01-01'),
    course('last', '2026-12-31'),
    course('late', '2026-12-01', '19:00'),
    course('early', '2026-12-01', '09:00'),
    course('before', '2026-11-30'),
    course('odd', 'infinity'),
  ]
  expect(idsOf(coursesInMonth(courses, monthOf('2026-12-24')))).toBe('early late last')
})
