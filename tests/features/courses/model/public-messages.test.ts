import { expect, it } from 'vitest'
import { calendarMessages } from '@/features/courses/model/public-messages'

// The badge beside the heading of a week (spec 9).
it.each([
  [0, '0 kurser'],
  [1, '1 kursus'],
  [2, '2 kurser'],
  [21, '21 kurser'],
])('counts %i as %s', (count, label) => {
  expect(calendarMessages.courseCount(count)).toBe(label)
})
