import { expect, it } from 'vitest'
import { coursesInMonth, monthHeading, monthOf } from '@/features/courses/calendar/course-month'
import { courseOf } from '../../../helpers/course'

it.each([
  ['2026-11-18', '2026-11-01', '2026-11-30'],
  ['2026-12-31', '2026-12-01', '2026-12-31'],
  ['2028-02-29', '2028-02-01', '2028-02-29'],
])('the month of %s lasts from %s to %s', (date, start, end) => {
  expect(monthOf(date)).toEqual({ start, end })
})

it('names a month as Danes write it', () => {
  expect(monthHeading(monthOf('2026-12-24'))).toBe('Kurser i december 2026')
})

it('has the courses of the month by date and time, from its first day to its last', () => {
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
