import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import {
  type CourseEventRow,
  hasSameValues,
  readAdminCourseRows,
  readCourseRows,
  toAdminCourseEvent,
  toCourseEvent,
  toRow,
} from '@/features/courses/api/course-event-rows'
import type { CourseEvent } from '@/features/courses/domain/course-event'
import { takeLoggedErrors } from '../../../helpers/logged-errors'

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
})
afterEach(() => {
  vi.mocked(console.error).mockRestore()
})

const row: CourseEventRow = {
  id: '6a0f0c4e-52d5-4e0c-9d5c-1f2f6e6a3b11',
  title: 'Forældrekursus',
  event_date: '2026-11-24',
  start_time: '16:00:00',
  end_time: '18:30:00',
  location: 'København K',
  type: 'foraeldre',
  max_participants: 20,
  available_spots: 3,
  url: null,
  updated_at: '2026-11-22T10:00:00.123456+00:00',
}

const event: CourseEvent = {
  id: row.id,
  version: row.updated_at,
  title: 'Forældrekursus',
  date: '2026-11-24',
  startTime: '16:00',
  endTime: '18:30',
  location: 'København K',
  type: 'foraeldre',
  maxParticipants: 20,
  availableSpots: 3,
  url: null,
}

it('reads a row as a course', () => {
  expect(toCourseEvent(row)).toEqual(event)
})

it.each(['10:00', '10:00:00', '10:00:00.5'])('reads the time %s as 10:00', (time) => {
  const { startTime, endTime } = toCourseEvent({ ...row, start_time: time, end_time: time })
  expect([startTime, endTime]).toEqual(['10:00', '10:00'])
})

it('writes a course as a row without the columns that the database fills', () => {
  const {
    id: _id,
    updated_at: _version,
    ...expected
  } = { ...row, start_time: '16:00', end_time: '18:30' }
  expect(toRow(event)).toEqual(expected)
})

it('writes composed letters and plain spaces, and no invisible characters', () => {
  const written = toRow({
    ...event,
    title: 'Ga\u030A\u00A0i\u2009 sko\u00ADle',
    location: '\uFEFFCafe\u0301\u200B',
    url: 'https://eksempel.dk/kursus\u200B',
  })
  expect(written).toMatchObject({
    title: 'Gå i skole',
    location: 'Café',
    url: 'https://eksempel.dk/kursus',
  })
})

it('trims the texts', () => {
  const written = toRow({
    ...event,
    title: ' Foredrag ',
    location: '\tAarhus ',
    url: ' https://eksempel.dk ',
  })
  expect(written).toMatchObject({
    title: 'Foredrag',
    location: 'Aarhus',
    url: 'https://eksempel.dk',
  })
})

it.each([null, '', '  '])('stores the url %j as null', (url) => {
  expect(toRow({ ...event, url }).url).toBeNull()
})

it('two versions have the same values when they are stored as the same row', () => {
  expect(hasSameValues(event, { ...event, title: ' Forældrekursus ', url: '' })).toBe(true)
  expect(hasSameValues(event, { ...event, availableSpots: 2 })).toBe(false)
})

it('reads rows as courses', () => {
  const other = { ...row, id: 'b', url: 'https://eksempel.dk' }
  expect(readCourseRows([row, other])).toEqual([toCourseEvent(row), toCourseEvent(other)])
})

it.each([
  ['an unknown type', { type: 'webinar' }],
  ['a day outside any calendar', { event_date: 'infinity' }],
  ['a time with a fraction', { start_time: '16:00:00.5' }],
  ['midnight at the end of the day', { end_time: '24:00:00' }],
  ['an unknown column', { price: 1200 }],
])('accepts a row with %s', (_name, change) => {
  expect(readCourseRows([{ ...row, ...change }])).toHaveLength(1)
})

const { title: _title, ...withoutTitle } = row
const { updated_at: _version, ...specified } = row

it.each([{}, { updated_at: null }, { updated_at: 7 }])(
  'reads a row of the specified table, with %j, as a course without a version',
  (change) => {
    const [course] = readCourseRows([{ ...specified, ...change }])
    expect(course).toEqual(toCourseEvent(specified))
    expect(course).not.toHaveProperty('version')
  },
)

it('leaves a row without a version out of the list of the administration', () => {
  expect(readAdminCourseRows([specified, row])).toEqual([toAdminCourseEvent(row)])
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), [
    { id: row.id, columns: ['updated_at'] },
  ])
  takeLoggedErrors()
})

it.each([
  ['a missing column', withoutTitle, ['title']],
  ['a null', { ...row, location: null }, ['location']],
  ['an invalid time', { ...row, start_time: 'kl. 16' }, ['start_time']],
  ['a number as text', { ...row, max_participants: '20' }, ['max_participants']],
  ['a fraction', { ...row, available_spots: 2.5 }, ['available_spots']],
  ['two faults', { ...row, type: 7, url: false }, ['type', 'url']],
])('leaves out a row with %s, and logs its id and its invalid columns', (_name, odd, columns) => {
  expect(readCourseRows([odd, { ...row, id: 'b' }])).toMatchObject([{ id: 'b' }])
  expect(console.error).toHaveBeenCalledExactlyOnceWith(expect.any(String), [
    { id: row.id, columns },
  ])
})

it.each([null, 'kursus', 7, [], {}, { id: 7 }])('leaves out %j, which has no id', (odd) => {
  expect(readCourseRows([row, odd])).toEqual([toCourseEvent(row)])
  expect(takeLoggedErrors()).toHaveLength(1)
})

it('logs all invalid rows at once, and none of their values', () => {
  readCourseRows([{ ...row, title: 12345 }, { ...row, url: { secret: 67890 } }, row])
  const logged = JSON.stringify(vi.mocked(console.error).mock.calls)
  expect(logged).not.toMatch(/12345|67890|København/)
  expect(takeLoggedErrors()).toHaveLength(1)
})
