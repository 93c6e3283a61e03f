import { expect, it } from 'vitest'
import { isPast } from '@/features/courses/model/is-past'

it.each([
  ['2026-11-23', true],
  ['2026-11-24', false],
  ['2026-11-25', false],
])('on 24 November a course on %s is past: %s', (date, expected) => {
  expect(isPast({ date }, '2026-11-24')).toBe(expected)
})
