import { expect, it } from 'vitest'
import { placesState } from '@/features/courses/course-places'

const TODAY = '2026-11-18'

it.each([
  [0, 'soldOut'],
  [1, 'few'],
  [3, 'few'],
  [4, undefined],
  [20, undefined],
])('of a course with %i places left it says %s', (availableSpots, state) => {
  expect(placesState({ availableSpots, date: TODAY }, TODAY)).toBe(state)
})

it.each([0, 2])('says nothing of a course that is over, with %i places left', (availableSpots) => {
  expect(placesState({ availableSpots, date: '2026-11-17' }, TODAY)).toBeUndefined()
})
