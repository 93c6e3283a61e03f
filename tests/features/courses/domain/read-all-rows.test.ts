import { expect, it } from 'vitest'
import { rowId } from '@/features/courses/domain/read-all-rows'

// Reading on from page to page: course-events-paging.test.ts.

it.each([null, undefined, 'kursus', 7, [], {}, { id: 7 }, { id: null }])(
  'knows no id of %j',
  (odd) => {
    expect(rowId(odd)).toBeUndefined()
  },
)

it('knows a row by its id, whatever else is in it', () => {
  expect(rowId({ id: 'a', title: null })).toBe('a')
})
