import { expect, it } from 'vitest'
import { isoWeekOf, monthOf } from '@/features/courses/domain/course-periods'
import { calendarMessages } from '@/features/courses/public/public-messages'

// The badge beside the heading of a week (spec 9).
it.each([
  [0, '0 kurser'],
  [1, '1 kursus'],
  [2, '2 kurser'],
  [21, '21 kurser'],
])('counts %i as %s', (count, label) => {
  expect(calendarMessages.courseCount(count)).toBe(label)
})

// The heading of a week (spec 9).
it.each([
  ['2026-11-20', 'Kurser uge 47 (16. nov. - 22. nov.)'],
  ['2027-01-02', 'Kurser uge 53 (28. dec. - 3. jan.)'],
  ['2026-05-01', 'Kurser uge 18 (27. apr. - 3. maj)'],
])('the heading of the week of %s is %s', (date, heading) => {
  expect(calendarMessages.weekHeading(isoWeekOf(date))).toBe(heading)
})

it('the heading of a month names it in Danish', () => {
  expect(calendarMessages.monthHeading(monthOf('2026-12-24'))).toBe('Kurser i december 2026')
})
