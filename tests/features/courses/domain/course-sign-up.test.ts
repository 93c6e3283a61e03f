import { expect, it } from 'vitest'
import { courseSignUp } from '@/features/courses/domain/course-sign-up'
import { courseOf } from '../../../helpers/course'

const external = { kind: 'external', href: 'https://example.com/a' }

it.each([
  ['https://example.com/a', 4, { kind: 'link', link: external }],
  ['/contact', 1, { kind: 'link', link: { kind: 'internal', to: '/contact' } }],
  ['ring til os', 4, { kind: 'mail' }],
  [null, 4, { kind: 'mail' }],
  ['https://example.com/a', 0, { kind: 'waitingList' }],
  [null, -1, { kind: 'waitingList' }],
])(
  'one signs up for a course with the address %s and %i places by %o until it is over',
  (url, availableSpots, expected) => {
    const course = courseOf({ url, availableSpots, date: '2026-11-24', endTime: '18:30' })
    expect(courseSignUp(course, '2026-11-24T18:29')).toEqual(expected)
    expect(courseSignUp(course, '2026-11-24T18:30')).toBeUndefined()
  },
)
