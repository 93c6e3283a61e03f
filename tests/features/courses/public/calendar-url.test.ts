import { expect, it } from 'vitest'
import {
  type CalendarQuery,
  readCalendarUrl,
  writeCalendarUrl,
} from '@/features/courses/public/calendar-url'

const TODAY = '2026-11-18'

function write(search: string, query: Partial<CalendarQuery>): string {
  return writeCalendarUrl(search, { date: TODAY, view: 'week', type: undefined, ...query }, TODAY)
}

it.each([
  ['2026-W48', '2026-11-23'],
  ['2026-W01', '2025-12-29'],
  ['2026-W53', '2026-12-28'],
  ['2027-W01', '2027-01-04'],
  ['2000-W01', '2000-01-03'],
  ['2199-W52', '2199-12-23'],
  // As mail programs copy links.
  ['2026-w48', '2026-11-23'],
  ['2026-W48%3E', '2026-11-23'],
  ['2026-W48).', '2026-11-23'],
])('the week %s in the address begins on %s', (week, monday) => {
  expect(readCalendarUrl(`?uge=${week}`).start).toBe(monday)
})

it.each([
  ...['2025-W53', '2026-W54', '2026-W00', '2026-W8', '2026-48', '2026-W48-3', '12026-W01'],
  ...['0999-W01', '1999-W52', '2200-W01', '', '%E0%A4%A', '<script>'],
])('%j in the address is no week', (week) => {
  expect(readCalendarUrl(`?uge=${week}`).start).toBeUndefined()
})

it('a link names view, type and course, also as a mail writes it', () => {
  const named = { view: 'all', type: 'foredrag', courseId: 'abc' }
  expect(readCalendarUrl('?vis=alle&type=foredrag&kursus=abc')).toMatchObject(named)
  expect(readCalendarUrl('?vis=alle.&type=Foredrag)&kursus=ABC%3E')).toMatchObject(named)
  expect(readCalendarUrl('?MAANED=2026-12%20')).toMatchObject({
    view: 'month',
    start: '2026-12-01',
  })
})

it('the query leaves out the current week, and names another by the year of its Thursday', () => {
  expect(write('?uge=2026-W48', { date: '2026-11-16' })).toBe('')
  expect(write('', { date: '2026-11-22' })).toBe('')
  expect(write('', { date: '2027-01-01' })).toBe('?uge=2026-W53')
  expect(write('', { date: '2027-01-04' })).toBe('?uge=2027-W01')
})

it('a new query replaces the course of a link, also in capitals, and keeps the parameters of others', () => {
  const search = '?KURSUS=ABC&Uge=2026-W50&Fra=brev'
  expect(write(search, { date: '2026-12-03' })).toBe('?Fra=brev&uge=2026-W49')
})
