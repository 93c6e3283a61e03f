import { differenceInCalendarISOWeeks } from 'date-fns'
import { beforeAll, expect, it } from 'vitest'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import type { Tables } from '@/lib/database.types'
import { commonDatabase } from '../helpers/common-database'

type Course = Tables<'course_events'>

let courses: Course[]

/** Weeks from the present one in Copenhagen to that of a date. */
function weeksFromNow(date: string): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format()
  return differenceInCalendarISOWeeks(date, today)
}

beforeAll(async () => {
  const database = await commonDatabase()
  await database.reset({ seed: true })
  const [row] = await database.query<{ courses: Course[] }>(
    'select json_agg(course_events order by event_date, start_time) as courses from course_events',
  )
  courses = row?.courses ?? []
})

it('the seed has a course of each kind that the site shows differently', () => {
  const values = (column: keyof Course) => new Set(courses.map((course) => course[column]))
  expect(courses.length).toBeGreaterThanOrEqual(24)
  expect(values('type')).toEqual(new Set(COURSE_TYPES))
  expect(values('status')).toEqual(new Set(['planned', 'cancelled', 'moved', 'postponed']))
  expect([...values('available_spots')]).toEqual(expect.arrayContaining([0, 2]))
  expect(courses.some(({ title }) => title.length > 150)).toBe(true)
})

it('the seed fills in every column of a course', () => {
  for (const column of Object.keys(courses[0] ?? {})) {
    expect(
      courses.some((course) => Reflect.get(course, column) !== null),
      column,
    ).toBe(true)
  }
})

it('the seed has a series that is to come, one that has begun, and one that is sold out', () => {
  const series = [...new Set(courses.map(({ series_id }) => series_id))]
    .filter((id) => id !== null)
    .map((id) => courses.filter(({ series_id }) => series_id === id))
  const inCommon = series.map((dates) => [
    dates.length,
    new Set(dates.map((date) => [date.price, date.max_participants, date.available_spots].join()))
      .size,
    weeksFromNow(dates[0]?.event_date ?? '') < 0,
    dates[0]?.available_spots === 0,
  ])
  expect(inCommon.sort()).toEqual([
    [2, 1, false, true],
    [3, 1, false, false],
    [3, 1, true, false],
  ])
})

it('the seed has past courses, several this week, and one empty week among those to come', () => {
  const weeks = courses.map(({ event_date }) => weeksFromNow(event_date))
  expect(Math.min(...weeks)).toBeLessThan(0)
  expect(Math.max(...weeks)).toBe(10)
  expect(weeks.filter((week) => week === 0).length).toBeGreaterThanOrEqual(5)
  const empty = Array.from({ length: 10 }, (_, week) => week).filter((w) => !weeks.includes(w))
  expect(empty).toEqual([4])
})

it('the seed has every kind of link, and sends visitors to no real outside page', () => {
  const links = courses.map(({ url }) => url ?? '')
  for (const start of [/^$/, /^https:/, /^\/\//, /^\/contact$/])
    expect(links).toContainEqual(expect.stringMatching(start))
  const hosts = links.map((url) => new URL(url, 'https://example.com').hostname)
  expect(new Set(hosts)).toEqual(new Set(['example.com', 'example.org']))
})
