import { afterAll, describe, expect, it } from 'vitest'
import type { CourseEvent } from '@/features/courses/domain/course-event'
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
import { courseOf } from '../../../helpers/course'

const zones = [
  'Pacific/Kiritimati',
  'America/Los_Angeles',
  'America/Sao_Paulo',
  'UTC',
  'Europe/Copenhagen',
]

const originalZone = process.env.TZ
afterAll(() => {
  if (originalZone === undefined) delete process.env.TZ
  else process.env.TZ = originalZone
})

function course(id: string, date: string, startTime = '10:00'): CourseEvent {
  return courseOf({
    id,
    title: `Kursus ${id}`,
    date,
    startTime,
    endTime: '12:00',
    location: 'København',
    availableSpots: 20,
  })
}

describe.each(zones)('on a device in %s', (zone) => {
  it.each([
    // Year ends: 2020 and 2026 have a week 53, and 2024 ends in the first week of 2025.
    ['2020-12-28', 2020, 53, '2020-12-28', '2021-01-03'],
    ['2021-01-01', 2020, 53, '2020-12-28', '2021-01-03'],
    ['2021-01-02', 2020, 53, '2020-12-28', '2021-01-03'],
    ['2021-01-03', 2020, 53, '2020-12-28', '2021-01-03'],
    ['2021-01-04', 2021, 1, '2021-01-04', '2021-01-10'],
    ['2024-12-29', 2024, 52, '2024-12-23', '2024-12-29'],
    ['2024-12-30', 2025, 1, '2024-12-30', '2025-01-05'],
    ['2026-12-31', 2026, 53, '2026-12-28', '2027-01-03'],
    ['2027-01-03', 2026, 53, '2026-12-28', '2027-01-03'],
    ['2027-01-04', 2027, 1, '2027-01-04', '2027-01-10'],
    // Month end and leap day.
    ['2026-12-01', 2026, 49, '2026-11-30', '2026-12-06'],
    ['2024-02-29', 2024, 9, '2024-02-26', '2024-03-03'],
    // Danish summer time begins and ends on the Sunday of these weeks.
    ['2026-03-28', 2026, 13, '2026-03-23', '2026-03-29'],
    ['2026-03-29', 2026, 13, '2026-03-23', '2026-03-29'],
    ['2026-03-30', 2026, 14, '2026-03-30', '2026-04-05'],
    ['2026-10-25', 2026, 43, '2026-10-19', '2026-10-25'],
    ['2026-10-26', 2026, 44, '2026-10-26', '2026-11-01'],
    // São Paulo skipped midnight on this Sunday.
    ['2018-11-04', 2018, 44, '2018-10-29', '2018-11-04'],
  ])('puts %s into week %i-W%i, %s to %s', (date, year, week, start, end) => {
    process.env.TZ = zone
    expect(isoWeekOf(date)).toEqual({ year, week, start, end })
  })

  it('finds the courses of the week that contains the day', () => {
    process.env.TZ = zone
    const index = indexByWeek([
      course('sunday', '2026-10-25'),
      course('next-monday', '2026-10-26'),
      course('monday', '2026-10-19'),
      course('last-sunday', '2026-10-18'),
    ])
    const ids = (date: string) => coursesInWeek(index, date).map(({ id }) => id)
    expect(ids('2026-10-19')).toEqual(['monday', 'sunday'])
    expect(ids('2026-10-25')).toEqual(['monday', 'sunday'])
    expect(ids('2026-10-26')).toEqual(['next-monday'])
    expect(ids('2026-10-18')).toEqual(['last-sunday'])
    expect(ids('2026-11-02')).toEqual([])
  })

  it('a week that spans two years is one week', () => {
    process.env.TZ = zone
    const index = indexByWeek([course('new', '2027-01-03'), course('old', '2026-12-28')])
    expect(coursesInWeek(index, '2027-01-01').map(({ id }) => id)).toEqual(['old', 'new'])
  })
})

it('sorts the courses of a week by date, start time and id', () => {
  const index = indexByWeek([
    course('d', '2026-11-18', '09:00'),
    course('c', '2026-11-17', '13:00'),
    course('b', '2026-11-17', '10:00'),
    course('a', '2026-11-17', '10:00'),
  ])
  expect(coursesInWeek(index, '2026-11-16').map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd'])
})

it('grouping by week does not change the given list', () => {
  const courses = [course('b', '2026-11-18'), course('a', '2026-11-17')]
  indexByWeek(courses)
  expect(courses.map(({ id }) => id)).toEqual(['b', 'a'])
})

it('grouping by week leaves out a course with an invalid date', () => {
  const courses = [course('odd', 'infinity'), course('a', '2026-11-17')]
  expect([...indexByWeek(courses).keys()]).toEqual(['2026-11-16'])
})

it('counts the courses of each day', () => {
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
  const coming = comingCourses(
    dates.map((date) => course(date, date)),
    '2026-11-18T10:00',
  )
  expect(coming.map(({ id }) => id)).toEqual(['2026-11-18', '2026-11-19'])
})

describe('the next course after a week', () => {
  const coming = [course('a', '2026-11-20'), course('b', '2026-12-02'), course('c', '2027-01-05')]

  it('the next course is the first one after the week', () => {
    expect(nextCourse(coming, isoWeekOf('2026-11-22'))?.id).toBe('b')
    expect(nextCourse(coming, isoWeekOf('2026-12-02'))?.id).toBe('c')
  })

  it('the next course is the first of all for a week after the last course or long past', () => {
    expect(nextCourse(coming, isoWeekOf('2027-03-01'))?.id).toBe('a')
    expect(nextCourse(coming, isoWeekOf('2020-03-01'))?.id).toBe('a')
  })

  it('there is no next course without coming courses', () => {
    expect(nextCourse([], isoWeekOf('2026-11-22'))).toBeUndefined()
  })
})

it.each([
  ['2026-11-18', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
])('the month of %s lasts from %s to %s', (date, start, end) => {
  expect(monthOf(date)).toEqual({ start, end })
})

it('the courses of a month are sorted by date and time, from its first day to its last', () => {
  const courses = [
    courseOf({ id: 'after', date: '2027-01-01' }),
    courseOf({ id: 'last', date: '2026-12-31' }),
    courseOf({ id: 'late', date: '2026-12-01', startTime: '19:00' }),
    courseOf({ id: 'early', date: '2026-12-01', startTime: '09:00' }),
    courseOf({ id: 'before', date: '2026-11-30' }),
    courseOf({ id: 'odd', date: 'infinity' }),
  ]
  const ids = coursesInMonth(courses, monthOf('2026-12-24')).map(({ id }) => id)
  expect(ids).toEqual(['early', 'late', 'last'])
})
