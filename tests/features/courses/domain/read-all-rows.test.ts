import { expect, it } from 'vitest'
import { rowId } from '@/features/courses/domain/read-all-rows'

// Paging: course-events-paging.test.ts.

it.each([null, undefined, 'kursus', 7, [], {}, { id: 7 }, { id: null }])(
  'finds no id in %j',
  (odd) => {
    expect(rowId(odd)).toBeUndefined()
  },
)

it('finds the id of a row with invalid columns', () => {
  expect(rowId({ id: 'a', title: null })).toBe('a')
})
