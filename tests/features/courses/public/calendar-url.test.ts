import { describe, expect, it } from 'vitest'
import {
  type CalendarQuery,
  readCalendarUrl,
  writeCalendarUrl,
} from '@/features/courses/public/calendar-url'

const TODAY = '2026-11-18'

function write(search: string, query: Partial<CalendarQuery>): string {
  return writeCalendarUrl(search, { date: TODAY, view: 'week', type: undefined, ...query }, TODAY)
}

describe('the week', () => {
  it.each([
    ['2026-W48', '2026-11-23'],
    ['2026-W01', '2025-12-29'],
    ['2026-W53', '2026-12-28'],
    ['2027-W01', '2027-01-04'],
    ['2021-W01', '2021-01-04'],
    ['2020-W53', '2020-12-28'],
    ['2000-W01', '2000-01-03'],
    ['2199-W52', '2199-12-23'],
  ])('%s begins on %s', (week, monday) => {
    expect(readCalendarUrl(`?uge=${week}`).monday).toBe(monday)
  })

  it.each([
    '2025-W53',
    '2026-W54',
    '2026-W00',
    '2026-W99',
    '2026-W8',
    '2026-48',
    '0999-W01',
    '1000-W01',
    '1999-W52',
    '2200-W01',
    '9999-W52',
    '12026-W01',
    '2026-W48-3',
    '',
    '%E0%A4%A',
    '<script>',
  ])('%j is none', (week) => {
    expect(readCalendarUrl(`?uge=${week}`).monday).toBeUndefined()
  })

  it.each(['2026-w48', '2026-W48.', '2026-W48%3E', '2026-W48+', '2026-W48).'])(
    'is found in a link out of a mail: %s',
    (week) => {
      expect(readCalendarUrl(`?uge=${week}`).monday).toBe('2026-11-23')
    },
  )

  it('the query leaves out the current week', () => {
    expect(write('', { date: '2026-11-16' })).toBe('')
    expect(write('?uge=2026-W48', { date: '2026-11-22' })).toBe('')
  })

  it('the query names a week by the year of its Thursday', () => {
    expect(write('', { date: '2027-01-01' })).toBe('?uge=2026-W53')
    expect(write('', { date: '2027-01-04' })).toBe('?uge=2027-W01')
  })
})

it('an address without a query means this week, all types', () => {
  expect(readCalendarUrl('')).toEqual({
    monday: undefined,
    courseId: undefined,
    view: 'week',
    type: undefined,
  })
})

it('reads the view, the type and the course of a link', () => {
  expect(readCalendarUrl('?vis=alle&type=foredrag&kursus=abc')).toMatchObject({
    view: 'all',
    type: 'foredrag',
    courseId: 'abc',
  })
  expect(readCalendarUrl('?vis=noget').view).toBe('week')
})

it('writes a query that it can read again', () => {
  const search = write('', { date: '2026-12-03', view: 'all', type: 'foredrag' })
  expect(search).toBe('?uge=2026-W49&vis=alle&type=foredrag')
  expect(readCalendarUrl(search)).toEqual({
    monday: '2026-11-30',
    courseId: undefined,
    view: 'all',
    type: 'foredrag',
  })
})

it('a new query replaces the course of a link, and keeps the parameters of others', () => {
  expect(write('?fra=brev&kursus=abc&vis=alle', { date: '2026-12-03' })).toBe(
    '?fra=brev&uge=2026-W49',
  )
})

it('reads links out of mails, with punctuation behind their values and in capitals', () => {
  expect(readCalendarUrl('?vis=alle.&type=Foredrag)&kursus=ABC%3E')).toMatchObject({
    view: 'all',
    type: 'foredrag',
    courseId: 'abc',
  })
  expect(readCalendarUrl('?MAANED=2026-12%20').firstOfMonth).toBe('2026-12-01')
})

it('a new query replaces a link in capitals too', () => {
  expect(write('?KURSUS=ABC&Uge=2026-W50&Fra=brev', { date: '2026-12-03' })).toBe(
    '?Fra=brev&uge=2026-W49',
  )
})
