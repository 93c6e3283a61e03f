import { expect, it } from 'vitest'
import {
  type CourseEvent,
  type CourseEventRow,
  compareCourseEvents,
  hasSameValues,
  toCourseEvent,
  toRow,
} from '@/features/courses/model/course-event'

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

it('writes a course as a row without what the database makes', () => {
  const {
    id: _id,
    updated_at: _version,
    ...expected
  } = { ...row, start_time: '16:00', end_time: '18:30' }
  expect(toRow(event)).toEqual(expected)
})

it('writes composed letters and plain spaces, and nothing that is not seen', () => {
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

it('trims what was typed', () => {
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

it('takes two versions for the same when they are stored as the same row', () => {
  expect(hasSameValues(event, { ...event, title: ' Forældrekursus ', url: '' })).toBe(true)
  expect(hasSameValues(event, { ...event, availableSpots: 2 })).toBe(false)
})

it('orders courses by date, then start time, then id', () => {
  const later = { ...event, id: '1', date: '2026-12-01', startTime: '08:00' }
  const afternoon = { ...event, id: '2', startTime: '17:00' }
  const second = { ...event, id: '4' }
  const first = { ...event, id: '3' }
  expect([later, afternoon, second, first].sort(compareCourseEvents)).toEqual([
    first,
    second,
    afternoon,
    later,
  ])
  expect(compareCourseEvents(event, event)).toBe(0)
})
