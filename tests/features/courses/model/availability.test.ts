import { expect, it } from 'vitest'
import { availabilityOf } from '@/features/courses/model/availability'

const TODAY = '2026-11-18'

it.each([
  [0, 'soldOut'],
  [1, 'few'],
  [3, 'few'],
  [4, undefined],
  [20, undefined],
])('of a course with %i places left it says %s', (availableSpots, state) => {
  expect(availabilityOf({ availableSpots, date: TODAY }, TODAY)).toBe(state)
})

it.each([0, 2])('says nothing of a course that is over, with %i places left', (availableSpots) => {
  expect(availabilityOf({ availableSpots, date: '2026-11-17' }, TODAY)).toBeUndefined()
})
