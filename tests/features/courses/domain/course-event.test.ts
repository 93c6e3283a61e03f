import { expect, it } from 'vitest'
import { availabilityOf, compareCourseEvents, isPast } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const NOW = '2026-11-18T10:00'
const MORNING = { date: '2026-11-18', startTime: '09:00', endTime: '12:00' }

/** A course on 24 November from 16:00 to 18:30, but for what is named. */
function course(changes: { date?: string; startTime?: string; endTime?: string } = {}) {
  return { date: '2026-11-24', startTime: '16:00', endTime: '18:30', ...changes }
}

it.each([
  ['2026-11-23T23:59', false],
  ['2026-11-24T17:00', false],
  ['2026-11-24T18:29', false],
  ['2026-11-24T18:30', true],
  ['2026-11-25T00:00', true],
])('whether a course that ends on 24 November at 18:30 is past at %s: %s', (now, expected) => {
  expect(isPast(course(), now)).toBe(expected)
})

it.each([
  ['15:00', 'before its start'],
  ['16:00', 'with its start'],
  ['24:00', 'at midnight'],
  ['', 'at no time'],
  ['9:00', 'at a time that cannot be read'],
  ['25:00', 'at a time that does not exist'],
  ['om aftenen', 'at words'],
])('a course whose end %j lies %s is past at midnight', (endTime) => {
  expect(isPast(course({ endTime }), '2026-11-24T23:59')).toBe(false)
  expect(isPast(course({ endTime }), '2026-11-25T00:00')).toBe(true)
})

it('a course on a day outside any calendar is never past', () => {
  expect(isPast(course({ date: 'infinity' }), '2199-12-31T23:59')).toBe(false)
})

it.each([
  [0, 'soldOut'],
  [1, 'few'],
  [3, 'few'],
  [4, undefined],
  [20, undefined],
])('the availability of a course with %i places is %s', (availableSpots, state) => {
  expect(availabilityOf({ ...MORNING, availableSpots }, NOW)).toBe(state)
})

it.each([0, 2])('a past course with %i places has no availability', (availableSpots) => {
  expect(availabilityOf({ ...MORNING, availableSpots }, '2026-11-18T12:00')).toBeUndefined()
})

it('orders courses by date, then start time, then id', () => {
  const later = courseOf({ id: '1', date: '2026-12-01', startTime: '08:00' })
  const afternoon = courseOf({ id: '2', startTime: '17:00' })
  const second = courseOf({ id: '4' })
  const first = courseOf({ id: '3' })
  expect([later, afternoon, second, first].sort(compareCourseEvents)).toEqual([
    first,
    second,
    afternoon,
    later,
  ])
  expect(compareCourseEvents(first, first)).toBe(0)
})
