import { expect, it } from 'vitest'
import { readChangeRows } from '@/features/courses/api/course-changes'
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
  expect(readChangeRows([row])).toMatchObject([
    {
      id: 7,
      at: '2026-11-22T10:00:00+00:00',
      by: 'admin@example.com',
      action: 'update',
      before: { id: 'a1', title: 'Foredrag', startTime: '16:00' },
      after: { id: 'a1', title: 'Foredrag om søvn' },
    },
  ])
})

it('a created course has no version before, a deleted one none after', () => {
  const [created, deleted] = readChangeRows([
    { ...row, action: 'insert', before: null },
    { ...row, action: 'delete', after: null },
  ])
  expect([created?.before, deleted?.after]).toEqual([undefined, undefined])
  expect(created?.after?.title).toBe('Foredrag om søvn')
})

it('a change whose course is unreadable stays, an unreadable change is left out, and both are logged', () => {
  const odd = { ...row, before: { title: 'Fra en anden tid' }, after: null }
  const [change, ...others] = readChangeRows([odd, { ...row, action: 'truncate' }, null])
  expect(change).toMatchObject({ action: 'update', by: 'admin@example.com', before: undefined })
  expect(others).toEqual([])
  expect(takeLoggedErrors()).toHaveLength(3)
})
