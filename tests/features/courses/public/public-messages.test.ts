import { expect, it } from 'vitest'
import { isoWeekOf, monthOf } from '@/features/courses/domain/course-periods'
import { calendarMessages } from '@/features/courses/public/public-messages'

it.each([
  [0, '0 kurser'],
  [1, '1 kursus'],
  [21, '21 kurser'],
])('the badge of %i courses is %s (spec 9)', (count, label) => {
  expect(calendarMessages.courseCount(count)).toBe(label)
})

it.each([
  ['2026-11-20', 'Kurser uge 47 (16. nov. - 22. nov.)'],
  ['2027-01-02', 'Kurser uge 53 (28. dec. - 3. jan.)'],
])('the heading of the week of %s is %s (spec 9)', (date, heading) => {
  expect(calendarMessages.weekHeading(isoWeekOf(date))).toBe(heading)
})

it('the heading of a month names it in Danish', () => {
  expect(calendarMessages.monthHeading(monthOf('2026-12-24'))).toBe('Kurser i december 2026')
})
