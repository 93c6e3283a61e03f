import { expect, it } from 'vitest'
import { courseSignUp } from '@/features/courses/domain/course-sign-up'
import { courseOf } from '../../../helpers/course'

const course = { date: '2026-11-24', startTime: '16:00', endTime: '18:30' }

it.each([
  [
    'https://example.com/a',
    4,
    { kind: 'link', link: { kind: 'external', href: 'https://example.com/a' } },
  ],
  ['/contact', 1, { kind: 'link', link: { kind: 'internal', to: '/contact' } }],
  ['ring til os', 4, { kind: 'mail' }],
  [null, 4, { kind: 'mail' }],
  ['https://example.com/a', 0, { kind: 'waitingList' }],
  [null, -1, { kind: 'waitingList' }],
])('a course with the address %s and %i places: %o', (url, availableSpots, expected) => {
  expect(courseSignUp(courseOf({ ...course, url, availableSpots }), '2026-11-24T18:29')).toEqual(
    expected,
  )
})

it.each([
  ['https://example.com/a', 4],
  [null, 4],
  [null, 0],
])(
  'nobody signs up for a course that is over, with the address %s and %i places',
  (url, availableSpots) => {
    expect(
      courseSignUp(courseOf({ ...course, url, availableSpots }), '2026-11-24T18:30'),
    ).toBeUndefined()
  },
)
