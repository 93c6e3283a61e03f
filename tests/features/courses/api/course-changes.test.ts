import { expect, it } from 'vitest'
import { toCourseChange } from '@/features/courses/api/course-changes'
import { courseRow } from '../../../helpers/course'
import { refuseLoggedErrors, takeLoggedErrors } from '../../../helpers/logged-errors'

refuseLoggedErrors()

const row = {
  id: 7,
  course_id: 'a1',
  changed_at: '2026-11-22T10:00:00+00:00',
  changed_by: 'b',
  changed_by_email: 'admin@example.com',
  action: 'update',
  before: courseRow({ title: 'Foredrag' }),
  after: courseRow({ title: 'Foredrag om søvn' }),
}

it('a change has its person, its action, and the course before and after', () => {
  expect(toCourseChange(row)).toMatchObject({
    id: 7,
    at: '2026-11-22T10:00:00+00:00',
    by: 'admin@example.com',
    action: 'update',
    before: { id: 'a1', title: 'Foredrag', startTime: '16:00' },
    after: { id: 'a1', title: 'Foredrag om søvn' },
  })
})

it('a created course has no version before, a deleted one none after, and an unreadable one is logged', () => {
  const created = toCourseChange({ ...row, action: 'insert', before: null })
  expect(created).toMatchObject({ action: 'insert', before: undefined })
  const odd = { title: 'Fra en anden tid' }
  const deleted = toCourseChange({ ...row, action: 'delete', before: odd, after: null })
  expect(deleted).toMatchObject({ action: 'delete', before: undefined, after: undefined })
  expect(takeLoggedErrors()).toHaveLength(1)
})
