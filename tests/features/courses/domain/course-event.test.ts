import { expect, it } from 'vitest'
import { availabilityOf, isPast, lastTurn } from '@/features/courses/domain/course-event'
import { courseOf } from '../../../helpers/course'

const MORNING = { date: '2026-11-18', startTime: '09:00', endTime: '12:00' }

it.each([
  ['2026-11-17T23:59', false],
  ['2026-11-18T10:00', false],
  ['2026-11-18T11:59', false],
  ['2026-11-18T12:00', true],
  ['2026-11-19T00:00', true],
])('whether a course that ends on 18 November at noon is past at %s: %s', (now, expected) => {
  expect(isPast(MORNING, now)).toBe(expected)
})

it.each(['08:00', '09:00', '24:00', '', '9:30', '25:00', '12:00:00', 'kl. 12:00', 'om aftenen'])(
  'a course from 09:00 to %j, which is no end on that day, is past at midnight',
  (endTime) => {
    expect(isPast({ ...MORNING, endTime }, '2026-11-18T23:59')).toBe(false)
    expect(isPast({ ...MORNING, endTime }, '2026-11-19T00:00')).toBe(true)
  },
)

it('a course on a day outside any calendar is never past', () => {
  expect(isPast({ ...MORNING, date: 'infinity' }, '2199-12-31T23:59')).toBe(false)
})

it.each([
  [0, 'soldOut'],
  [1, 'few'],
  [3, 'few'],
  [4, undefined],
])(
  'the availability of a course with %i places is %s until it is over, and never of a cancelled one',
  (availableSpots, state) => {
    const course = courseOf({ ...MORNING, availableSpots })
    expect(availabilityOf(course, '2026-11-18T10:00')).toBe(state)
    expect(availabilityOf(course, '2026-11-18T12:00')).toBeUndefined()
    expect(availabilityOf({ ...course, status: 'cancelled' }, '2026-11-18T10:00')).toBeUndefined()
  },
)

it.each([
  ['2026-11-18T00:00', '2026-11-18T00:00'],
  ['2026-11-18T11:59', '2026-11-18T00:00'],
  ['2026-11-18T12:00', '2026-11-18T12:00'],
  ['2026-11-18T14:00', '2026-11-18T12:00'],
  ['2026-11-18T21:00', '2026-11-18T20:00'],
  ['2026-11-19T10:00', '2026-11-19T00:00'],
])('at %s the last turn of the courses was at %s', (now, turn) => {
  const ends = ['20:00', '12:00', '22:00']
  const courses = ends.map((endTime) => ({ ...MORNING, endTime }))
  courses.push({ ...MORNING, date: '2026-11-17', endTime: '23:00' })
  expect(lastTurn(courses, now)).toBe(turn)
})
