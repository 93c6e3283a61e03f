import { readFile } from 'node:fs/promises'
import { differenceInCalendarISOWeeks } from 'date-fns'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { COURSE_TYPES } from '@/features/courses/domain/course-types'
import type { Tables } from '@/lib/database.types'
import { type LocalDatabase, openDatabase } from '../../supabase/local/database/database'

type Course = Tables<'course_events'>

let database: LocalDatabase
let courses: Course[]

async function readCourses(): Promise<Course[]> {
  const [row] = await database.asOwner((transaction) =>
    transaction.query<{ courses: Course[] }>(
      'select json_agg(course_events order by event_date, start_time) as courses from course_events',
    ),
  )
  return row?.courses ?? []
}

/** Weeks from the present one in Copenhagen to that of a date. */
function weeksFromNow(date: string): number {
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Copenhagen' }).format()
  return differenceInCalendarISOWeeks(date, today)
}

beforeAll(async () => {
  database = await openDatabase({ seed: true })
  courses = await readCourses()
})
afterAll(() => database.close())

it('the seed has every type of course, one that is full, one with two places left and one with a very long title', () => {
  expect(courses.length).toBeGreaterThanOrEqual(24)
  const types = new Set(courses.map(({ type }) => type))
  expect(types).toEqual(new Set(COURSE_TYPES))
  const spots = courses.map(({ available_spots }) => available_spots)
  expect(spots).toEqual(expect.arrayContaining([0, 2]))
  expect(courses.some(({ title }) => title.length > 150)).toBe(true)
})

it('the seed has past courses, several this week, and one empty week among those to come', () => {
  const weeks = courses.map(({ event_date }) => weeksFromNow(event_date))
  expect(Math.min(...weeks)).toBeLessThan(0)
  expect(Math.max(...weeks)).toBe(10)
  expect(weeks.filter((week) => week === 0).length).toBeGreaterThanOrEqual(5)
  const empty = Array.from({ length: 10 }, (_, week) => week).filter((w) => !weeks.includes(w))
  expect(empty).toEqual([4])
})

it('the seed has a cancelled course with a note, and a moved one', () => {
  expect(courses.find(({ status }) => status === 'cancelled')?.status_note).not.toBeNull()
  expect(courses.filter(({ status }) => status === 'moved')).toHaveLength(1)
})

it('the seed has every kind of link, and sends visitors to no real outside page', () => {
  const links = courses.map(({ url }) => url ?? '')
  for (const start of [/^$/, /^https:/, /^\/\//, /^\/contact$/])
    expect(links).toContainEqual(expect.stringMatching(start))
  const hosts = links.map((url) => new URL(url, 'https://example.com').hostname)
  expect(new Set(hosts)).toEqual(new Set(['example.com', 'example.org']))
})

it('the seed adds nothing to a table with rows', async () => {
  const seed = await readFile('supabase/seed.sql', 'utf8')
  await database.asOwner((transaction) => transaction.query(seed))
  expect(await readCourses()).toEqual(courses)
})
