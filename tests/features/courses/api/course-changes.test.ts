import { expect, it } from 'vitest'
import { toCourseChange } from '@/features/courses/api/course-changes'
import { refuseLoggedErrors, takeLoggedErrors } from '../../../helpers/logged-errors'

refuseLoggedErrors()

it('a change whose course cannot be read has none, which is logged', () => {
  const change = toCourseChange({
    id: 7,
    course_id: 'a1',
    changed_at: '2026-11-22T10:00:00+00:00',
    changed_by: 'b',
    changed_by_email: 'admin@example.com',
    action: 'delete',
    before: { title: 'Fra en anden tid' },
    after: null,
  })
  expect(change).toMatchObject({ id: 7, action: 'delete', before: undefined, after: undefined })
  expect(takeLoggedErrors()).toHaveLength(1)
})
