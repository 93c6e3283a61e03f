import { expect, it } from 'vitest'
import { availabilityOf } from '@/features/courses/model/availability'

const NOW = '2026-11-18T10:00'
const TODAY = { date: '2026-11-18', startTime: '09:00', endTime: '12:00' }

it.each([
  [0, 'soldOut'],
  [1, 'few'],
  [3, 'few'],
  [4, undefined],
  [20, undefined],
])('of a course with %i places left it says %s', (availableSpots, state) => {
  expect(availabilityOf({ ...TODAY, availableSpots }, NOW)).toBe(state)
})

it.each([0, 2])('says nothing of a course that is over, with %i places left', (availableSpots) => {
  expect(availabilityOf({ ...TODAY, availableSpots }, '2026-11-18T12:00')).toBeUndefined()
})
