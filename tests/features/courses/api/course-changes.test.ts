import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { readChangeRows } from '@/features/courses/api/course-changes'
import { takeLoggedErrors } from '../../../helpers/logged-errors'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockRestore()
})

const course = {
  id: 'c',
  title: 'Foredrag',
  event_date: '2026-11-24',
  start_time: '19:00:00',
  end_time: '21:00:00',
  location: 'Valby Kulturhus',
  type: 'foredrag',
  max_participants: 150,
  available_spots: 62,
  url: null,
  updated_at: '2026-11-01T10:00:00+00:00',
}

const row = {
  id: 7,
  course_id: 'c',
  changed_at: '2026-11-22T10:00:00+00:00',
  changed_by: 'b',
  changed_by_email: 'admin@example.com',
  action: 'update',
  before: course,
  after: { ...course, title: 'Foredrag om søvn' },
}

it('reads person, action, and the course before and after a change', () => {
  expect(readChangeRows([row])).toMatchObject([
    {
      id: 7,
      at: '2026-11-22T10:00:00+00:00',
      by: 'admin@example.com',
      action: 'update',
      before: { id: 'c', title: 'Foredrag', startTime: '19:00' },
      after: { id: 'c', title: 'Foredrag om søvn' },
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

it('keeps a change whose course is unreadable', () => {
  const [change] = readChangeRows([{ ...row, before: { title: 'Fra en anden tid' }, after: null }])
  expect(change).toMatchObject({ action: 'update', by: 'admin@example.com' })
  expect(change?.before).toBeUndefined()
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('leaves out and reports an invalid entry', () => {
  expect(readChangeRows([{ ...row, action: 'truncate' }, null, row])).toHaveLength(1)
  expect(takeLoggedErrors()).toHaveLength(2)
})
